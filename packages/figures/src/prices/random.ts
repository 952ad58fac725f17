/** Numbers in [0, 1) by a 32-bit xorshift generator (Marsaglia, 2003): the same for the same seed. */
export function createRandom(seed: number) {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
