import { styled } from '@site/platform';

interface Drawn {
  /** By look. */
  paths: Readonly<Record<string, string>>;
  words: readonly (readonly [x: number, y: number, text: string, look?: string])[];
}

const square = (x: number, y: number) => `M${x} ${y}h16v16h-16z`;
const bar = (x: number, width: number, y: number, height = 8) => `M${x} ${y}h${width}v${height}h-${width}z`;
/** Days on which a rule was kept. */
const [DAYS, KEPT] = [
  ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  ['11111', '11011', '10011'],
];
const days = (isKept: boolean) =>
  KEPT.flatMap((row, rule) =>
    [...row].flatMap((day, index) =>
      (day === '1') === isKept ? square(212 + index * 29, 60 + rule * 34) : [],
    ),
  ).join('');

const specimens: Readonly<Record<string, Drawn>> = {
  'trade-management': {
    paths: {
      stop: 'M16 168H124V128H206V96H300',
      line: 'M16 132 50 112 82 124 124 82 154 98 206 54 238 70 300 28',
      dots: 'M124 82h0M300 28h0',
    },
    words: [
      [16, 34, 'Bitcoin, long', 'strong'],
      [116, 74, 'half closed', 'end strong'],
      [292, 28, 'closed', 'end strong'],
      [16, 188, 'Stop'],
      [130, 146, 'to the entry'],
      [212, 114, 'below the low'],
    ],
  },
  'signal-provision': {
    paths: {
      target: 'M16 68H344',
      area: bar(16, 328, 112, 10),
      stop: 'M16 158H344',
      line: 'M16 94 44 78 72 108 100 86 132 116',
    },
    words: [
      [16, 34, 'Gold, long', 'strong'],
      [344, 34, 'sent Tue 09:40', 'end'],
      [150, 60, 'Target', 'up'],
      [344, 60, '2,418', 'end strong'],
      [150, 104, 'Entry zone'],
      [344, 104, '2,382–2,386', 'end strong'],
      [150, 150, 'Stop', 'down'],
      [344, 150, '2,370', 'end strong'],
      [16, 184, 'Wrong below the low of Monday'],
    ],
  },
  'account-management': {
    paths: {
      area: 'M16 66 70 54 124 96 178 70 232 82 286 44 344 34V150H16Z',
      line: 'M16 66 70 54 124 96 178 70 232 82 286 44 344 34',
      frame: 'M70 54H136M124 54V96',
      stop: 'M16 150H344',
    },
    words: [
      [16, 34, 'Your account', 'strong'],
      [142, 59, 'deepest fall 4%'],
      [16, 178, 'Limit agreed first: 10%', 'down'],
    ],
  },
  'mindset-coaching': {
    paths: { area: days(true), frame: days(false) },
    words: [
      [16, 34, 'Your rules', 'strong'],
      ...DAYS.map((day, index) => [220 + index * 29, 44, day[0]!, 'middle'] as const),
      [16, 73, 'Wrote the reason'],
      [16, 107, 'Kept the size'],
      [16, 141, 'Stopped at two losses'],
      [16, 182, 'What happened on Wednesday?', 'strong'],
    ],
  },
  'weekly-trade-analysis': {
    paths: {
      frame: 'M16 132H344',
      area: [18, 24, 62, 28, 80].map((high, day) => bar(24 + day * 66, 48, 132 - high, high)).join(''),
    },
    words: [
      [16, 34, 'The week, how far gold may move', 'strong'],
      ...DAYS.map((day, index) => [48 + index * 66, 154, day, 'middle'] as const),
      [180, 180, 'prices, US', 'middle strong'],
      [312, 180, 'jobs, US', 'middle strong'],
    ],
  },
  'risk-health-check': {
    paths: {
      frame: [70, 104, 138].map(y => bar(150, 120, y)).join(''),
      area: bar(150, 54, 70) + bar(150, 72, 104),
      fall: bar(150, 96, 138),
    },
    words: [
      [16, 34, 'Your month, 42 trades', 'strong'],
      [16, 79, 'Win rate'],
      [344, 79, '45%', 'end strong'],
      [16, 113, 'Average win'],
      [344, 113, '1.5 R', 'end strong'],
      [16, 147, 'Drawdown'],
      [344, 147, '−6 R', 'end strong'],
      [16, 184, 'First change: half the size after a loss', 'strong'],
    ],
  },
  'free-community': {
    paths: { frame: 'M16 24H344V66H16ZM16 80H344V122H16ZM16 136H344V178H16Z' },
    words: [
      [28, 50, 'Mon', 'strong'],
      [72, 50, 'Gold waits for the jobs report'],
      [28, 106, 'Tue', 'strong'],
      [72, 106, 'Bitcoin short, stopped'],
      [332, 106, '−1 R', 'end down'],
      [28, 162, 'Wed', 'strong'],
      [72, 162, 'Gold long, at its target'],
      [332, 162, '+2.4 R', 'end up'],
    ],
  },
};

const Drawing = styled.svg.attrs({ viewBox: '0 0 360 200', 'aria-hidden': true })`
  width: 100%;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  fill: none;
  stroke-width: 2;
  stroke-linejoin: round;
  path {
    print-color-adjust: exact;
  }
  .line,
  .dots {
    stroke: var(--gold);
  }
  .dots {
    stroke-width: 9;
    stroke-linecap: round;
  }
  .area {
    fill: color-mix(in srgb, var(--action) 40%, transparent);
  }
  .fall {
    fill: color-mix(in srgb, var(--down) 55%, transparent);
  }
  .frame {
    stroke: var(--border);
    stroke-width: 1;
  }
  .target,
  .stop {
    stroke: var(--up);
    stroke-dasharray: 4 4;
  }
  .stop {
    stroke: var(--down);
  }
  text {
    fill: var(--muted);
    font-size: 14px;
  }
  .end {
    text-anchor: end;
  }
  .middle {
    text-anchor: middle;
  }
  .strong {
    fill: var(--text);
    font-weight: 600;
  }
  .up {
    fill: var(--up);
  }
  .down {
    fill: var(--down);
  }
`;

/** An example of what a service delivers; nothing for one that is not known here. */
export function Specimen({ id }: { id: string }) {
  const drawn = specimens[id];
  if (!drawn) return null;
  return (
    <Drawing>
      {Object.entries(drawn.paths).map(([look, d]) => (
        <path key={look} className={look} d={d} />
      ))}
      {drawn.words.map(([x, y, text, look]) => (
        <text key={`${x} ${y}`} x={x} y={y} className={look}>
          {text}
        </text>
      ))}
    </Drawing>
  );
}
