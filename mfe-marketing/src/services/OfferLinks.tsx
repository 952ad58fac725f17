import { styled } from '@site/platform';
import { from, hover } from '@site/ui';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { offers } from './offers.ts';
import { ServiceIcon } from './ServiceIcon.tsx';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 24px;
  }
`;

const OfferLink = styled.a`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 16px;
  align-items: center;
  min-height: 64px;
  padding: 12px 20px;
  border: 1px solid var(--border);
  border-radius: var(--radius);
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

/** The six offers as cards that lead to what each contains, further down. */
export const OfferLinks = () => (
  <List>
    {offers.map(({ id, icon, title }) => (
      <li key={id}>
        <OfferLink href={`#${id}`}>
          <ServiceIcon name={icon} />
          {title}
          <ArrowDown size={18} />
        </OfferLink>
      </li>
    ))}
  </List>
);
