import { styled } from '@site/platform';
import { from, TextLink } from '@site/ui';
import { offers } from './offers.ts';

const Links = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 24px;
  font-size: var(--size-14);
  ${from.desktop} {
    font-size: var(--size-16);
  }
  a {
    display: block;
    padding-block: 12px;
    border-top: 1px solid var(--line);
    line-height: 24px;
    font-weight: 600;
  }
`;

/** Every offer; each leads to what it contains, further down. */
export const OfferLinks = () => (
  <nav aria-label="What we offer">
    <Links>
      {offers.map(({ id, title }) => (
        <li key={id}>
          <TextLink href={`#${id}`} $quiet>
            {title}
          </TextLink>
        </li>
      ))}
    </Links>
  </nav>
);
