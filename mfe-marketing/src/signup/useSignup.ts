import type { EmailSignupInput } from '@site/validation';
import { ApiError, type RemoteDeps } from '@site/platform';
import { useRef, useState } from 'react';
import { graphql } from '../gql/gql.ts';
import type * as rule from './parseSignup.ts';

const SIGN_UP = graphql(`
  mutation SignUpEmail($input: EmailSignupInput!) {
    signUpEmail(input: $input) {
      id
    }
  }
`);

const FALLBACK = 'Failed to sign up. Please try again.';
const messageOf = (error: unknown) => (error instanceof ApiError && error.message) || FALLBACK;

type Rule = Pick<typeof rule, 'parseSignup' | 'suggestEmail'>;

/** Half as large as the page, so it loads late; where it cannot, the gateway alone applies the rule. */
const loadRule = (): Promise<Rule> =>
  import(/* webpackChunkName: "signup-rule" */ './parseSignup.ts').catch(() => ({
    parseSignup: input => ({ input }),
    suggestEmail: () => undefined,
  }));

export interface SignupOptions extends Pick<RemoteDeps, 'client' | 'notify'> {
  brandName: string;
  /** Called once the address is stored. */
  onJoined: (email: string) => void;
}

/** The sign-up form's state. A failure keeps what was typed; an invalid address takes the focus. */
export function useSignup({ client, notify, brandName, onJoined }: SignupOptions) {
  const field = useRef<HTMLInputElement>(null);
  const loaded = useRef<Rule>(null);
  const [problem, setProblem] = useState<string>();
  const [suggestion, setSuggestion] = useState<string>();
  const [isJoining, setJoining] = useState(false);
  const typed = (): EmailSignupInput => ({ email: field.current?.value ?? '' });

  /** Loads what the submission needs while the address is typed. */
  function prefetch() {
    void client().catch(() => {});
    void loadRule();
  }

  /** An address that was refused is checked again with each letter. */
  function onChange() {
    setSuggestion(undefined);
    const parsed = problem !== undefined && loaded.current?.parseSignup(typed());
    if (parsed) setProblem('problem' in parsed ? parsed.problem : undefined);
  }

  const onBlur = () => void loadRule().then(({ suggestEmail }) => setSuggestion(suggestEmail(typed().email)));

  function acceptSuggestion(email: string) {
    if (!field.current) return;
    field.current.value = email;
    field.current.focus();
    onChange();
  }

  function reject(text: string) {
    setProblem(text);
    field.current?.focus();
  }

  async function join() {
    if (isJoining) return;
    setJoining(true);
    try {
      loaded.current = await loadRule();
      const parsed = loaded.current.parseSignup(typed());
      if ('problem' in parsed) return reject(parsed.problem);
      await send(parsed.input);
      setProblem(undefined);
      onJoined(parsed.input.email);
    } catch (error) {
      const refused = error instanceof ApiError && error.fieldErrors[0];
      if (refused) reject(refused.message);
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

  return { field, problem, suggestion, acceptSuggestion, isJoining, prefetch, onChange, onBlur, join };
}
