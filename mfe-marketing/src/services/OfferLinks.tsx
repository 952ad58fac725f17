import { styled } from '@site/platform';
import { TextLink } from '@site/ui';
import { offers } from './offers.ts';

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 32px;
  border-block: 1px solid var(--line);
  padding-block: 8px;
  a {
    display: block;
    line-height: 44px;
    font-weight: 600;
  }
`;

/** The six offers in a quiet row; each leads to what it contains, further down. */
export const OfferLinks = () => (
  <Links>
    {offers.map(({ id, title }) => (
      <li key={id}>
        <TextLink href={`#${id}`} $quiet>
          {title}
        </TextLink>
      </li>
    ))}
  </Links>
);
