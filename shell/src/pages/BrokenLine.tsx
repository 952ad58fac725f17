import { styled } from '@site/platform';
import { from } from '@site/ui';

const Frame = styled.svg`
  width: 100%;
  height: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  fill: none;
  stroke-width: 1.5;
  stroke-linejoin: round;
  text {
    fill: var(--muted);
    font-size: 22px;
    ${from.tablet} {
      font-size: 15px;
    }
  }
  rect + text {
    fill: var(--on-action);
    font-weight: 600;
  }
`;

const WAY =
  'M24 286 33 270 43 250 52 245 62 252 71 266 80 268 90 238 99 216 109 180 118 199 127 201 137 213 146 198 156 199 165 175 174 180 184 154 193 177 203 206 212 196 222 162';
const REST =
  '231 165 240 158 250 141 259 159 269 168 278 138 287 128 297 117 306 129 316 147 325 121 334 144 344 138 353 106 363 72 372 46';

/** A price line that breaks off in the chart or, without a page, where its price would be 404. */
export function BrokenLine({ isOff = false }: { isOff?: boolean }) {
  const edge = isOff ? 448 : 536;
  const [x, y] = isOff ? [372, 46] : [222, 162];
  return (
    <Frame
      viewBox={isOff ? '0 0 560 364' : '0 64 560 300'}
      role="img"
      aria-label={
        isOff
          ? 'A simulated price line rises past 403 and leaves the chart before 404.'
          : 'A simulated price line that breaks off in the middle of the chart.'
      }
    >
      <path stroke="var(--line)" d={[106, 166, 226, 286].map(level => `M24 ${level}H${edge}`).join('')} />
      <path stroke="var(--text)" strokeWidth="2" d={isOff ? `${WAY} ${REST}` : WAY} />
      <path stroke="var(--gold)" strokeDasharray="4 4" d={`M${x} ${y}H${isOff ? 464 : edge}`} />
      <circle cx={x} cy={y} r="6" fill="var(--surface)" stroke="var(--gold)" strokeWidth="2" />
      <text x="24" y="336">
        Simulated
      </text>
      {isOff && (
        <>
          <rect x="464" y="29" width="64" height="34" rx="4" fill="var(--action)" />
          <text x="496" y="52" textAnchor="middle">
            404
          </text>
          <text x="352" y="52" textAnchor="end">
            It should be here
          </text>
          {[403, 402, 401, 400].map((price, index) => (
            <text key={price} x="496" y={112 + 60 * index} textAnchor="middle">
              {price}
            </text>
          ))}
        </>
      )}
    </Frame>
  );
}
