/** What recordEarlyInput.js notes in a pre-rendered page until its script is there. */
export interface EarlyInput {
  /** When the page was there to be seen, in ms since the epoch. */
  shownAt: number;
  /** What was typed last, by field. */
  typed: Map<HTMLInputElement, string>;
  /** Buttons in the order in which they were pressed. */
  pressed: HTMLElement[];
  stop(): void;
}

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

/** Does what a visitor did before the page was alive, in the elements that are still there; typing comes first. */
export async function replayEarlyInput() {
  const early = window.earlyInput;
  if (!early) return;
  delete window.earlyInput;
  early.stop();
  for (const [field, value] of early.typed) if (field.isConnected) type(field, value);
  for (const button of early.pressed) {
    if (button.isConnected) button.click();
    // React draws what one press changed before the next comes: a button that is busy by then takes no second one.
    await Promise.resolve();
  }
}

/** Past React's own setter, which would take the value for one that it knows. */
function type(field: HTMLInputElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
