/** What the smoke test does with a browser, whichever protocol drives it. */
export interface SmokeBrowser {
  /** The name that it tells of itself. */
  userAgent: string;
  /** Opens an address and waits until its document is there. */
  open(url: string): Promise<void>;
  /** The value of an expression in the page; a promise is waited for. */
  evaluate<T>(expression: string): Promise<T>;
  /** Waits for an element and clicks it with the pointer. */
  click(xpath: string): Promise<void>;
  /** Waits for a field and types into it. */
  type(xpath: string, text: string): Promise<void>;
  close(): Promise<void>;
}

/** A browser of the system that can be driven here, or the reason why there is none. */
export type Found = { launch: () => Promise<SmokeBrowser> } | { missing: string };
