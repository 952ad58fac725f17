import type { EmailSignupInput } from '@site/validation';
import { ApiError, type RemoteDeps } from '@site/platform';
import { useRef, useState } from 'react';
import { graphql } from '../gql/gql.ts';

const SIGN_UP = graphql(`
  mutation SignUpEmail($input: EmailSignupInput!) {
    signUpEmail(input: $input) {
      id
    }
  }
`);

const TAKEN = 'This address is on the list already. Log in with it, or use another one.';
const FALLBACK = 'Failed to sign up. Please try again.';
const messageOf = (error: unknown) => (error instanceof ApiError && error.message) || FALLBACK;

/** Half as large as the page, so it loads late; where it cannot, the gateway alone applies the rule. */
async function loadRule() {
  const rules = import(
    /* webpackChunkName: "signup-rule", webpackExports: ["emailSignupRule", "suggestEmail"] */
    '@site/validation'
  ).catch(() => null);
  const { emailSignupRule, suggestEmail } = (await rules) ?? {};
  return {
    /** The typed address as the gateway takes it, or what is wrong with it. */
    parse(typed: EmailSignupInput): { input: EmailSignupInput } | { problem: string } {
      const { data = typed, error } = emailSignupRule?.safeParse(typed) ?? {};
      return error ? { problem: error.issues[0]?.message ?? '' } : { input: data };
    },
    suggest: (email: string) => suggestEmail?.(email),
  };
}

export interface SignupOptions extends Pick<RemoteDeps, 'client' | 'notify'> {
  brandName: string;
  /** Called once the address is stored. */
  onJoined: (email: string) => void;
}

/** The sign-up form's state. A failure keeps what was typed and takes the focus to it. */
export function useSignup({ client, notify, brandName, onJoined }: SignupOptions) {
  const field = useRef<HTMLInputElement>(null);
  const loaded = useRef<Awaited<ReturnType<typeof loadRule>>>(null);
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
    const parsed = problem !== undefined && loaded.current?.parse(typed());
    if (parsed) setProblem('problem' in parsed ? parsed.problem : undefined);
  }

  const onBlur = () => void loadRule().then(({ suggest }) => setSuggestion(suggest(typed().email)));

  function acceptSuggestion(email: string) {
    if (!field.current) return;
    field.current.value = email;
    field.current.focus();
    onChange();
  }

  async function join() {
    if (isJoining) return;
    setJoining(true);
    try {
      loaded.current = await loadRule();
      const parsed = loaded.current.parse(typed());
      setProblem('problem' in parsed ? parsed.problem : undefined);
      if ('problem' in parsed) return field.current?.focus();
      await send(parsed.input);
      onJoined(parsed.input.email);
    } catch (error) {
      if (error instanceof ApiError) setProblem(error.status === 409 ? TAKEN : error.fieldErrors[0]?.message);
      // The button lost it, as long as it was disabled.
      field.current?.focus();
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
