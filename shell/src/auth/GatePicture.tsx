import { gates } from '@site/federation/gates';
import { styled, type RemoteDeps } from '@site/platform';
import { Card, from, LossBars, NewTabLink, ProgrammeMap, Text, TextLink } from '@site/ui';
import type { ReactNode } from 'react';
import { Label, Plot } from '../pages/Plot.tsx';

/* As high as its place, up to a limit. */
const Frame = styled(Card)`
  gap: 16px;
  ${from.desktop} {
    min-height: min(100%, 30rem);
    padding: 32px;
  }
  > figure {
    flex-grow: 1;
    justify-content: space-between;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 16px;
`;

interface TitledProps {
  address: string;
  title: string;
  note?: string;
  children: ReactNode;
}

const Titled = ({ address, title, note = 'Simulated', children }: TitledProps) => (
  <Frame role="img" aria-label={gates[address]?.picture}>
    <Head>
      <strong>{title}</strong>
      <Text as="span" $size={14} $muted>
        {note}
      </Text>
    </Head>
    {children}
  </Frame>
);

/** Its place in percent. */
type Words = readonly [left: number, top: number, tone: string, text: string, from?: 'middle' | 'end'];

interface Drawing {
  title: string;
  /** Width to height, on a phone and where there is room. */
  ratios: readonly [number, number];
  labels: readonly Words[];
}

const drawings: Readonly<Record<string, Drawing>> = {
  '/services': {
    title: 'XAU/USD, long',
    ratios: [1.3, 1.5],
    labels: [
      [72, 3.2, 'up', 'Target 2,520'],
      [59.5, 30, 'text', '+2 R', 'middle'],
      [59.5, 38, 'text', '+2%', 'middle'],
      [72, 65.6, 'text', 'Entry 2,500'],
      [59.5, 77, 'text', '−1 R', 'middle'],
      [59.5, 85, 'text', '−1%', 'middle'],
      [72, 96.8, 'down', 'Stop 2,490'],
    ],
  },
  '/results': {
    title: 'Equity and its drawdown',
    ratios: [1.2, 3.6],
    labels: [
      [0, 54, 'muted', '$10,400'],
      [32.2, 7, 'muted', '$10,900', 'middle'],
      [100, 1.5, 'muted', '$11,020', 'end'],
      [57, 79, 'down', '−10%'],
      [54.3, 96, 'down', '35 trades below the peak', 'middle'],
    ],
  },
  '/education': {
    title: 'A zone and a false breakout',
    ratios: [1.05, 1.5],
    labels: [
      [0, 14, 'gold-text', 'Zone 2,498–2,503'],
      [50, 6.7, 'text', 'Close above', 'end'],
      [76.5, 6.7, 'text', 'Buy 2,507'],
      [76.5, 52.5, 'down', 'Stop 2,495'],
    ],
  },
};

const Drawn = ({ address, drawing }: { address: string; drawing: Drawing }) => (
  <Titled address={address} title={drawing.title}>
    <Plot $ratio={drawing.ratios[0]} $wideRatio={drawing.ratios[1]}>
      <img src={`/gates${address}.svg`} alt="" />
      {drawing.labels.map(([left, top, tone, text, start]) => (
        <Label key={text} $left={left} $top={top} $tone={tone} $from={start}>
          {text}
        </Label>
      ))}
    </Plot>
  </Titled>
);

const Losses = () => (
  <Titled address="/about" title="A loss, and the gain that makes it good" note="">
    <LossBars />
  </Titled>
);

const Ways = styled(Frame)`
  justify-content: space-between;
  dt {
    color: var(--muted);
    font-size: var(--size-14);
  }
  dd {
    font-size: var(--size-20);
    overflow-wrap: anywhere;
  }
  > :not(:first-child) {
    padding-top: 16px;
    border-top: 1px solid var(--line);
  }
`;

type Config = Pick<RemoteDeps, 'config'>;

const Contact = ({ config }: Config) => (
  <Ways as="dl">
    {Object.entries<ReactNode>({
      'Write at any hour': <TextLink href={`mailto:${config.contactEmail}`}>{config.contactEmail}</TextLink>,
      'We answer': 'Within 24 hours',
      'The first talk': 'Free, and it binds you to nothing',
      'A note each day': (
        <NewTabLink href={config.telegramChannelUrl}>Open the free channel on Telegram</NewTabLink>
      ),
    }).map(([name, way]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{way}</dd>
      </div>
    ))}
  </Ways>
);

const level = (
  name: string,
  note: string,
  minutes: readonly number[],
  ...states: ('read' | 'begun' | 'open')[]
) => ({
  name,
  note,
  lessons: minutes.map((length, index) => ({ minutes: length, state: states[index] ?? ('locked' as const) })),
});

const Progress = () => (
  <Titled address="/account" title="Your progress" note="Example">
    <ProgrammeMap
      levels={[
        level('Beginner', '2 of 6 read', [45, 60, 50, 40, 35, 55], 'read', 'read'),
        level('Intermediate', '1 of 6 read', [75, 85, 90, 60, 70, 65], 'read', 'begun'),
        level('Expert', '0 of 6 read', [120, 100, 95, 110, 85, 105], 'open', 'open'),
      ]}
    />
  </Titled>
);

const Lesson = styled.img`
  width: 100%;
  height: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
`;

const pictures: Readonly<Record<string, (props: Config) => ReactNode>> = {
  '/about': Losses,
  '/contact': Contact,
  '/account': Progress,
};

/** What belongs to the page; of a lesson its first figure. */
export function GatePicture({ address, config }: Config & { address: string }) {
  const drawing = drawings[address];
  if (drawing) return <Drawn address={address} drawing={drawing} />;
  const Page = pictures[address];
  if (Page) return <Page config={config} />;
  return <Lesson src={`/gates${address}.svg`} alt={gates[address]?.picture} width={360} height={340} />;
}
