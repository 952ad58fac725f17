import { styled } from '@site/platform';
import { Button, Field, Stack, Text, TextInput, TextLink, withoutScripts } from '@site/ui';
import { useSignup, type SignupOptions } from './useSignup.ts';

// Nobody would send it.
const Form = styled.form`
  ${withoutScripts} {
    display: none;
  }
`;

export interface SignupFormProps extends SignupOptions {
  contactEmail: string;
}

/** The address, and the button that joins. */
export function SignupForm({ contactEmail, ...joining }: SignupFormProps) {
  const { field, problem, isJoining, warmUp, recheck, join } = useSignup(joining);

  return (
    <>
      <Form
        noValidate
        onFocus={warmUp}
        onSubmit={event => {
          event.preventDefault();
          void join();
        }}
      >
        <Stack>
          <Field label="Email" error={problem}>
            {control => (
              <TextInput
                {...control}
                ref={field}
                name="email"
                type="email"
                autoComplete="email"
                placeholder="you@example.com"
                onChange={recheck}
              />
            )}
          </Field>
          <Button type="submit" $wide disabled={isJoining}>
            {isJoining ? 'Joining...' : `Join ${joining.brandName}`}
          </Button>
        </Stack>
      </Form>
      <noscript>
        <Text>
          Joining needs JavaScript, which is off here. Write to{' '}
          <TextLink href={`mailto:${contactEmail}`}>{contactEmail}</TextLink> and we put you on the list.
        </Text>
      </noscript>
    </>
  );
}
