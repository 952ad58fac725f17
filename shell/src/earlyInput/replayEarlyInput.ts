/** What recordEarlyInput.js records in a pre-rendered page until it is hydrated. */
export interface EarlyInput {
  /** When the page became visible, in ms since the epoch. */
  shownAt: number;
  /** The last value by field, or by anything else that takes input. */
  typed: Map<EventTarget, string>;
  /** Buttons in the order in which they were pressed. */
  pressed: HTMLElement[];
  stop(): void;
}

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

/** Repeats typing, then presses, in the elements that are still in the page. */
export async function replayEarlyInput() {
  const early = window.earlyInput;
  if (!early) return;
  delete window.earlyInput;
  early.stop();
  for (const [field, value] of early.typed)
    if (field instanceof HTMLInputElement && field.isConnected) type(field, value);
  for (const button of early.pressed) {
    delete button.dataset['pressed'];
    if (button.isConnected) button.click();
    // React renders the effect of one press before the next: a button that is disabled by then ignores it.
    await Promise.resolve();
  }
}

/** Past React's own setter, which would ignore the value as unchanged. */
function type(field: HTMLInputElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
