import { controls } from './controls.tsx';
import type { Example } from './example.ts';
import { layout } from './layout.tsx';
import { texts } from './texts.tsx';

/** Every component of the package in every state. */
export const examples: Example[] = [...controls, ...texts, ...layout];
