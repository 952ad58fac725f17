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
`;

const WAY =
  'M24 287 38 271 48 280 60 252 72 263 86 238 100 257 112 236 124 246 140 209 152 222 166 196 178 214 192 188 204 201 218 172';
const REST = '232 186 246 150 258 165 272 138 284 152 298 121 308 129 322 100 332 108 346 76 354 84 372 46';

/** A price line that breaks off in the chart or, without a page, where its price would be 404. */
export function BrokenLine({ isOff = false }: { isOff?: boolean }) {
  const [x, y] = isOff ? [372, 46] : [218, 172];
  return (
    <Frame
      viewBox="0 0 560 352"
      role="img"
      aria-label={
        isOff
          ? 'A simulated price line rises past 403 and leaves the chart before 404.'
          : 'A simulated price line that breaks off in the middle of the chart.'
      }
    >
      <path stroke="var(--line)" d="M24 88H448V308H24ZM24 286H448M24 226H448M24 166H448M24 106H448" />
      <path stroke="var(--text)" strokeWidth="2" d={isOff ? `${WAY} ${REST}` : WAY} />
      <path stroke="var(--gold)" strokeDasharray="4 4" d={`M${x} ${y}H${isOff ? 464 : 448}`} />
      <circle cx={x} cy={y} r="6" fill="var(--surface)" stroke="var(--gold)" strokeWidth="2" />
      <text x="24" y="336">
        Simulated
      </text>
      {isOff && (
        <>
          <rect x="464" y="29" width="64" height="34" rx="4" fill="var(--gold)" />
          <text x="496" y="52" textAnchor="middle" style={{ fill: 'var(--on-gold)', fontWeight: 600 }}>
            404
          </text>
          <text x="352" y="52" textAnchor="end">
            Here it should be
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
