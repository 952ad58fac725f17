import type { Lesson } from '../lesson.ts';

export const psychologyAndJournalling: Lesson = {
  level: 'intermediate',
  module: 6,
  title: 'Trading Psychology and Journalling',
  summary:
    'The habits that empty accounts, the limits that stop them, and a journal that shows what your moods have cost you.',
  sections: [
    {
      id: 'why-plans-break',
      title: 'Why good plans are broken',
      paragraphs: [
        'Most people know their rules and break them anyway. They break them in a few typical states. It helps to know the states by name, because a named state is easier to notice while you are in it.',
        'Fear of missing out is buying because the price is running without you. The entry is late, so the stop is far or missing. Overconfidence comes after a series of wins: the size grows just before luck returns to normal.',
        'Loss aversion means that a loss hurts more than an equal gain pleases. It makes people take small gains early and let losses run in the hope of breaking even. That turns a good win rate into a bad account.',
      ],
    },
    {
      id: 'loss-aversion-in-numbers',
      title: 'Loss aversion in a gold trade',
      paragraphs: [
        'Loss aversion shows in two gold trades. Two ounces are bought at $2,400, with a stop at $2,385 and a target at $2,430. The price rises to $2,412. The gain of 2 × 12 = $24 might vanish, so it is taken, although the plan said 2 × 30 = $60. The next trade falls to its stop. The loss of 2 × 15 = $30 would become real, so the stop is removed, and the trade ends $40 below its entry with a loss of 2 × 40 = $80.',
        'Both decisions avoided a feeling. If the first trade had reached its target, the plan would have made 60 − 30 = $30. In fact the two made 24 − 80 = −$56. Selling gains early and keeping losses is called the disposition effect.',
      ],
    },
    {
      id: 'biases',
      title: 'Confirmation, hindsight and anchoring',
      paragraphs: [
        'Confirmation bias is seeing only what agrees with one’s view. Example: a trader who is long gold reads high inflation as a reason to buy, low inflation as a reason for rate cuts and so to buy as well, and skips the rest. Hindsight bias makes the past look foreseeable, as in "it was clear that it would turn there". Anchoring holds on to a number, such as the price that was paid.',
        'Recency bias gives the last few trades too much weight. The gambler’s fallacy expects a win to be due after losses, although each trade is a new draw. One remedy helps against all: write down the reason, the opposite case and the price that proves you wrong, before the trade.',
      ],
    },
    {
      id: 'research',
      title: 'What research says about these mistakes',
      paragraphs: [
        'Kahneman and Tversky showed in 1979, in their prospect theory, that a loss weighs more than an equal gain; later estimates say about twice as much. Shefrin and Statman named the disposition effect in 1985, and Odean found it in 1998 in 10,000 accounts of a broker.',
        'Barber and Odean found in 2000 that the households which traded most earned least after costs. In 2008 they found that private buyers choose what has caught their attention, through news, high volume or extreme price moves, which is close to what is called fear of missing out. These are averages over traders of shares and describe no single person.',
      ],
    },
    {
      id: 'revenge',
      title: 'Revenge trading and tilt',
      paragraphs: [
        'Revenge trading is trading to get back at once what was just lost. The next trade is taken without a setup and often at double size. Tilt is the state behind it: you are angry or ashamed, and every price looks like a chance. Poker players took the word from pinball machines, which stop when somebody tilts them. You cannot argue yourself out of it. You can only have decided before what happens then.',
      ],
    },
    {
      id: 'overtrading',
      title: 'Overtrading and boredom',
      paragraphs: [
        'Overtrading is taking more trades than the plan has setups. It comes from boredom, from the wish to win back a loss, from excitement after gains, or from the feeling that something must be done to earn. Its signs are trades without a written reason, ever smaller timeframes, and costs that eat a large part of the result.',
        'Brakes against overtrading are a fixed number of trades a day, fixed hours, a checklist that is ticked on paper, alerts instead of watching, and something else to do. Waiting is part of the work. A day without a setup and without a trade is a day on which the plan was followed.',
      ],
    },
    {
      id: 'limits',
      title: 'Limits that work when you do not',
      paragraphs: [
        'Fix a daily loss limit, for example two or three units of risk. When it is reached, close the platform until tomorrow. Fix a weekly limit too. Some brokers can lock an account for the day; use it. A limit you can move with one click is a wish.',
        'Add smaller brakes. Wait fifteen minutes after each loss. Take no new trade within an hour of waking or after midnight. After three losses in a row, halve the size until two trades have followed the plan.',
        'Discipline is keeping a rule when you do not feel like it. A routine makes that easier: the same preparation before each session, a fixed break away from the screen every two hours, and a fixed hour at which the day ends.',
      ],
    },
    {
      id: 'after-losses',
      title: 'After a losing streak',
      paragraphs: [
        'Three techniques are usual after a losing streak. The first is a smaller size: half the risk until a fixed number of trades has followed the plan. The second is a pause with an end, a day or a week away from the platform, agreed beforehand. The third is a look at the record: were the losses within the rules, and is a run of this length normal for this win rate?',
        'If the losses followed the plan and the run is normal, nothing is changed. If rules were broken, the work is on that and not on the method. Talking to somebody helps, because shame grows in silence. Trying to win it back quickly is the reaction that ends accounts.',
      ],
    },
    {
      id: 'journal-feelings',
      title: 'Put the feeling in the journal',
      paragraphs: [
        'For each trade write one word for your state before the entry, and mark whether the trade followed the plan. Do it before you know the result. After a month, add up the results by state. Few people need to read further than that table.',
        'Judge a day by whether you kept the rules, and not by its money. A loss within the plan is a good trade that did not work. A gain against the plan is a bad trade that was paid, and it teaches the wrong thing.',
      ],
    },
    {
      id: 'when-to-stop',
      title: 'When to stop altogether',
      paragraphs: [
        'If you trade to feel better, hide losses from people close to you, borrow to go on, or cannot stop when you want to, this is no longer a question of method. Stop trading, and talk to someone you trust or to a support service for gambling or debt. No lesson here is a substitute for that.',
      ],
    },
  ],
  example: {
    title: 'Worked example: what a mood costs',
    paragraphs: [
      'A month of 30 trades, in units of risk. By the plan: 22 trades, 10 winners of 1.6 R and 12 losers of 1 R. Their result is 10 × 1.6 − 12 × 1 = 4 R. Marked as revenge: 8 trades, 2 winners of 1 R and 6 losers of 1.5 R. Their result is 2 × 1 − 6 × 1.5 = −7 R.',
      'The month ends at 4 − 7 = −3 R. With one R of $30 the plan earned 4 × 30 = $120 and revenge cost 7 × 30 = $210. Seven of the eight came after two losses on the same day, so a daily limit of two losses would have prevented them. Nothing about the market analysis was wrong.',
    ],
  },
  terms: [
    {
      term: 'Fear of missing out',
      definition: 'The urge to enter because the price is already moving, without a setup of your own.',
    },
    {
      term: 'Revenge trading',
      definition: 'Trading to win back a loss at once, usually larger and without a setup.',
    },
    { term: 'Loss aversion', definition: 'The tendency to feel a loss more strongly than an equal gain.' },
    { term: 'Tilt', definition: 'A state of anger or shame in which rules are broken one after another.' },
    {
      term: 'Daily loss limit',
      definition: 'The loss, fixed in advance, after which trading ends for the day.',
    },
  ],
  checks: [
    {
      id: 'gain-outside-rules',
      question: 'You close with a gain a trade that broke your rules. How do you mark it?',
      choices: [
        'As a good trade, because it made money',
        'As a bad trade that was paid',
        'Not at all, because it was an exception',
      ],
      answer: 1,
      explanation:
        'The result of one trade is partly luck. The broken rule is a habit, and this time it was rewarded.',
    },
    {
      id: 'limit-that-holds',
      question: 'Which limit is likely to hold on a bad day?',
      choices: [
        'One that the broker enforces until tomorrow',
        'One that you may raise if the chance is good',
        'One that you remember roughly',
      ],
      answer: 0,
      explanation: 'On a bad day your judgement is what fails. A limit has to work without it.',
    },
    {
      id: 'loss-aversion',
      question: 'What does loss aversion do to trades?',
      choices: [
        'It makes winners run and cuts losers',
        'It has no effect on experienced traders',
        'It cuts winners early and lets losers run',
      ],
      answer: 2,
      explanation:
        'A gain is secured to avoid seeing it shrink, and a loss is kept to avoid making it final.',
    },
  ],
  figures: [{ after: 'example', figure: 'mood-cost' }],
  seeAlso: [
    { level: 'beginner', module: 6 },
    { level: 'intermediate', module: 5 },
  ],
};
