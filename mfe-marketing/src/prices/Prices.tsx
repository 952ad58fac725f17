import { formatHours, lessonsOf, levels } from '@site/curriculum';
import { Link, loginHref, styled, useAuth, type RemoteDeps } from '@site/platform';
import {
  ButtonLink,
  Card,
  Figure,
  from,
  Heading,
  Lead,
  LevelTrack,
  LoadFailure,
  NewTabLink,
  Row,
  Stack,
  Text,
  TextLink,
  useLazy,
  VisuallyHidden,
} from '@site/ui';
import { PAYMENT } from '../claims.ts';
import { Band } from '../layout/Band.tsx';
import { Fold } from '../layout/Fold.tsx';
import { PriceList, WithoutPrices } from '../services/PriceList.tsx';
import { loadPrices } from './catalogue.ts';

const PRICES_ID = 'prices';

/** Where every price is. */
export const PRICES = `/#${PRICES_ID}`;

const free = [
  'The first two lessons of each level, six in all',
  'The outlines of the other twelve',
  'Glossary, calculators, templates to print',
  'The AI tutor, which answers from the lessons',
  'A first conversation with us',
];

const Plans = styled.div`
  margin-bottom: 24px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  ${from.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 5fr);
  }
`;

const Plan = styled(Card)`
  gap: 16px;
  /* The cards are equally tall, and end on the same line. */
  & > a:last-child {
    margin-top: auto;
  }
  ${from.tablet} {
    > a:last-child {
      align-self: start;
    }
    gap: 24px;
    padding: 32px;
  }
`;

const Lines = styled.ul`
  display: grid;
  flex-grow: 1;
  > li {
    align-content: center;
    padding-block: 12px;
    border-top: 1px solid var(--line);
    text-wrap: balance;
  }
  ol {
    margin-top: 8px;
  }
`;

const Summary = styled(Row)`
  flex: 1;
  gap: 0 16px;
  > span {
    font-weight: 400;
  }
`;

/** What is free, what is paid once for a level, and what each service costs. */
export const Prices = ({ auth, config }: Pick<RemoteDeps, 'auth' | 'config'>) => (
  <Band $ruled id={PRICES_ID} aria-labelledby={`${PRICES_ID}-title`}>
    <Stack $gap={12}>
      <Heading level={2} id={`${PRICES_ID}-title`}>
        Prices
      </Heading>
      <Lead>An account is free and needs no card. You pay for the lessons beyond it, or for our time.</Lead>
    </Stack>
    <Plans>
      <Plan>
        <PlanHead price="$0" title="Free, with an account" />
        <Lines>
          {free.map(text => (
            <li key={text}>{text}</li>
          ))}
          <li>
            Without an account, too: a daily note and every past signal on{' '}
            <NewTabLink href={config.telegramChannelUrl}>the Telegram channel</NewTabLink>; new signals are
            paid
          </li>
        </Lines>
        <CreateAccount auth={auth} />
      </Plan>
      <Plan>
        <PlanHead price={levels[0].price} title="For each of the three levels, paid once" />
        <Lines>
          {levels.map(level => {
            const { id, name, modules } = level;
            const paid = modules.filter(({ locked }) => locked);
            return (
              <li key={id}>
                <Fold
                  summary={
                    <Summary as="span" $justify="space-between">
                      {name}
                      <Text as="span" $muted $size={14}>
                        Lessons 3–6, {formatHours(paid.reduce((sum, { minutes }) => sum + minutes, 0))}
                      </Text>
                    </Summary>
                  }
                >
                  {paid.map(({ title }) => (
                    <Text key={title} $muted>
                      {title}
                    </Text>
                  ))}
                </Fold>
                <LevelTrack name={name} lessons={lessonsOf(level, [])} />
              </li>
            );
          })}
        </Lines>
        <ButtonLink as={Link} to="/home#levels" $variant="secondary">
          See what each level teaches
        </ButtonLink>
      </Plan>
    </Plans>
    <ServicePrices config={config} />
    <Text $muted>
      {PAYMENT}{' '}
      <TextLink as={Link} to="/contact">
        Book a free consultation
      </TextLink>
    </Text>
  </Band>
);

/** What is offered, with the price of each as soon as it is there, and what the membership saves. */
function ServicePrices({ config }: Pick<RemoteDeps, 'config'>) {
  const { value, error, retry } = useLazy(loadPrices);
  const services = error ? null : value?.[0];
  return (
    <Stack $gap={40}>
      <Heading level={3} size={31}>
        Services
      </Heading>
      {error !== undefined && <LoadFailure what="The prices" error={error} onRetry={retry} />}
      <PriceList services={services} channelUrl={config.telegramChannelUrl} />
      <WithoutPrices />
      {services === undefined && <VisuallyHidden role="status">Loading prices...</VisuallyHidden>}
    </Stack>
  );
}

/** For everybody who has none. */
export function CreateAccount({ auth }: Pick<RemoteDeps, 'auth'>) {
  const state = useAuth(auth);
  if (state.status === 'user') return null;
  const email = state.status === 'joined' ? state.email : undefined;
  return (
    <ButtonLink href={loginHref({ pathname: '/education', search: '' }, email)}>
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
