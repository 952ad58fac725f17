import { Card, Stack, Text } from '@site/ui';
import { promotion } from '../claims.ts';
import { legalPage, type Clause } from '../legal/LegalPage.tsx';
import { LegalTable } from '../legal/LegalTable.tsx';

const OFFERS = [
  ['Lessons', '1 and 2 of each level', 'All of a level: once'],
  ['Practice', 'The tutor, all tools and exercises', 'Nothing more'],
  ['Signals', 'Market notes in the open channel', 'Trade ideas: by the month'],
  ['People', 'A first consultation', 'Coaching: by the session'],
] as const;

const clausesOf = (brand: string): readonly Clause[] => [
  [
    'What you get',
    <Stack key="get" $gap={24}>
      <Text>
        Education and opinion on gold and Bitcoin: lessons, a tutor, exercises, market notes and ideas. An
        account is free. What costs money is named with its price before you agree to it. Nothing is charged
        on this site: payment is not connected yet.
      </Text>
      <Card>
        <LegalTable names={['What', 'Free', 'Paid']} columns="1fr 2fr 2fr" rows={OFFERS} />
      </Card>
    </Stack>,
  ],
  [
    'No financial advice',
    `It is no financial, legal or tax advice, no offer to buy or sell, and no promise of a result. You decide on your trades, and you bear their losses. The figures and testimonials on this site are ${brand}’s own claims; charts and examples are simulated.`,
  ],
  [
    'The tutor',
    'It answers by software, from the lessons, and can be wrong. Check what matters. It does not know your situation and names no trade for you.',
  ],
  [
    'Bookings',
    'A consultation is free and commits you to nothing. We answer within 24 hours. Until then you can change or withdraw your booking on the Contact page.',
  ],
  [
    'Bonus',
    [
      `${promotion.bonus}. ${promotion.power}.`,
      `${promotion.forWhom} The full conditions are named before you deposit.`,
      promotion.risk,
    ],
  ],
  [
    'Your duties',
    [
      'Use your own account, and give details that are true.',
      'Do not copy the lessons for others, resell the ideas, or disturb the site for others. There are limits on how often each thing can be asked for.',
      'You must be of age where you live, and allowed to trade there.',
    ],
  ],
  [
    'Closing an account',
    'You can delete your account at any time, on its page. We may close an account that is used against these terms.',
  ],
  [
    'Liability and law',
    `What ${brand} is liable for, which law holds and where disputes are settled depends on where the business is. Set out in the reviewed version.`,
  ],
];

/** `/terms`. */
export const createPage = legalPage({
  page: 'terms',
  intro: () => 'What we offer, what we do not, and what you may expect of us.',
  short: [
    'We teach and say what we think. We do not advise, and we promise no result.',
    'Nothing is charged on this site, and an account is free.',
    'Your trades are your decision, and their losses are yours.',
  ],
  clauses: clausesOf,
});
