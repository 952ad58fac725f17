// A full stop inside a number or before a lower-case letter ends no sentence.
const END = /(?<=[.!?]["”']?)\s+(?=["“']?[\p{Lu}\d])/u;

/** The sentences of a text, word for word. */
export const sentencesOf = (text: string): string[] => text.split(END).filter(Boolean);
