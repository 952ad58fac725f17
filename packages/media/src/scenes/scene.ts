/** A still picture: GLSL for the tracer, the pictures it wears, and how the film is developed. */
export interface Scene {
  name: string;
  glsl: string;
  /** Draws uDecal0 and uDecal1 inside the page; closed over nothing, as it is sent there as text. */
  decals: () => Promise<string[]>;
  /** Pixels of the negative, and light paths through each. */
  film: { width: number; height: number; samples: number };
  look: Look;
}

export interface Look {
  /** Multiplies the light before the tone curve. */
  exposure: number;
  /** Share of light that a lens would scatter around bright places, 0 to 1. */
  bloom: number;
  /** How much the corners lose, 0 to 1. */
  vignette: number;
}
