import { styled } from '@site/platform';
import { TextLink } from '@site/ui';
import { highlights } from './offers.ts';

const Links = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: 0 24px;
  border-block: 1px solid var(--line);
  padding-block: 8px;
  a {
    display: block;
    padding-block: 12px;
    font-size: var(--size-14);
    line-height: 20px;
    font-weight: 600;
  }
`;

/** The six offers in a quiet row; each leads to what it contains, further down. */
export const OfferLinks = () => (
  <Links>
    {highlights.map(({ id, title }) => (
      <li key={id}>
        <TextLink href={`#${id}`} $quiet>
          {title}
        </TextLink>
      </li>
    ))}
  </Links>
);
