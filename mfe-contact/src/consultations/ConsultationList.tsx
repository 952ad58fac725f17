import { styled } from '@site/platform';
import { serviceLabels } from '@site/validation';
import { Figure, from, Heading, Stack, Text } from '@site/ui';
import { graphql } from '../gql/gql.ts';
import type { ConsultationList_ConsultationFragment } from '../gql/graphql.ts';

graphql(`
  fragment ConsultationList_consultation on Consultation {
    id
    name
    email
    phone
    service
    message
    createdAt
  }
`);

const Entry = styled.li`
  display: grid;
  gap: 8px 40px;
  grid-template-columns: minmax(0, 1fr);
  padding-block: 24px;
  border-top: 1px solid var(--line);

  ${from.tablet} {
    grid-template-columns: 180px minmax(0, 1fr);
  }
`;

const Message = styled(Text)`
  white-space: pre-line;
`;

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

interface Props {
  /** In the order of the server: newest first. */
  consultations: readonly ConsultationList_ConsultationFragment[];
  /** The id of the first one that "Show more" added: it gets the focus, as the button may be gone. */
  added?: string | undefined;
}

const focus = (entry: HTMLElement | null) => entry?.focus({ preventScroll: true });

/** A user's bookings, newest first. */
export function ConsultationList({ consultations, added }: Props) {
  return (
    <ul>
      {consultations.map(({ id, name, email, phone, service, message, createdAt }) => (
        <Entry key={id} {...(id === added && { ref: focus, tabIndex: -1 })}>
          <Text as="time" dateTime={createdAt} $size={14} $muted>
            <Figure>{when.format(new Date(createdAt))}</Figure>
          </Text>
          <Stack $gap={8}>
            <Heading level={3} size={20}>
              {serviceLabels[service]}
            </Heading>
            {message && <Message>{message}</Message>}
            <Text $size={14} $muted>
              {name}, {email}, {phone}
            </Text>
          </Stack>
        </Entry>
      ))}
    </ul>
  );
}
