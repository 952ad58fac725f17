import type { EmailSignupInput } from '@site/contracts';
import { ApiError, type RemoteDeps } from '@site/platform';
import { useRef, useState } from 'react';
import { graphql } from '../gql/gql.ts';
import type { parseSignup } from './parseSignup.ts';

const SIGN_UP = graphql(`
  mutation SignUpEmail($input: EmailSignupInput!) {
    signUpEmail(input: $input) {
      id
    }
  }
`);

const FALLBACK = 'Failed to sign up. Please try again.';
const messageOf = (error: unknown) => (error instanceof ApiError && error.message) || FALLBACK;

type Read = typeof parseSignup;

/** The rules are half as large as the page, so they come late; where they cannot, the gateway alone applies them. */
const loadRule = (): Promise<Read> =>
  import(/* webpackChunkName: "join-rule" */ './parseSignup.ts').then(
    rule => rule.parseSignup,
    () => input => ({ input }),
  );

export interface SignupOptions extends Pick<RemoteDeps, 'client' | 'notify'> {
  brandName: string;
  /** Called once the address is stored. */
  onJoined: (email: string) => void;
}

/** Email in, toast out. A failure keeps what was typed, and leads back to it where the address is at fault. */
export function useSignup({ client, notify, brandName, onJoined }: SignupOptions) {
  const field = useRef<HTMLInputElement>(null);
  const read = useRef<Read>(null);
  const [problem, setProblem] = useState<string>();
  const [isJoining, setJoining] = useState(false);
  const typed = (): EmailSignupInput => ({ email: field.current?.value ?? '' });

  /** Whoever is in the form will send it: what sends it comes while they type. */
  function warmUp() {
    void client().catch(() => {});
    void loadRule();
  }

  /** What was said to be wrong is looked at again with each letter. */
  function recheck() {
    const found = problem !== undefined && read.current?.(typed());
    if (found) setProblem('problem' in found ? found.problem : undefined);
  }

  function complain(text: string) {
    setProblem(text);
    field.current?.focus();
  }

  async function join() {
    if (isJoining) return;
    setJoining(true);
    try {
      read.current = await loadRule();
      const found = read.current(typed());
      if ('problem' in found) return complain(found.problem);
      await send(found.input);
      setProblem(undefined);
      onJoined(found.input.email);
    } catch (error) {
      const refused = error instanceof ApiError && error.fieldErrors[0];
      if (refused) complain(refused.message);
      notify({ title: 'Error', description: messageOf(error), variant: 'destructive' });
    } finally {
      setJoining(false);
    }
  }

  async function send(input: EmailSignupInput) {
    const apollo = await client();
    await apollo.mutate({ mutation: SIGN_UP, variables: { input } });
    notify({
      title: `Welcome to ${brandName}!`,
      description: "You're now part of our exclusive trading community.",
    });
  }

  return { field, problem, isJoining, warmUp, recheck, join };
}
