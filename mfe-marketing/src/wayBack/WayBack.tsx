import { styled, type CurrentUser, type RemoteDeps } from '@site/platform';
import { Container, Divider, from, Heading, Lazy, Skeleton, Stack } from '@site/ui';

const load = () => import(/* webpackChunkName: "way-back" */ './WayBackCells.tsx');

const Place = styled(Container)`
  padding-block: 40px 56px;
  ${from.desktop} {
    padding-top: 56px;
  }
`;

/* As tall before its contents are there as with them. */
const Cells = styled.div`
  min-height: 2082px;
  ${from.tablet} {
    min-height: 1736px;
  }
  ${from.desktop} {
    min-height: 1450px;
  }
`;

/** Where the lesson comes. */
const waiting = <Skeleton $height={530} />;

interface Props extends Pick<RemoteDeps, 'client'> {
  user: CurrentUser;
}

/** A user's own part of Home, above all else: the lesson to go on with, what is due again, the latest booking, a tool. */
export const WayBack = ({ user, client }: Props) => (
  <Place as="section" aria-label="Where you stopped">
    <Stack $gap={24}>
      <Divider $gold />
      <Heading level={1} size={20}>
        {user.firstName ? `Welcome back, ${user.firstName}.` : 'Welcome back.'}
      </Heading>
      <Cells>
        <Lazy what="Your progress" load={load} client={client} waiting={waiting}>
          {({ WayBackCells }, apollo) => <WayBackCells client={apollo} waiting={waiting} />}
        </Lazy>
      </Cells>
    </Stack>
  </Place>
);
