import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { markSvg, tileSvg } from './mark.ts';
import { filesDir } from './paths.ts';

/** Writes the mark, the favicon in its three forms, and the icons of phones and installed pages. */
export async function makeIcons(): Promise<void> {
  const favicon = tileSvg(0.08, 13);
  await write('mark.svg', markSvg());
  await write('favicon.svg', favicon);
  await write('favicon.ico', toIco(await toPng(favicon, 32), 32));
  await write('apple-touch-icon.png', await toPng(tileSvg(0.16, 0), 180));
  await write('icon-192.png', await toPng(tileSvg(0.08, 13), 192));
  // A maskable icon may be cut to the inner circle of 80 %.
  await write('icon-maskable-512.png', await toPng(tileSvg(0.22, 0), 512));
}

async function write(name: string, content: string | Buffer): Promise<void> {
  await writeFile(new URL(`icons/${name}`, filesDir), content);
}

function toPng(svg: string, size: number): Promise<Buffer> {
  const density = (72 * size) / 64;
  return sharp(Buffer.from(svg), { density: density * 2 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** One PNG in an ICO container: a 6-byte head, one 16-byte entry, the picture. */
function toIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, png]);
}
