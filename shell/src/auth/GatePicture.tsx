import { gates } from '@site/federation/gates';
import { styled, type RemoteDeps } from '@site/platform';
import { Card, from, NewTabLink, ProgrammeMap, Text, TextLink } from '@site/ui';
import type { ReactNode } from 'react';
import { Label, Plot } from '../pages/Plot.tsx';

const Frame = styled(Card)`
  gap: 16px;
  ${from.desktop} {
    padding: 32px;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 16px;
  font-weight: 600;
`;

interface TitledProps {
  address: string;
  title: string;
  note?: string;
  children: ReactNode;
}

const Titled = ({ address, title, note, children }: TitledProps) => (
  <Frame role="img" aria-label={gates[address]?.picture}>
    <Head>
      {title}
      <Text as="span" $size={14} $muted>
        {note}
      </Text>
    </Head>
    {children}
  </Frame>
);

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 24px;
  padding-top: 16px;
  border-top: 1px solid var(--line);
  color: var(--muted);
  font-size: var(--size-14);
`;

const Signal = () => (
  <Titled address="/services" title="XAU/USD, long" note="Simulated">
    <Plot $ratio={1.3} $wideRatio={1.5}>
      <img src="/gates/services.svg" alt="" />
      <Label $left={72} $top={3.2} $tone="up">
        Target 2,520
      </Label>
      <Label $left={59.5} $top={34} $tone="text" $from="middle">
        +2 R
      </Label>
      <Label $left={72} $top={65.6} $tone="text">
        Entry 2,500
      </Label>
      <Label $left={59.5} $top={81} $tone="text" $from="middle">
        −1 R
      </Label>
      <Label $left={72} $top={96.8} $tone="down">
        Stop 2,490
      </Label>
    </Plot>
    <Foot>
      <span>Stop, 1 R: −1% of the account</span>
      <span>Target, 2 R: +2%</span>
    </Foot>
  </Titled>
);

const Equity = () => (
  <Titled address="/results" title="Equity and its drawdown" note="Simulated">
    <Plot $ratio={1.2} $wideRatio={3.6}>
      <img src="/gates/results.svg" alt="" />
      <Label $left={0} $top={54} $tone="muted">
        $10,400
      </Label>
      <Label $left={32.2} $top={7} $tone="muted" $from="middle">
        $10,900
      </Label>
      <Label $left={100} $top={1.5} $tone="muted" $from="end">
        $11,020
      </Label>
      <Label $left={57} $top={79} $tone="down">
        −10%
      </Label>
      <Label $left={54.3} $top={96} $tone="down" $from="middle">
        35 trades below the peak
      </Label>
    </Plot>
  </Titled>
);

const FalseBreakout = () => (
  <Titled address="/education" title="A zone and a false breakout" note="Simulated">
    <Plot $ratio={1.25} $wideRatio={1.5}>
      <img src="/gates/education.svg" alt="" />
      <Label $left={0} $top={14.5} $tone="gold-text">
        Zone 2,498–2,503
      </Label>
      <Label $left={50} $top={6.7} $tone="text" $from="end">
        Close above
      </Label>
      <Label $left={76.5} $top={6.7} $tone="text">
        Buy 2,507
      </Label>
      <Label $left={76.5} $top={52.5} $tone="down">
        Stop 2,495
      </Label>
    </Plot>
  </Titled>
);

/* Of a border, which is printed; its value stands at its end. */
const Bar = styled.span<{ $percent: number; $tone: 'up' | 'down' }>`
  display: flex;
  gap: 8px;
  align-items: center;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
  &::before {
    content: '';
    width: calc((100% - 4.5rem) * ${({ $percent }) => $percent / 300});
    border-top: 16px solid var(--${({ $tone }) => $tone});
    border-radius: 2px;
  }
`;

const Key = styled(Bar)`
  font-weight: 400;
  &::before {
    width: 16px;
  }
`;

const Losses = () => (
  <Titled address="/about" title="A loss, and the gain that makes it good">
    {[10, 25, 50, 75].map(loss => {
      const gain = Math.round((100 * loss) / (100 - loss));
      return (
        <div key={loss}>
          <Bar $percent={loss} $tone="down">
            −{loss}%
          </Bar>
          <Bar $percent={gain} $tone="up">
            +{gain}%
          </Bar>
        </div>
      );
    })}
    <Foot>
      <Key $percent={0} $tone="down">
        Loss
      </Key>
      <Key $percent={0} $tone="up">
        Gain needed
      </Key>
    </Foot>
  </Titled>
);

const Ways = styled(Frame)`
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
    <div>
      <dt>Write at any hour</dt>
      <dd>
        <TextLink href={`mailto:${config.contactEmail}`}>{config.contactEmail}</TextLink>
      </dd>
    </div>
    <div>
      <dt>We answer</dt>
      <dd>Within 24 hours</dd>
    </div>
    <div>
      <dt>The first talk</dt>
      <dd>Free, and it binds you to nothing</dd>
    </div>
    <div>
      <dt>A note each day</dt>
      <dd>
        <NewTabLink href={config.telegramChannelUrl}>Open the free channel on Telegram</NewTabLink>
      </dd>
    </div>
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
  '/services': Signal,
  '/results': Equity,
  '/about': Losses,
  '/education': FalseBreakout,
  '/contact': Contact,
  '/account': Progress,
};

/** What belongs to the page; of a lesson its first figure. */
export function GatePicture({ address, config }: Config & { address: string }) {
  const Page = pictures[address];
  if (Page) return <Page config={config} />;
  return <Lesson src={`/gates${address}.svg`} alt={gates[address]?.picture} width={360} height={340} />;
}
