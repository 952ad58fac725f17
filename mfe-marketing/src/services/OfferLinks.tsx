import { styled } from '@site/platform';
import { Grid, hover } from '@site/ui';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { offers } from './offers.ts';
import { ServiceIcon } from './ServiceIcon.tsx';

const OfferLink = styled.a`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 16px;
  align-items: center;
  min-height: 48px;
  padding-block: 8px;
  border-bottom: 1px solid var(--line);
  font-weight: 600;
  text-decoration: none;
  transition: background var(--fast) var(--ease);
  > :first-child {
    color: var(--gold);
  }
  > :last-child {
    color: var(--muted);
  }
  ${hover} {
    &:hover {
      background: var(--raised);
    }
  }
`;

const Links = styled(Grid)`
  row-gap: 0;
`;

/** The six offers as quiet rows; each leads to what it contains, further down. */
export const OfferLinks = () => (
  <Links as="ul" $tablet={2} $desktop={3} $gap={40}>
    {offers.map(({ id, icon, title }) => (
      <li key={id}>
        <OfferLink href={`#${id}`}>
          <ServiceIcon name={icon} />
          {title}
          <ArrowDown size={18} />
        </OfferLink>
      </li>
    ))}
  </Links>
);
