/** One way a picture is stored; `file` is the path below `files/`, as in `@site/media/files/<file>`. */
export interface PictureSource {
  file: string;
  type: 'image/avif' | 'image/webp' | 'image/jpeg' | 'image/svg+xml';
  width: number;
}

export interface Picture {
  name: string;
  /** Pixels of the largest source: for width and height attributes, so that nothing shifts. */
  width: number;
  height: number;
  /** A suggestion; use an empty text where the picture only sets a mood. */
  alt: string;
  /** Where the subject sits, for `object-position` when the picture is cropped to a phone's shape. */
  focus: string;
  sources: readonly PictureSource[];
}

export interface Video {
  name: string;
  width: number;
  height: number;
  /** Seconds of one loop. */
  duration: number;
  alt: string;
  sources: readonly { file: string; type: string }[];
  poster: Picture;
}

function still(name: string, alt: string, focus: string): Picture {
  return {
    name,
    width: 1600,
    height: 1000,
    alt,
    focus,
    sources: (['avif', 'webp'] as const).flatMap(format =>
      [800, 1600].map(width => ({
        file: `images/${name}-${width}.${format}`,
        type: `image/${format}` as const,
        width,
      })),
    ),
  };
}

export const bullionPicture = still('bullion', 'Six gold bars, stacked, in low light.', '54% 50%');
export const blocksPicture = still(
  'blocks',
  'Dark glass blocks in a row, joined by a line of orange light.',
  '48% 50%',
);
export const deskPicture = still(
  'desk',
  'A trading desk at night: two screens of candles, a notebook and a lamp.',
  '62% 50%',
);

export const marketVideo: Video = {
  name: 'market',
  width: 1280,
  height: 720,
  duration: 5,
  alt: 'A field of gold and copper columns rises and falls beside a line of light.',
  sources: [
    { file: 'video/market.webm', type: 'video/webm; codecs="vp9"' },
    { file: 'video/market.mp4', type: 'video/mp4; codecs="avc1.640020"' },
  ],
  poster: {
    name: 'market-poster',
    width: 1280,
    height: 720,
    alt: '',
    focus: '60% 50%',
    sources: (['avif', 'webp', 'jpg'] as const).map(format => ({
      file: `video/market-poster.${format}`,
      type: format === 'jpg' ? ('image/jpeg' as const) : (`image/${format}` as const),
      width: 1280,
    })),
  },
};

export interface ChartPicture {
  wide: Picture;
  small: Picture;
}

function chart(name: string, alt: string): ChartPicture {
  const one = (file: string, width: number, height: number): Picture => ({
    name: file,
    width,
    height,
    alt,
    focus: '50% 50%',
    sources: [{ file: `charts/${file}.svg`, type: 'image/svg+xml', width }],
  });
  return { wide: one(name, 960, 520), small: one(`${name}-small`, 480, 440) };
}

export const goldChart = chart('gold', 'Candlestick chart of a simulated gold price.');
export const bitcoinChart = chart('bitcoin', 'Candlestick chart of a simulated Bitcoin price.');

export const openGraphPicture: Picture = {
  name: 'open-graph',
  width: 1200,
  height: 630,
  alt: 'Ounce & Block: gold and Bitcoin trading, taught plainly.',
  focus: '50% 50%',
  sources: [{ file: 'images/open-graph.jpg', type: 'image/jpeg', width: 1200 }],
};

/** Icons below `files/`, with the size a `<link>` or a web manifest states. */
export const icons = {
  mark: { file: 'icons/mark.svg', sizes: 'any' },
  favicon: { file: 'icons/favicon.svg', sizes: 'any' },
  faviconIco: { file: 'icons/favicon.ico', sizes: '32x32' },
  appleTouch: { file: 'icons/apple-touch-icon.png', sizes: '180x180' },
  icon192: { file: 'icons/icon-192.png', sizes: '192x192' },
  maskable512: { file: 'icons/icon-maskable-512.png', sizes: '512x512' },
} as const;

/** Faces are declared in `fonts/fonts.css`; the first two are worth a preload. */
export const fontFiles = [
  'fonts/fraunces.woff2',
  'fonts/instrument-sans.woff2',
  'fonts/jetbrains-mono.woff2',
] as const;

/** Values for `font-family`, each with its metric-matched fallbacks. */
export const fontStacks = {
  display: "'Fraunces', 'Fraunces Fallback Georgia', 'Fraunces Fallback Times New Roman', serif",
  text: "'Instrument Sans', 'Instrument Sans Fallback', sans-serif",
  figures: "'JetBrains Mono', 'JetBrains Mono Fallback', monospace",
} as const;
