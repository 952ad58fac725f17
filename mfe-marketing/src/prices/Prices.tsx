import { levels } from '@site/curriculum';
import { Link, loginHref, styled, useAuth, type RemoteDeps } from '@site/platform';
import { ButtonLink, Card, Container, Figure, from, Heading, Lead, Section, Stack, TextLink } from '@site/ui';
import { ServicePrices } from './ServicePrices.tsx';

const PRICES_ID = 'prices';

/** Where every price is. */
export const PRICES = `/#${PRICES_ID}`;

const free = [
  'The first two lessons of each level, six in all, with questions and practice charts',
  'The outlines of the other twelve lessons',
  'Glossary, calculators and templates to print',
  'The AI tutor, which answers from the lessons',
  'The Telegram channel: a daily note and every past idea',
  'A first conversation with us',
];

const Plans = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  ${from.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`;

const Plan = styled(Card)`
  gap: 24px;
  /* The cards are equally tall, and end on the same line. */
  & > a:last-child {
    margin-top: auto;
  }
  ${from.tablet} {
    padding: 32px;
  }
`;

const Lines = styled.ul`
  display: grid;
  gap: 12px;
  li {
    padding-top: 12px;
    border-top: 1px solid var(--line);
  }
`;

const Levels = styled(Lines)`
  column-gap: 24px;
  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  strong {
    font-weight: 600;
  }
  span {
    display: block;
    margin-top: 8px;
    color: var(--muted);
    font-size: var(--size-14);
  }
`;

/** What is free, what is paid once for a level, and what each service costs. */
export const Prices = ({ auth }: Pick<RemoteDeps, 'auth'>) => (
  <Section $ruled id={PRICES_ID} aria-labelledby={`${PRICES_ID}-title`}>
    <Container>
      <Stack $gap={40}>
        <Stack $gap={12}>
          <Heading level={2} id={`${PRICES_ID}-title`}>
            Prices
          </Heading>
          <Lead>
            An account is free and needs no card. You pay for the lessons beyond it, or for our time.
          </Lead>
        </Stack>
        <Plans>
          <Plan>
            <PlanHead price="$0" title="Free, with an account" />
            <Lines>
              {free.map(text => (
                <li key={text}>{text}</li>
              ))}
            </Lines>
            <CreateAccount auth={auth} />
          </Plan>
          <Plan>
            <PlanHead price={levels[0].price} title="Once per level, yours for good" />
            <Levels>
              {levels.map(({ id, name, modules }) => {
                const opened = modules.filter(({ locked }) => locked);
                return (
                  <li key={id}>
                    <strong>
                      {name}: lessons {opened[0]?.number} to {opened.at(-1)?.number}
                    </strong>
                    {opened.map(({ title }) => (
                      <span key={title}>{title}</span>
                    ))}
                  </li>
                );
              })}
            </Levels>
            <TextLink as={Link} to="/education">
              See the lessons of each level
            </TextLink>
          </Plan>
        </Plans>
        <Stack $gap={16}>
          <Heading level={3}>Services</Heading>
          <ServicePrices />
        </Stack>
      </Stack>
    </Container>
  </Section>
);

/** For everybody who has none. */
export function CreateAccount({ auth }: Pick<RemoteDeps, 'auth'>) {
  const state = useAuth(auth);
  if (state.status === 'user') return null;
  const email = state.status === 'joined' ? state.email : undefined;
  return (
    <ButtonLink href={loginHref({ pathname: '/education', search: '' }, email)} $variant="secondary">
      Create a free account
    </ButtonLink>
  );
}

const PlanHead = ({ price, title }: { price: string; title: string }) => (
  <Stack $gap={4}>
    <Figure $size={39}>{price}</Figure>
    <Heading level={3}>{title}</Heading>
  </Stack>
);
