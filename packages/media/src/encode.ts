import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

// pnpm --filter @site/media encode FILE NAME: writes files/images/NAME-{800,1600}.{avif,webp} from one large picture.

const [source, name] = process.argv.slice(2);
if (!source || !name) throw new Error('Usage: pnpm --filter @site/media encode FILE NAME');

for (const width of [800, 1600]) {
  const picture = sharp(source).resize({ width });
  const file = (format: string) =>
    fileURLToPath(new URL(`../files/images/${name}-${width}.${format}`, import.meta.url));
  await picture.clone().avif({ quality: 50, effort: 6 }).toFile(file('avif'));
  await picture.clone().webp({ quality: 66, effort: 6 }).toFile(file('webp'));
}
