/** The services of the first start, in the order in which pages show them; the first three are Home's preview. */
export const servicesSeed = [
  {
    id: 'trade-management',
    icon: 'ChartBar',
    title: 'Trade Management',
    price: 'From $79 / month',
    description:
      'You place the trade; we help you run it. Written rules for moving stops, taking partial profit and closing out, applied to your gold and Bitcoin positions.',
    features: [
      'Entry, stop and target reviewed before you commit',
      'Written management rules for every open position',
      'Breakeven and partial-exit checklist',
      'Weekly log of every managed trade, losses included',
    ],
  },
  {
    id: 'signal-provision',
    icon: 'Signal',
    title: 'Signal Provision',
    price: 'From $49 / month',
    description:
      'Gold and Bitcoin trade ideas with an entry zone, a stop, a target and the reasoning, so that you can disagree with us.',
    features: [
      'Every idea states entry, stop, target and risk per trade',
      'The reasoning and the level that proves it wrong',
      'Time-stamped in the channel and never deleted',
      'Monthly results, winners and losers',
    ],
  },
  {
    id: 'account-management',
    icon: 'UserCog',
    title: 'Account Management',
    price: 'On consultation',
    description:
      'A structured plan for your own account: risk limits agreed first, positions sized to them, and a report you can check.',
    features: [
      'Suitability conversation before anything starts',
      'Maximum loss limit agreed in writing',
      'You keep custody and can stop at any time',
      'Monthly statement with drawdown',
    ],
  },
  {
    id: 'mindset-coaching',
    icon: 'Brain',
    title: 'Mindset Coaching',
    price: '$60 / session',
    description:
      'One-to-one sessions on the habits that empty accounts: revenge trades, oversizing, and abandoning the plan.',
    features: [
      '45-minute video session',
      'Journal review before each call',
      'A personal pre-trade routine',
      'Follow-up notes and one exercise',
    ],
  },
  {
    id: 'weekly-trade-analysis',
    icon: 'TrendingUp',
    title: 'Weekly Trade Analysis',
    price: '$19 / month',
    description:
      'A Sunday briefing on what moved gold and Bitcoin, the levels that matter and the events on the calendar.',
    features: [
      'Gold and Bitcoin charts, annotated',
      'Economic calendar with likely volatility windows',
      "Review of last week's ideas, right and wrong",
      'One lesson drawn from a real chart pattern',
    ],
  },
  {
    id: 'vip-membership',
    icon: 'Crown',
    title: 'VIP Membership',
    price: '$149 / month',
    isVip: true,
    description:
      'Signals, analysis, management and coaching in one place, with priority answers and the live review room.',
    features: [
      'Signals, weekly analysis and trade management',
      'Two coaching sessions each month',
      'Live review room with recordings',
      'Priority support and early access to new lessons',
    ],
  },
  {
    id: 'risk-health-check',
    icon: 'ChartBar',
    title: 'Risk Health Check',
    price: '$39 one-off',
    description:
      'Send a month of your trades; get back a plain-language report on sizing, drawdown and the three habits costing you most.',
    features: [
      'Win rate, expectancy and maximum drawdown',
      'Position sizing against your own limit',
      'Three changes, in order of impact',
      '20-minute call to go through it',
    ],
  },
  {
    id: 'free-community',
    icon: 'Signal',
    title: 'Free Community',
    price: 'Free',
    description:
      'The open Telegram channel: market notes, lesson excerpts and a public record of past ideas.',
    features: [
      'Daily gold and Bitcoin note',
      'Lesson of the week',
      'Archive of past ideas',
      'No payment details needed',
    ],
  },
];
