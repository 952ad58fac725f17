import { styled } from '@site/platform';
import { Row, Stack, Text } from '@site/ui';
import { Label, Plot } from '../pages/Plot.tsx';

/** Its place in percent. */
type Words = readonly [left: number, top: number, tone: string, text: string, from?: 'middle' | 'end'];

interface Drawing {
  /** What it shows, and a note. */
  head: readonly [string, string];
  /** Width to height, on a phone and where there is room. */
  ratios: readonly [number, number];
  labels: readonly Words[];
}

const drawings: Readonly<Record<string, Drawing>> = {
  '/services': {
    head: ['XAU/USD · long', 'Simulated. 1 R is 1% of the account.'],
    ratios: [1.3, 3],
    labels: [
      [53.5, 10, 'up', 'Target 2,520'],
      [98, 10, 'up', '+2 R', 'end'],
      [53.5, 59, 'text', 'Entry 2,500'],
      [53.5, 90, 'down', 'Stop 2,490'],
      [98, 90, 'down', '−1 R', 'end'],
    ],
  },
  '/results': {
    head: ['Equity and its drawdown', 'Simulated'],
    ratios: [1.2, 3.6],
    labels: [
      [0, 54, 'muted', '$10,400'],
      [30.5, 7, 'muted', '$10,900', 'middle'],
      [100, 1.5, 'muted', '$11,020', 'end'],
      [57.7, 79, 'down', '−10%'],
      [54.7, 96, 'down', '35 trades below the peak', 'middle'],
    ],
  },
};

const Lesson = styled.img`
  width: min(100%, calc(var(--page) / 2 - 12px));
  height: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
`;

/** What belongs to the page; of a lesson its first figure. */
export function GatePicture({ address, picture }: Record<'address' | 'picture', string>) {
  const drawing = drawings[address];
  const file = `/gates${address}.svg`;
  if (!drawing) return <Lesson role="img" src={file} alt={picture} width={360} height={340} />;
  return (
    <Stack role="img" aria-label={picture}>
      <Row $gap={12}>
        <strong>{drawing.head[0]}</strong>
        <Text as="span" $size={14} $muted>
          {drawing.head[1]}
        </Text>
      </Row>
      <Plot $ratio={drawing.ratios[0]} $wideRatio={drawing.ratios[1]}>
        <img src={file} alt="" />
        {drawing.labels.map(([left, top, tone, text, start]) => (
          <Label key={text} $left={left} $top={top} $tone={tone} $from={start}>
            {text}
          </Label>
        ))}
      </Plot>
    </Stack>
  );
}
