import type { TraceSums } from '../tracer/accumulate.ts';
import type { Look } from '../scenes/scene.ts';
import { blur } from './blur.ts';
import { denoise } from './denoise.ts';

/** An undeveloped picture: linear light, RGB interleaved, top row first. */
export interface Film {
  width: number;
  height: number;
  rgb: Float32Array;
}

/** Averages the tracer's sums and takes the grain out, guided by what the first surface was. */
export function toFilm(sums: TraceSums, width: number, height: number, samples: number): Film {
  const light = unpack(sums.light, width, height, samples);
  const albedo = unpack(sums.albedo, width, height, samples);
  const normal = unpack(sums.normal, width, height, samples);
  return { width, height, rgb: denoise(light, albedo, normal, width, height) };
}

function unpack(base64: string, width: number, height: number, samples: number): Float32Array {
  const bytes = Buffer.from(base64, 'base64');
  const rgba = new Float32Array(bytes.buffer, bytes.byteOffset, width * height * 4);
  const rgb = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let c = 0; c < 3; c++)
        rgb[(y * width + x) * 3 + c] = rgba[((height - 1 - y) * width + x) * 4 + c]! / samples;
  return rgb;
}

/** Film to 8-bit sRGB: lens glow, vignette, a filmic curve, and a grain of one step against banding. */
export function develop(film: Film, look: Look): Buffer {
  const { width, height, rgb } = film;
  const near = blur(rgb, width, height, width / 220);
  const wide = blur(rgb, width, height, width / 34);
  const out = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const dx = (x / width - 0.5) * 1.1;
      const dy = (y / height - 0.5) * 1.1;
      const gain = look.exposure * (1 - look.vignette * Math.min(1, (dx * dx + dy * dy) * 2));
      const at = (y * width + x) * 3;
      const lit = [0, 1, 2].map(c => {
        const value =
          rgb[at + c]! * (1 - look.bloom) + (near[at + c]! * 0.4 + wide[at + c]! * 0.6) * look.bloom;
        return value * gain;
      });
      const [r, g, b] = toneMap(lit[0]!, lit[1]!, lit[2]!);
      const grain = dither(x, y);
      out[at] = toByte(r, grain);
      out[at + 1] = toByte(g, grain);
      out[at + 2] = toByte(b, grain);
    }
  }
  return out;
}

/** A shoulder for highlights on the brightest channel, easing towards white only where it is far over. */
function toneMap(r: number, g: number, b: number): [number, number, number] {
  const peak = Math.max(r, g, b, 1e-6);
  const mapped = peak < 0.55 ? peak : 0.55 + 0.45 * (1 - Math.exp(-(peak - 0.55) / 0.62));
  const scale = mapped / peak;
  const pale = Math.min(0.65, Math.max(0, (peak - 0.8) / 6));
  const mix = (value: number) => value * scale * (1 - pale) + mapped * pale;
  return [mix(r), mix(g), mix(b)];
}

function toByte(linear: number, grain: number): number {
  const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.max(0, Math.min(255, Math.round(value * 255 + grain)));
}

function dither(x: number, y: number): number {
  const value = 52.9829189 * ((0.06711056 * x + 0.00583715 * y) % 1);
  return (value % 1) - 0.5;
}
