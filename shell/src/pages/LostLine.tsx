import { styled } from '@site/platform';
import { from } from '@site/ui';
import { Label, Plot } from './Plot.tsx';

const Drawing = styled.svg.attrs({ viewBox: '24 40 424 260', preserveAspectRatio: 'none' })`
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linejoin: round;
  overflow: visible;
  path {
    vector-effect: non-scaling-stroke;
  }
  .line {
    stroke: var(--line);
    stroke-width: 1;
  }
  .gold {
    stroke: var(--gold);
    stroke-dasharray: 4 4;
  }
  .dot {
    stroke: var(--gold);
    stroke-width: 12;
    stroke-linecap: round;
  }
`;

const Tag = styled(Label)`
  padding: 4px 12px;
  border-radius: 4px;
  background: var(--action);
`;

const Note = styled(Label)`
  font: 400 var(--size-13) / 1.2 var(--font-text);
`;

/* As wide as each other, so that the lines of the grid end below each other. */
const Price = styled(Label)`
  width: 3.25rem;
  background: var(--bg);
  text-align: end;
`;

const OFF =
  'M24 286 33 286 43 286 52 285 62 285 71 285 80 285 90 283 99 280 109 275 118 275 127 274 137 274 146 270 156 268 165 260 174 258 184 248 193 252 203 258 212 252 222 236 231 233 240 226 250 213 259 218 269 219 278 197 287 185 297 171 306 174 316 181 325 155 334 168 344 157 353 121 363 81 372 46';
const END = '372 46';

/* Below the words, which end before it climbs. On a phone the end of the line is at its price. */
const Behind = styled(Plot)`
  pointer-events: none;
  /* Its own height is none. */
  > svg {
    position: absolute;
  }
  .gold {
    display: none;
  }
  stop {
    stop-color: var(--line);
  }
  ${from.desktop} {
    margin-block: 32px 0;
    > :first-of-type:not(svg) {
      margin-left: 20px;
    }
    .gold {
      display: inline;
    }
  }
`;

/** A simulated price line that leaves the chart, of the 404 page where its price would be 404. */
export const LostLine = ({ missing }: { missing?: number }) => (
  <Behind
    $ratio={1.4}
    $wideRatio={missing ? 'auto' : 1.6}
    role="img"
    aria-label={`A simulated price line rises and leaves the chart${missing ? ` before ${missing}` : ''}.`}
  >
    <Drawing>
      <linearGradient id="fading" gradientUnits="userSpaceOnUse" x1="220" x2="360">
        <stop stopOpacity="0" />
        <stop offset="1" />
      </linearGradient>
      <path d="M220 106H440M220 166H440M220 226H440" stroke="url(#fading)" strokeWidth="1" />
      <path className="line" d="M24 286H440" />
      <path d={OFF} />
      <path className="gold" d={`M${END}H440`} />
      <path className="dot" d={`M${END}h0`} />
    </Drawing>
    <Label $left={79} $top={2.3} $tone="muted" $from="end">
      It should be here
    </Label>
    {missing && (
      <Tag $left={100} $top={2.3} $tone="on-action" $from="end">
        {missing}
      </Tag>
    )}
    {missing &&
      [1, 2, 3, 4].map(below => (
        <Price key={below} $left={100} $top={2.3 + 23.1 * below} $tone="muted" $from="end">
          {missing - below}
        </Price>
      ))}
    <Note $left={82} $top={91} $tone="muted" $from="end">
      Simulated
    </Note>
  </Behind>
);
