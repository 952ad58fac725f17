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

const Price = styled(Label)`
  padding-inline: 12px;
  background: var(--bg);
`;

const BREAK = '222 162';
const WAY =
  'M24 286 33 270 43 250 52 245 62 252 71 266 80 268 90 238 99 216 109 180 118 199 127 201 137 213 146 198 156 199 165 175 174 180 184 154 193 177 203 206 212 196 222 162';
const OFF =
  'M24 286 33 286 43 286 52 285 62 285 71 285 80 285 90 283 99 280 109 275 118 275 127 274 137 274 146 270 156 268 165 260 174 258 184 248 193 252 203 258 212 252 222 236 231 233 240 226 250 213 259 218 269 219 278 197 287 185 297 171 306 174 316 181 325 155 334 168 344 157 353 121 363 81 372 46';
const END = '372 46';

/** A simulated price line that breaks off in the middle of the chart. */
export const BrokenLine = () => (
  <Plot
    $ratio={1.6}
    $wideRatio={1.6}
    role="img"
    aria-label="A simulated price line that breaks off in the middle of the chart."
  >
    <Drawing>
      <path className="line" d="M24 106H448M24 166H448M24 226H448M24 286H448" />
      <path d={WAY} />
      <path className="gold" d={`M${BREAK}H448`} />
      <path className="dot" d={`M${BREAK}h0`} />
    </Drawing>
  </Plot>
);

/* Below the words, which end before it climbs. On a phone the end of the line is at its price. */
const Behind = styled(Plot)`
  pointer-events: none;
  .gold {
    display: none;
  }
  .quiet {
    font-weight: 400;
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

/** A simulated price line that leaves the chart where its price would be 404. */
export const LostLine = () => (
  <Behind
    $ratio={1.4}
    $wideRatio={2.8}
    role="img"
    aria-label="A simulated price line rises past 403 and leaves the chart before 404."
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
    <Label $left={79} $top={2.3} $tone="muted" $from="end" className="quiet">
      It should be here
    </Label>
    <Tag $left={100} $top={2.3} $tone="on-action" $from="end">
      404
    </Tag>
    {[403, 402, 401, 400].map((price, index) => (
      <Price key={price} $left={100} $top={25.4 + 23.1 * index} $tone="muted" $from="end">
        {price}
      </Price>
    ))}
    <Label $left={0} $top={101} $tone="muted" className="quiet">
      Simulated
    </Label>
  </Behind>
);
