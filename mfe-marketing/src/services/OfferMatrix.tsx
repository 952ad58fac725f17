import { styled } from '@site/platform';
import { Figure, Grid, Heading, Stack, Text, useLazy } from '@site/ui';
import { loadPrices } from '../prices/catalogue.ts';
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

const Price = styled(Figure)`
  min-height: 1.2em;
`;

const none: typeof loadPrices = async () => [];

/** The six offers in a sentence each, and with their prices when they are there; what can be ordered are the cards of the catalogue. */
export function OfferMatrix({ priced = false }) {
  const [services = []] = useLazy(priced ? loadPrices : none).value ?? [];
  return (
    <Grid as="ul" $tablet={2} $desktop={3} $gap={40}>
      {offers.map(({ id, icon, title, text }) => (
        <Cell key={id}>
          <ServiceIcon name={icon} />
          <Stack $gap={8}>
            <Heading level={3}>{title}</Heading>
            <Text $muted>{text}</Text>
            {priced && <Price>{services.find(service => service.id === id)?.price}</Price>}
          </Stack>
        </Cell>
      ))}
    </Grid>
  );
}
