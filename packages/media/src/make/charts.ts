import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { type ChartCandle, chartGeometry, type ChartSize } from '../chartGeometry.ts';
import { bitcoinSeries, goldSeries, type Series } from '../series.ts';
import { ink } from '../tokens.ts';
import { filesDir } from './paths.ts';

/** Writes both charts in both sizes; each file carries the few letters it needs, as an image cannot load fonts. */
export async function makeCharts(): Promise<void> {
  for (const series of [goldSeries, bitcoinSeries]) {
    for (const size of ['wide', 'small'] as const) {
      const name = size === 'wide' ? `${series.id}.svg` : `${series.id}-small.svg`;
      const svg = chartSvg(series, size);
      const text = [...svg.matchAll(/>([^<]+)</g)].map(match => match[1]).join('');
      const font = await figures(text);
      await writeFile(new URL(`charts/${name}`, filesDir), svg.replace('/*font*/', font));
    }
  }
}

async function figures(text: string): Promise<string> {
  const full = await readFile(new URL('fonts/jetbrains-mono.woff2', filesDir));
  const few = await subsetFont(full, text, {
    targetFormat: 'woff2',
    variationAxes: { wght: 450 },
    keepFeatures: [],
  });
  return `@font-face{font-family:Figures;src:url(data:font/woff2;base64,${few.toString('base64')})}`;
}

function chartSvg(series: Series, size: ChartSize): string {
  const g = chartGeometry(series, size);
  const accent = series.id === 'gold' ? ink.gold : ink.bitcoin;
  const labelX = g.plot.right + 14;
  const small = g.fontSize - 2;
  const pair = series.id === 'gold' ? 'XAU/USD' : 'BTC/USD';
  const grid = g.prices.map(
    ({ at, label }) =>
      `<path d="M${g.plot.left} ${at}H${g.plot.right}" stroke="${ink.hairline}"/>` +
      (Math.abs(at - g.last.at) < g.fontSize + 3
        ? ''
        : `<text x="${labelX}" y="${at}" dy=".35em" fill="${ink.muted}">${label}</text>`),
  );
  const days = g.days.map(
    ({ at, label }) =>
      `<text x="${at}" y="${g.plot.bottom + 32}" text-anchor="middle" font-size="${small}" fill="${ink.muted}">${label}</text>`,
  );
  const tagWidth = g.width - g.plot.right - 12;
  const tagHeight = g.fontSize + 12;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${g.width} ${g.height}" width="${g.width}" height="${g.height}" font-family="Figures, ui-monospace, monospace" font-size="${g.fontSize}">
<style>/*font*/</style>
<rect width="${g.width}" height="${g.height}" rx="12" fill="${ink.surface}"/>
<text x="${g.plot.left}" y="40" fill="${ink.text}" font-size="${g.fontSize + 4}">${pair}</text>
<text x="${g.width - 24}" y="40" text-anchor="end" fill="${ink.muted}" font-size="${small}">Simulated prices</text>
${grid.join('\n')}
${days.join('\n')}
<polyline points="${g.average}" fill="none" stroke="${accent}" stroke-width="1.75" stroke-linejoin="round" stroke-opacity=".75"/>
${g.candles.map(candle => candleSvg(candle, g.bodyWidth)).join('\n')}
<path d="M${g.plot.left} ${g.last.at}H${g.plot.right}" stroke="${accent}" stroke-dasharray="2 5"/>
<rect x="${g.plot.right + 4}" y="${g.last.at - tagHeight / 2}" width="${tagWidth}" height="${tagHeight}" rx="4" fill="${accent}"/>
<text x="${labelX}" y="${g.last.at}" dy=".35em" fill="#14110A">${g.last.label}</text>
</svg>
`;
}

/** Hollow when rising, filled when falling: readable without colour. */
function candleSvg(candle: ChartCandle, width: number): string {
  const colour = candle.rising ? ink.up : ink.down;
  const bottom = candle.bodyTop + candle.bodyHeight;
  const left = Math.round((candle.x - width / 2) * 10) / 10;
  const wicks = `M${candle.x} ${candle.high}V${candle.bodyTop}M${candle.x} ${Math.round(bottom * 10) / 10}V${candle.low}`;
  return `<g stroke="${colour}" stroke-width="1.5"><path d="${wicks}"/><rect x="${left}" y="${candle.bodyTop}" width="${width}" height="${candle.bodyHeight}" rx="1" fill="${candle.rising ? ink.surface : colour}"/></g>`;
}
