import { styled } from '@site/platform';
import { Button, Field, Stack, Text, TextInput, TextLink, withoutScripts } from '@site/ui';
import { useJoin, type UseJoin } from './useJoin.ts';

// Nobody would send it.
const Form = styled.form`
  ${withoutScripts} {
    display: none;
  }
`;

export interface JoinFormProps extends UseJoin {
  contactEmail: string;
}

/** The address, and the button that joins. */
export function JoinForm({ contactEmail, ...joining }: JoinFormProps) {
  const { field, problem, isJoining, warmUp, recheck, join } = useJoin(joining);

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
