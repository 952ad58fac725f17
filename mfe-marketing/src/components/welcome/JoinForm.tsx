import { zodResolver } from '@hookform/resolvers/zod';
import { emailSignupRule, type EmailSignupInput } from '@site/contracts';
import { ApiError, styled, type RemoteDeps } from '@site/platform';
import { Button, Field, Stack, Text, TextInput, TextLink, withoutScripts } from '@site/ui';
import { useForm } from 'react-hook-form';
import { graphql } from '../../gql/gql.ts';

// Nobody would send it.
const Form = styled.form`
  ${withoutScripts} {
    display: none;
  }
`;

const SIGN_UP = graphql(`
  mutation SignUpEmail($input: EmailSignupInput!) {
    signUpEmail(input: $input) {
      id
    }
  }
`);

const FALLBACK = 'Failed to sign up. Please try again.';
const messageOf = (error: unknown) => (error instanceof ApiError && error.message) || FALLBACK;

export interface JoinFormProps extends Pick<RemoteDeps, 'client' | 'notify'> {
  brandName: string;
  contactEmail: string;
  /** Called once the address is stored. */
  onJoined: (email: string) => void;
}

/** Email in, toast out. A failure keeps what was typed. */
export function JoinForm({ client, brandName, contactEmail, notify, onJoined }: JoinFormProps) {
  const { register, handleSubmit, setError, formState } = useForm<EmailSignupInput>({
    resolver: zodResolver(emailSignupRule),
    defaultValues: { email: '' },
  });
  const { errors, isSubmitting } = formState;

  // Whoever is in the form will send it: what sends it comes while they type.
  const warmUp = () => void client().catch(() => {});

  const join = handleSubmit(async input => {
    try {
      const apollo = await client();
      await apollo.mutate({ mutation: SIGN_UP, variables: { input } });
      notify({
        title: `Welcome to ${brandName}!`,
        description: "You're now part of our exclusive trading community.",
      });
      onJoined(input.email);
    } catch (error) {
      const refused = error instanceof ApiError && error.fieldErrors[0];
      if (refused) setError('email', { message: refused.message }, { shouldFocus: true });
      notify({ title: 'Error', description: messageOf(error), variant: 'destructive' });
    }
  });

  return (
    <>
      <Form noValidate onFocus={warmUp} onSubmit={event => void join(event)}>
        <Stack>
          <Field label="Email" error={errors.email?.message}>
            {control => (
              <TextInput
                {...control}
                {...register('email')}
                type="email"
                autoComplete="email"
                placeholder="you@example.com"
              />
            )}
          </Field>
          <Button type="submit" $wide disabled={isSubmitting}>
            {isSubmitting ? 'Joining...' : `Join ${brandName}`}
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
