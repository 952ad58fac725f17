import { styled } from '@site/platform';
import { from, Heading, Stack, Text } from '@site/ui';
import { offers } from './offers.ts';
import { ServiceIcon } from './ServiceIcon.tsx';

const Matrix = styled.ul`
  display: grid;
  gap: 1px;
  grid-template-columns: minmax(0, 1fr);
  border-block: 1px solid var(--line);
  background: var(--line);
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Cell = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px 16px;
  padding: 24px 0;
  background: var(--bg);
  > svg {
    margin-top: 4px;
    color: var(--muted);
  }
  ${from.tablet} {
    padding: 32px 32px 32px 0;
    &:nth-child(2n) {
      padding-left: 32px;
    }
  }
  ${from.desktop} {
    padding: 40px 32px;
    &:nth-child(n) {
      padding-left: 32px;
    }
    &:nth-child(3n + 1) {
      padding-left: 0;
    }
    &:nth-child(3n) {
      padding-right: 0;
    }
  }
`;

/** The six offers as tiles without buttons; the cards of the catalogue are what can be ordered. */
export function OfferMatrix() {
  return (
    <Matrix>
      {offers.map(({ icon, title, text }) => (
        <Cell key={title}>
          <ServiceIcon name={icon} />
          <Stack $gap={8}>
            <Heading level={3} size={20} face="text">
              {title}
            </Heading>
            <Text $muted>{text}</Text>
          </Stack>
        </Cell>
      ))}
    </Matrix>
  );
}
