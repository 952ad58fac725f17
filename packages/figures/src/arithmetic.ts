/** The gain that brings back what was lost, both as shares: 0.2 needs 0.25. */
export const gainToRecover = (loss: number) => loss / (1 - loss);
