import { Link } from '@site/platform';
import { ButtonLink } from '@site/ui';

/** The path of a page of this site, and the words of the link. */
type LinkTo = readonly [to: string, label: string];

/** Two ways on, the first the one that is meant. */
export const LinkPair = ({ first, second }: { first: LinkTo; second: LinkTo }) => (
  <>
    <ButtonLink as={Link} to={first[0]}>
      {first[1]}
    </ButtonLink>
    <ButtonLink as={Link} to={second[0]} $variant="secondary">
      {second[1]}
    </ButtonLink>
  </>
);
