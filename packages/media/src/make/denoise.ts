/**
 * Edge-avoiding à-trous filter: neighbours count as far as their light, colour and direction agree.
 * Four rounds, each twice as wide and half as tolerant of a difference in light as the one before.
 */
export function denoise(
  light: Float32Array,
  albedo: Float32Array,
  normal: Float32Array,
  width: number,
  height: number,
): Float32Array {
  let current = light;
  for (let round = 0; round < 3; round++) {
    current = filterRound(current, albedo, normal, width, height, 1 << round, 0.09 / (1 << round));
  }
  return current;
}

const taps = [-2, -1, 0, 1, 2];
const kernel = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16];

function filterRound(
  light: Float32Array,
  albedo: Float32Array,
  normal: Float32Array,
  width: number,
  height: number,
  step: number,
  tolerance: number,
): Float32Array {
  const out = new Float32Array(light.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3;
      let total = 0;
      let r = 0;
      let g = 0;
      let b = 0;
      for (let j = 0; j < 5; j++) {
        const ny = Math.max(0, Math.min(height - 1, y + taps[j]! * step));
        for (let i = 0; i < 5; i++) {
          const nx = Math.max(0, Math.min(width - 1, x + taps[i]! * step));
          const other = (ny * width + nx) * 3;
          const weight =
            kernel[i]! *
            kernel[j]! *
            Math.exp(
              -squared(albedo, at, other) / 0.004 -
                squared(normal, at, other) / 0.006 -
                perceived(light, at, other) / (tolerance * tolerance),
            );
          total += weight;
          r += light[other]! * weight;
          g += light[other + 1]! * weight;
          b += light[other + 2]! * weight;
        }
      }
      out[at] = r / total;
      out[at + 1] = g / total;
      out[at + 2] = b / total;
    }
  }
  return out;
}

function squared(values: Float32Array, a: number, b: number): number {
  const x = values[a]! - values[b]!;
  const y = values[a + 1]! - values[b + 1]!;
  const z = values[a + 2]! - values[b + 2]!;
  return x * x + y * y + z * z;
}

/** Square roots stand for how the eye weighs light. */
function perceived(values: Float32Array, a: number, b: number): number {
  const x = Math.sqrt(values[a]!) - Math.sqrt(values[b]!);
  const y = Math.sqrt(values[a + 1]!) - Math.sqrt(values[b + 1]!);
  const z = Math.sqrt(values[a + 2]!) - Math.sqrt(values[b + 2]!);
  return x * x + y * y + z * z;
}
