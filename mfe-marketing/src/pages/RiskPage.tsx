import { styled } from '@site/platform';
import { Alert, Card, LossBars, NewTabLink, Stack, Text, TextLink } from '@site/ui';
import { RISK_LINE } from '../claims.ts';
import { legalPage, type Clause } from '../legal/LegalPage.tsx';

const EMERGENCY = [
  ['112', 'Europe and many other countries'],
  ['911', 'the United States and Canada'],
  ['999', 'the United Kingdom'],
  ['000', 'Australia'],
] as const;

/* A finger high. */
const Call = styled(TextLink)`
  padding-block: 4px;
  font-weight: 700;
`;

const clausesOf = (brand: string): readonly Clause[] => [
  [
    'You can lose what you put in',
    <Stack key="loss" $gap={24}>
      <Text>
        Gold and Bitcoin can fall fast and far. With borrowed money or leverage you can lose more than you
        paid in. Trade only with money whose loss does not change how you live.
      </Text>
      <Card as="figure">
        <Stack $gap={20}>
          <figcaption>
            <strong>A loss, and the gain that makes it good</strong>
          </figcaption>
          <LossBars />
        </Stack>
      </Card>
    </Stack>,
  ],
  [
    'What markets do',
    [
      'Prices jump over a stop, above all overnight, at weekends and on news: the loss is then larger than planned.',
      'Bitcoin trades without a break, and exchanges and wallets can fail, be robbed or close.',
      'Spreads, fees, interest and taxes come on top, and can turn a gain into a loss.',
    ],
  ],
  [
    'Past results',
    `Results of the past, real or simulated, say nothing certain about the future. The figures and testimonials on this site are ${brand}’s own claims, not audited by the software that shows them. Charts are drawn from simulated prices.`,
  ],
  [
    'Opinions, not advice',
    'Lessons, notes, ideas, signals, the tutor’s answers and consultations are education and opinion. They do not know your means, aims or experience, and are no advice to you. Ask somebody who is licensed to advise you before you decide.',
  ],
  [
    'When to stop, and where to get help',
    <Stack key="help" $gap={16}>
      <Text>
        If trading costs you sleep, money you need, or the will to go on: stop, and talk to somebody.
      </Text>
      <Alert tone="danger" title="In danger now? Call the emergency services" announced={false}>
        <Stack as="ul" $gap={8}>
          {EMERGENCY.map(([number, where]) => (
            <li key={number}>
              <Call href={`tel:${number}`}>{number}</Call> in {where}
            </li>
          ))}
        </Stack>
      </Alert>
      <Text>
        Somebody to talk to, by country:{' '}
        <NewTabLink href="https://findahelpline.com">findahelpline.com</NewTabLink>. About gambling:{' '}
        <NewTabLink href="https://www.gamblingtherapy.org">gamblingtherapy.org</NewTabLink>.
      </Text>
      <Text>The tutor names more numbers when you tell it.</Text>
    </Stack>,
  ],
];

/** `/risk`. */
export const createPage = legalPage({
  page: 'risk',
  intro: () => RISK_LINE,
  short: [
    'You can lose all you put in, and with leverage more.',
    'Past results say nothing certain about the next trade.',
    'Nothing here is advice to you.',
  ],
  clauses: clausesOf,
});
