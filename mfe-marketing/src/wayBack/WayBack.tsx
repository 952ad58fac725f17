import { styled, useAuth, type RemoteDeps } from '@site/platform';
import { Container, from, Lazy, Skeleton, VisuallyHidden } from '@site/ui';

const load = () => import(/* webpackChunkName: "way-back" */ './WayBackCells.tsx');

const Band = styled.div`
  border-bottom: 1px solid var(--line);
  background: var(--surface);
`;

/* As tall before its contents are there as with them. */
const Cells = styled.div`
  display: grid;
  padding-block: 16px;
  gap: 20px 40px;
  grid-template-rows: minmax(98px, auto) repeat(2, minmax(50px, auto));
  ${from.desktop} {
    grid-template: minmax(98px, auto) / 1.4fr 1fr 1fr;
  }
  & > * {
    display: grid;
    gap: 4px;
    align-content: start;
    justify-items: start;
  }
`;

/** Where the three parts come. */
const waiting = [0, 1, 2].map(cell => (
  <div key={cell} aria-hidden>
    <Skeleton $width="30%" />
    <Skeleton $width="70%" />
  </div>
));

/** For a user, above all else on Home: the lesson to go on with, what is due again, the latest booking. */
export function WayBack({ auth, client }: Pick<RemoteDeps, 'auth' | 'client'>) {
  if (useAuth(auth).status !== 'user') return null;
  return (
    <Band>
      <Container as="section" aria-labelledby="way-back">
        <VisuallyHidden as="h2" id="way-back">
          Where you stopped
        </VisuallyHidden>
        <Cells>
          <Lazy what="Your progress" load={load} client={client} waiting={waiting}>
            {({ WayBackCells }, apollo) => <WayBackCells client={apollo} waiting={waiting} />}
          </Lazy>
        </Cells>
      </Container>
    </Band>
  );
}
