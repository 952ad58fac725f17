import { stemsOf } from './words.ts';

const ASKS =
  "how|what|whats|what's|why|when|where|which|who|is|are|does|do|did|can|could|would|will|has|have";
const BETWEEN = new RegExp(
  `(?<=[?!.;])\\s+|,?\\s+(?:and|also|plus|or)(?: also| then| if so,?)?\\s+(?=(?:${ASKS})\\b)|[,:]\\s+(?=(?:${ASKS})\\b)|\\s+[-–—]\\s+`,
  'i',
);
/** A part of fewer words that carry a subject says nothing alone. */
const FEWEST = 1;
const MOST = 3;

/** The questions in a message of several: "what is a swap and when is it charged?" has two. A message of one has one part. */
export function partsOf(message: string): string[] {
  const parts = message.split(BETWEEN).filter(part => stemsOf(part).length >= FEWEST);
  return parts.length > MOST ? [message] : parts;
}
