import { gates } from '@site/federation/gates';
import { styled } from '@site/platform';
import { from, Text } from '@site/ui';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import Clock from 'lucide-react/icons/clock';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import type { ReactNode } from 'react';
import { Label, Plot } from '../pages/Plot.tsx';

const Frame = styled.figure`
  display: grid;
  gap: 20px;
  align-content: start;
  min-width: 0;
  padding: 20px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  ${from.desktop} {
    padding: 32px;
  }
`;

const Head = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 16px;
  font-weight: 600;
  > span {
    font-weight: 400;
  }
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
      {note && (
        <Text as="span" $size={14} $muted>
          {note}
        </Text>
      )}
    </Head>
    {children}
  </Frame>
);

type Words = readonly [text: string, left: number, top: number, tone: string, from?: 'middle' | 'end'];

interface DrawnProps {
  address: string;
  ratio: number;
  wideRatio?: number;
  words: readonly Words[];
}

/** A drawing without words, and its words where they belong, in the size of the page's. */
const Drawn = ({ address, words, ratio, wideRatio = ratio }: DrawnProps) => (
  <Plot $ratio={ratio} $wideRatio={wideRatio}>
    <img src={`/gates${address}.svg`} alt="" />
    {words.map(([text, left, top, tone, anchor]) => (
      <Label key={text} $left={left} $top={top} $tone={tone} $from={anchor}>
        {text}
      </Label>
    ))}
  </Plot>
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
  <Titled address="/services" title="XAU/USD · long" note="Simulated">
    <Drawn
      address="/services"
      ratio={1.3}
      wideRatio={0.97}
      words={[
        ['Target 2,520', 72, 3.2, 'up'],
        ['+2 R', 59.5, 34, 'text', 'middle'],
        ['Entry 2,500', 72, 65.6, 'text'],
        ['−1 R', 59.5, 81, 'text', 'middle'],
        ['Stop 2,490', 72, 96.8, 'down'],
      ]}
    />
    <Foot>
      <span>Stop, 1 R: −1% of the account</span>
      <span>Target, 2 R: +2%</span>
    </Foot>
  </Titled>
);

const Equity = () => (
  <Titled address="/results" title="Equity and its drawdown" note="Simulated">
    <Drawn
      address="/results"
      ratio={1.2}
      wideRatio={3.6}
      words={[
        ['$10,400', 0, 54, 'muted'],
        ['$10,900', 26.7, 8, 'muted', 'middle'],
        ['$11,020', 100, 1, 'muted', 'end'],
        ['−10%', 64, 77, 'down'],
        ['35 trades below the peak', 60.6, 98, 'down', 'middle'],
      ]}
    />
  </Titled>
);

const FalseBreakout = () => (
  <Titled address="/education" title="A zone and a false breakout" note="Simulated">
    <Drawn
      address="/education"
      ratio={1.25}
      words={[
        ['Close above', 50, 6.7, 'text', 'end'],
        ['Buy 2,507', 76.5, 6.7, 'text'],
        ['Zone 2,503', 76.5, 22, 'gold'],
        ['2,498', 76.5, 41, 'gold'],
        ['Stop 2,495', 76.5, 52.5, 'down'],
      ]}
    />
  </Titled>
);

const Bars = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 20px 16px;
  align-items: center;
  ${from.desktop} {
    row-gap: 28px;
  }
  font-variant-numeric: tabular-nums;
  > :nth-child(3n) {
    text-align: end;
  }
`;

/* Of borders, which are printed. */
const Bar = styled.span<{ $loss: number }>`
  display: grid;
  gap: 4px;
  &::before,
  &::after {
    content: '';
    width: ${({ $loss }) => $loss / 3}%;
    border-top: 16px solid var(--down);
    border-radius: 2px;
  }
  &::after {
    width: ${({ $loss }) => (100 * $loss) / (100 - $loss) / 3}%;
    border-color: var(--up);
  }
