import type { ReactNode } from 'react';

export interface Example {
  /** The components shown, by their exported names. */
  components: string[];
  /** The element in each state, by the state's name. */
  states: Record<string, ReactNode>;
}
