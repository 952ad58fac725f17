import { styled } from '@site/platform';
import { Row, Stack, Text } from '@site/ui';
import { Label, Plot } from '../pages/Plot.tsx';

/** Each at its place in percent. */
const labels = [
  [0, 54, 'muted', '$10,400'],
  [30.5, 7, 'muted', '$10,900', 'middle'],
  [100, 1.5, 'muted', '$11,020', 'end'],
  [57.7, 79, 'down', '−10%'],
  [54.7, 96, 'down', '35 trades below the peak', 'middle'],
] as const;

const Lesson = styled.img`
  width: min(100%, calc(var(--page) / 2 - 12px));
  height: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
`;

/** What belongs to the page; of a lesson its first figure. */
export function GatePicture({ address, picture }: Record<'address' | 'picture', string>) {
  const file = `/gates${address}.svg`;
  if (address !== '/results') return <Lesson role="img" src={file} alt={picture} width={360} height={340} />;
  return (
    <Stack role="img" aria-label={picture}>
      <Row $gap={12}>
        <strong>Equity and its drawdown</strong>
        <Text as="span" $size={14} $muted>
          Simulated
        </Text>
      </Row>
      <Plot $ratio={1.2} $wideRatio={3.6}>
        <img src={file} alt="" />
        {labels.map(([left, top, tone, text, start]) => (
          <Label key={text} $left={left} $top={top} $tone={tone} $from={start}>
            {text}
          </Label>
        ))}
      </Plot>
    </Stack>
  );
}
