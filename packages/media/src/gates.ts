import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawGates, type GatePicture } from '@site/figures/gates';
import { group, label, looks, type Marks } from '@site/figures/marks';
import { renderToStaticMarkup } from 'react-dom/server';

// pnpm --filter @site/media gates: draws files/gates/PAGE.svg, the pictures of the sign-in gates, as lessons are drawn.

const [WIDTH, HEIGHT, HEAD] = [360, 340, 40];

const colours = {
  dark: 'surface#141417 text#f5f1e8 muted#b4ac9c gold#d9b45b bitcoin#f7931a up#4cc38a down#ff8a80 border#6e6a61 line#2a2a30',
  light:
    'surface#fff text#1b1812 muted#5e5646 gold#7a5a10 bitcoin#a34f00 up#1b6e46 down#b3261e border#8a8172 line#e4dccb',
};
const tokens = (list: string) => list.replaceAll(/(\w+)(#\w+) ?/g, '--$1:$2;');
/* A picture is given no font of the page. */
const style = `svg{${tokens(colours.dark)}font:450 13.5px system-ui,sans-serif}
@media print,(prefers-color-scheme:light){svg{${tokens(colours.light)}}}
${looks.replaceAll(/\s+/g, ' ')}`;

const round = (length: string) => String(Number(Number(length).toFixed(1)));
const markup = (marks: Marks) =>
  renderToStaticMarkup(group(marks)).replaceAll(/"[^"]*"/g, value => value.replaceAll(/\d+\.\d+/g, round));

const draw = ({ title, note, draw: marks }: GatePicture) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
<style>${style}</style>
${markup([label(16, 26, title, 'text bold'), label(WIDTH - 16, 26, note, 'end')])}
<g transform="translate(0 ${HEAD})">${markup(marks({ wide: false, width: WIDTH, height: HEIGHT - HEAD }))}</g>
</svg>
`;

for (const [page, picture] of Object.entries(await drawGates())) {
  const file = fileURLToPath(new URL(`../files/gates/${page}.svg`, import.meta.url));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, draw(picture));
}
