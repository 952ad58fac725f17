/** Three box blurs in a row stand for a Gaussian of this radius (pixels); edges repeat their last value. */
export function blur(rgb: Float32Array, width: number, height: number, radius: number): Float32Array {
  const half = Math.max(1, Math.round(radius * 0.6));
  let source = rgb;
  for (let pass = 0; pass < 3; pass++) {
    source = boxPass(source, width, height, half, 3, width * 3);
    source = boxPass(source, height, width, half, width * 3, 3);
  }
  return source;
}

function boxPass(
  source: Float32Array,
  length: number,
  lines: number,
  half: number,
  step: number,
  lineStep: number,
): Float32Array {
  const out = new Float32Array(source.length);
  const weight = 1 / (half * 2 + 1);
  for (let line = 0; line < lines; line++) {
    for (let channel = 0; channel < 3; channel++) {
      const start = line * lineStep + channel;
      const read = (index: number) => source[start + Math.max(0, Math.min(length - 1, index)) * step]!;
      let sum = 0;
      for (let index = -half; index <= half; index++) sum += read(index);
      for (let index = 0; index < length; index++) {
        out[start + index * step] = sum * weight;
        sum += read(index + half + 1) - read(index - half);
      }
    }
  }
  return out;
}
