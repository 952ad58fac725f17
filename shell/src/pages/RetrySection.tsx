import { useState } from 'react';
import { SectionUnavailable } from './SectionUnavailable.tsx';

/** The fallback of a section, with its "Try again" busy while another attempt is under way. */
export function RetrySection({ retry }: { retry: () => Promise<void> }) {
  const [pending, setPending] = useState(false);
  const tryAgain = () => {
    setPending(true);
    void retry().finally(() => setPending(false));
  };
  return <SectionUnavailable onRetry={tryAgain} pending={pending} />;
}
