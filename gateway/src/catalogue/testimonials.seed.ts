/** Samples, and marked as such in the role: none of them is a real customer's word. */
export const testimonialsSeed = [
  {
    name: 'Amara K.',
    role: 'Sample · Beginner in gold',
    content:
      'I came for signals and stayed for one lesson: how big a position may be. Knowing my loss before I place the order taught me more than any signal did.',
  },
  {
    name: 'Jonas W.',
    role: 'Sample · Trades part-time',
    content:
      'Every idea says at which price it is wrong. I can read it on the train, disagree with it, and skip it. Some lose, and those stay in the channel too.',
  },
  {
    name: 'Priya S.',
    role: 'Sample · Holds Bitcoin',
    content:
      'The weekly note admits its misses, which is why I read it. I would like more on-chain material; for now it is mostly charts and the calendar.',
    rating: 4,
  },
  {
    name: 'Marek D.',
    role: 'Sample · VIP member',
    content:
      'I expected more trades. Coaching was mostly about trading less: two setups, a daily loss limit, and closing the screen when it is reached.',
  },
  {
    name: 'Lucía F.',
    role: 'Sample · New to trading',
    content:
      'I asked the tutor what to buy and it refused. It sent me to the module on risk instead. Annoying on the day, useful a month later.',
    rating: 4,
  },
];
