import { styled } from '@site/platform';
import { Grid, Heading, Stack, Text } from '@site/ui';
import { offers } from './offers.ts';
import { ServiceIcon } from './ServiceIcon.tsx';

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
    <Grid as="ul" $tablet={2} $desktop={3} $gap={40}>
      {offers.map(({ icon, title, text }) => (
        <Cell key={title}>
          <ServiceIcon name={icon} />
          <Stack $gap={8}>
            <Heading level={3}>{title}</Heading>
            <Text $muted>{text}</Text>
          </Stack>
        </Cell>
      ))}
    </Grid>
  );
}
