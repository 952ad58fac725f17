import { useRef, useState } from 'react';

/**
 * Runs an action one at a time. Its control is marked by `aria-disabled={pending}`: unlike a disabled one it keeps the
 * keyboard's focus. `failure` is what the last run threw; what is no failed call is rejected on: the page reports it.
 * `run` hands on what it is given: an event, too, where it is a control's handler.
 */
export function usePending<Args extends unknown[]>(action: (...args: Args) => unknown) {
  const [state, setState] = useState<{ pending: boolean; failure?: unknown }>({ pending: false });
  const running = useRef(false);
  const run = async (...args: Args) => {
    // A second press may come before the first is rendered.
    if (running.current) return;
    running.current = true;
    setState({ pending: true });
    let failure: unknown;
    await new Promise(done => done(action(...args))).catch(error => (failure = error));
    running.current = false;
    setState({ pending: false, failure });
    if (failure instanceof Error && !/^(?:Api|Abort)Error$/.test(failure.name)) throw failure;
  };
  return { ...state, run };
}
