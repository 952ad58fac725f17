import { styled } from '@site/platform';
import { from, Heading, Stack, Text } from '@site/ui';
import { offers } from './offers.ts';
import { ServiceIcon } from './ServiceIcon.tsx';

const Matrix = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px 40px;
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 48px 80px;
  }
`;

const Cell = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: start;
  gap: 4px 16px;
  > svg {
    margin-top: 2px;
    color: var(--gold);
  }
`;

/** The six offers in a sentence each; the cards of the catalogue are what can be ordered. */
export function OfferMatrix() {
  return (
    <Matrix>
      {offers.map(({ icon, title, text }) => (
        <Cell key={title}>
          <ServiceIcon name={icon} />
          <Stack $gap={8}>
            <Heading level={3}>{title}</Heading>
            <Text $muted>{text}</Text>
          </Stack>
        </Cell>
      ))}
    </Matrix>
  );
}
