import { useRef, useState, type FormEvent } from 'react';
import { styled } from '@site/platform';
import { clearTabStorage } from '@site/platform/storage';
import { ButtonLink, Field, Stack, Text, TextInput } from '@site/ui';
import { call, useAction } from './accountApi.ts';
import { AccountSection, ActionOutcome, Setting, type AccountProps } from './AccountSection.tsx';

const Danger = styled(ButtonLink)`
  border-color: currentColor;
  color: var(--down);
`;

/* The button, and below it what it asks. */
const Question = styled.details`
  > form {
    margin-top: 20px;
  }
`;

const WORD = 'delete';
const DONE = '/account/deleted';

/** Deletes the account, after a recent login and a typed word. The next page is a visitor's. */
export function DeleteAccount({ auth }: AccountProps) {
  const { pending, outcome, run } = useAction(auth);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const isTyped = typed.trim().toLowerCase() === WORD;
    setError(isTyped ? undefined : `Type the word “${WORD}”.`);
    if (!isTyped) return input.current?.focus();
    void run(async () => {
      await call(auth, 'DELETE', '/api/account');
      clearTabStorage();
      // A load, so that nothing of the user is left in memory.
      window.location.replace(DONE);
      return 'Deleted.';
    });
  }

  return (
    <AccountSection id="delete-account" title="Delete your account">
      <Setting>
        <Text $muted>
          Your account, sessions, bookings, progress and sign-up are erased at once and for good. We do not
          answer bookings that are erased. If you logged in more than 15 minutes ago, we ask you to log in
          again first.
        </Text>
        <Question>
          <Danger as="summary" $variant="secondary" $size="small" $wide>
            Delete my account…
          </Danger>
          <Stack as="form" $align="start" noValidate onSubmit={submit}>
            <Field label={`Type “${WORD}” to confirm`} error={error}>
              {control => (
                <TextInput
                  {...control}
                  ref={input}
                  value={typed}
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  onChange={({ target }) => setTyped(target.value)}
                />
              )}
            </Field>
            <Danger as="button" type="submit" $variant="secondary" $size="small" aria-disabled={pending}>
              {pending ? 'Deleting...' : 'Delete my account'}
            </Danger>
          </Stack>
        </Question>
      </Setting>
      <ActionOutcome outcome={outcome} />
    </AccountSection>
  );
}
