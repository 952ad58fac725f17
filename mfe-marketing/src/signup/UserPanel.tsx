import { displayName, styled, type CurrentUser } from '@site/platform';
import { Row, Stack, Text } from '@site/ui';
import type { ReactNode } from 'react';
import { LinkPair } from '../layout/LinkPair.tsx';

const Notes = styled.details`
  summary {
    min-height: 44px;
    padding-block: 8px;
    cursor: pointer;
  }
`;

interface UserPanelProps {
  user: CurrentUser;
  /** The sign-up: an account does not subscribe to the emails. */
  children: ReactNode;
}

/** The welcome screen of somebody who has an account already: who is logged in, and where to go on. */
export const UserPanel = ({ user, children }: UserPanelProps) => (
  <Stack $gap={16}>
    <Text>
      You are logged in as <strong>{displayName(user)}</strong>. There is nothing more to join.
    </Text>
    <Row $gap={12}>
      <LinkPair first={['/home', 'Go to Home']} second={['/education', 'Open the lessons']} />
    </Row>
    <Notes>
      <summary>Get the market notes by email, too</summary>
      {children}
    </Notes>
  </Stack>
);