`;

const Losses = () => (
  <Titled address="/about" title="A loss, and the gain that makes it good">
    <Bars>
      {[10, 20, 30, 40, 50, 60, 75].flatMap(loss => [
        <span key={`${loss} lost`}>−{loss}%</span>,
        <Bar key={loss} $loss={loss} />,
        <strong key={`${loss} needed`}>+{Math.round((100 * loss) / (100 - loss))}%</strong>,
      ])}
    </Bars>
  </Titled>
);

const Steps = styled.ol`
  display: grid;
  gap: 24px;
  ${from.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 40px;
  }
  li {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr);
    align-content: start;
    ${from.desktop} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  svg {
    grid-row: span 2;
    color: var(--gold);
    ${from.desktop} {
      width: 80px;
      height: 80px;
      margin: 0 0 16px -8px;
    }
  }
  strong {
    font-weight: 600;
  }
  span {
    color: var(--muted);
  }
`;

const steps = [
  [MessageSquareText, 'You ask', 'Five fields, no card.'],
  [Clock, 'We answer', 'Within 24 hours. Until then you can change it.'],
  [CalendarCheck, 'We talk', 'The first talk is free and binds you to nothing.'],
] as const;

const Consultation = () => (
  <Frame as="div">
    <Steps>
      {steps.map(([Icon, name, text]) => (
        <li key={name}>
          <Icon size={48} strokeWidth={1} />
          <strong>{name}</strong>
          <span>{text}</span>
        </li>
      ))}
    </Steps>
  </Frame>
);

/* The minutes of each lesson, and how many are read, begun or open. */
const levels = [
  ['Beginner', [45, 60, 50, 40, 35, 55], ['read', 'read']],
  ['Intermediate', [75, 85, 90, 60, 70, 65], ['read', 'begun']],
  ['Expert', [120, 100, 95, 110, 85, 105], ['open', 'open']],
] as const;
const LONGEST = 615;

const fills = {
  read: 'var(--text)',
  begun: 'linear-gradient(transparent 50%, var(--text) 0)',
  open: 'none',
  locked: 'none',
};

const Block = styled.span<{ $state: keyof typeof fills; $length?: number }>`
  flex: ${({ $length = 'none' }) => $length};
  height: 44px;
  border: 1.5px ${({ $state }) => ($state === 'locked' ? 'dashed var(--border)' : 'solid var(--text)')};
  border-radius: 3px;
  background: ${({ $state }) => fills[$state]};
  print-color-adjust: exact;
`;

const Blocks = styled.div<{ $minutes: readonly number[] }>`
  display: flex;
  gap: 5px;
  width: ${({ $minutes }) => ($minutes.reduce((sum, each) => sum + each) / LONGEST) * 100}%;
  margin-block: 12px 20px;
`;

const Key = styled.span`
  display: flex;
  gap: 8px;
  align-items: center;
  > span {
    width: 16px;
    height: 16px;
  }
`;

const Progress = () => (
  <Titled address="/account" title="Your progress" note="Example">
    {levels.map(([name, minutes, states]) => (
      <div key={name}>
        {name}
        <Blocks $minutes={minutes}>
          {minutes.map((length, index) => (
            <Block key={index} $state={states[index] ?? 'locked'} $length={length} />
          ))}
        </Blocks>
      </div>
    ))}
    <Foot>
      {(['read', 'begun', 'open', 'locked'] as const).map(state => (
        <Key key={state}>
          <Block $state={state} />
          {state}
        </Key>
      ))}
    </Foot>
  </Titled>
);

const Lesson = styled.img`
  width: 100%;
  height: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
`;

const pictures: Readonly<Record<string, () => ReactNode>> = {
  '/services': Signal,
  '/results': Equity,
  '/about': Losses,
  '/education': FalseBreakout,
  '/contact': Consultation,
  '/account': Progress,
};

/** What belongs to the page; of a lesson its first figure. */
export function GatePicture({ address }: { address: string }) {
  const Page = pictures[address];
  if (Page) return <Page />;
  return <Lesson src={`/gates${address}.svg`} alt={gates[address]?.picture} width={360} height={340} />;
}
