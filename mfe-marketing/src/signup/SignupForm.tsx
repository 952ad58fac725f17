import { Link, styled } from '@site/platform';
import { Button, Field, Stack, Suggestion, Text, TextInput, TextLink, withoutScripts } from '@site/ui';
import { useSignup, type SignupOptions } from './useSignup.ts';

// Without scripts it could not be sent.
const Form = styled.form`
  ${withoutScripts} {
    display: none;
  }
`;

const Quiet = styled(Stack)`
  color: var(--muted);
`;

interface SignupFormProps extends SignupOptions {
  contactEmail: string;
}

/** The email sign-up: an address and a button, and the way past it. */
export function SignupForm({ contactEmail, ...joining }: SignupFormProps) {
  const { field, problem, suggestion, isJoining, ...signup } = useSignup(joining);

  return (
    <>
      <Form
        noValidate
        onFocus={signup.prefetch}
        onSubmit={event => {
          event.preventDefault();
          void signup.join();
        }}
      >
        <Stack $gap={12}>
          <div>
            <Field label="Email" error={problem}>
              {control => (
                <TextInput
                  {...control}
                  ref={field}
                  name="email"
                  type="email"
                  autoComplete="email"
                  placeholder="you@example.com"
                  onChange={signup.onChange}
                  onBlur={signup.onBlur}
                />
              )}
            </Field>
            <Suggestion value={suggestion} onAccept={signup.acceptSuggestion} />
          </div>
          <Button type="submit" $wide disabled={isJoining}>
            {isJoining ? 'Joining...' : `Join ${joining.brandName}`}
          </Button>
        </Stack>
      </Form>
      <Quiet $gap={16} $align="start">
        <Text as="span" $size={14}>
          Kept for the notes alone; each has a link that ends them.{' '}
          <TextLink as={Link} to="/privacy">
            Privacy Policy
          </TextLink>
        </Text>
        <TextLink as={Link} to="/home">
          Skip for now
        </TextLink>
      </Quiet>
      <noscript>
        <Text>
          Joining needs JavaScript, which is switched off. Write to{' '}
          <TextLink href={`mailto:${contactEmail}`}>{contactEmail}</TextLink> and we will add you to the list.
        </Text>
      </noscript>
    </>
  );
}
