import type { Lesson } from '../lesson.ts';

export const whatMovesGold: Lesson = {
  level: 'intermediate',
  module: 3,
  title: 'What Moves Gold: Dollar, Real Yields and News',
  summary:
    'Why gold answers to the dollar, to real yields, to the Federal Reserve and to fear, and how to trade around scheduled news, or not at all.',
  sections: [
    {
      id: 'dollar',
      title: 'The dollar',
      paragraphs: [
        'Gold is quoted in dollars. When the dollar buys more of everything, it usually buys more gold too, and XAU/USD falls. The US dollar index measures the dollar against six currencies, of which the euro weighs more than half. Gold and the index often move in opposite directions. The relationship is a tendency: in a crisis both can rise together.',
      ],
    },
    {
      id: 'real-yields',
      title: 'Real yields',
      paragraphs: [
        'Gold pays no interest. Its cost is the interest you give up elsewhere. What counts is the real yield: the yield of a bond minus the inflation that is expected over its life. Inflation-protected US bonds, TIPS, show it directly.',
        'When real yields rise, waiting in bonds is paid better and gold tends to fall. When they fall, gold costs less to hold. That is how gold can fall during high inflation, if interest rates rise faster. The link is loose and has broken for long stretches, for example while central banks bought heavily.',
      ],
    },
    {
      id: 'inflation-hedge',
      title: 'Does gold protect against inflation?',
      paragraphs: [
        'Over very long times gold has roughly kept what it buys, which is why it is called a protection against inflation. Over years and decades it has not done so reliably. From 1980 to 2001 US consumer prices about doubled, by the figures of the Bureau of Labor Statistics, while the price of gold fell by more than half. In 2022 US inflation reached 9.1%, and gold ended the year close to where it had begun.',
        'The reason is that gold answers to real yields. If interest rates rise faster than inflation, holding gold becomes dearer in comparison. If rates stay low while prices rise, as in much of the 1970s, gold has risen strongly.',
      ],
    },
    {
      id: 'fed-and-data',
      title: 'The Federal Reserve and its data',
      paragraphs: [
        'The Federal Reserve sets the federal funds rate at eight scheduled meetings a year and publishes each decision at 2:00 in the afternoon, New York time. The Consumer Price Index reports inflation each month. Non-farm payrolls, usually on the first Friday of the month, report jobs. These two reports are published at 8:30 in the morning.',
        'Markets trade the difference between a number and what was expected. A high inflation number that everybody expected may move nothing. So a forecast of the number is not yet a forecast of the price.',
      ],
    },
    {
      id: 'data-step-by-step',
      title: 'From an inflation report to gold, step by step',
      paragraphs: [
        'A hot report shows more inflation than expected. First, traders expect higher rates from the Federal Reserve. Second, bond yields rise, and by more than expected inflation, so real yields rise. Third, the dollar rises. Fourth, gold, which pays nothing, tends to fall.',
        'The opposite can happen within ten minutes, for four reasons. The surprise was already guessed, and those who had sold buy back. A detail of the report says something else than its headline. Traders think that the central bank will not act, so expected inflation rises more than yields and real yields fall. Or stops and thin quotes carry the first move too far. The chain is a tendency over many reports, and a single afternoon is one draw.',
      ],
    },
    {
      id: 'expectations',
      title: 'Buy the rumour, sell the news',
      paragraphs: [
        'Buy the rumour, sell the news means that a price moves while an event is expected and may turn when it happens. By then those who wanted to buy have bought, and some take their gain. A price contains what most people expect, so an expected event is called priced in.',
        'What counts is the difference between the event and the expectation. A rate cut that everybody expected can leave gold unchanged or lower, and a bad figure can lift a price if a worse one was feared. Bitcoin rose for months before spot ETFs were approved in the United States on 10 January 2024, and fell by more than a tenth in the two weeks after.',
      ],
    },
    {
      id: 'central-bank-words',
      title: 'Hawkish, dovish, easing and tightening',
      paragraphs: [
        'Hawkish describes a central bank, or a speech, that leans towards higher interest rates to fight inflation, as a hawk attacks. Dovish leans towards lower rates to help jobs and growth, as the dove stands for peace. A pivot is the turn from one to the other.',
        'Quantitative easing, QE, means that a central bank buys bonds with newly created money, which lowers long yields. Quantitative tightening, QT, lets these bonds run off. The Federal Reserve began QE in November 2008 and did it on the largest scale in 2020 and 2021. The dot plot shows where its members expect rates to be. Dovish words tend to lift gold and hawkish ones to weigh on it, if they come as a surprise.',
      ],
    },
    {
      id: 'buyers-and-fear',
      title: 'Central banks and fear',
      paragraphs: [
        'Central banks hold gold as a reserve and have been net buyers for many years. They buy for reasons that do not depend on next week’s price, and report late. Investors buy gold as a safe haven when they fear war, default or bank failures. Such jumps often fade as the fear does. And in a rush for cash gold is sold as well, because it can be sold.',
      ],
    },
    {
      id: 'how-they-fit',
      title: 'How dollar, yields and central banks fit together',
      paragraphs: [
        'The dollar, real yields and central banks are three forces on one price. Real yields say how much income is given up by holding gold. The dollar is the money in which gold is quoted. The two often push together, since higher US yields draw money into dollars, so rising yields tend to weigh on gold twice.',
        'Central banks buy for other reasons, such as reserves that no other state can freeze, and can hold the price up against the other two. After 2022 real yields rose sharply and gold did not fall as it used to. The World Gold Council counted purchases of more than 1,000 tonnes in each of the years 2022, 2023 and 2024, which is one explanation. Which force leads is often clear only afterwards.',
      ],
    },
    {
      id: 'war-and-elections',
      title: 'War, crises and elections',
      paragraphs: [
        'News of war or of failing banks often lifts gold, since people look for something that is nobody’s debt. Often the price rises while the danger grows and falls once it is there. After Russia’s attack on Ukraine of 24 February 2022 gold went from about 1,900 dollars to above 2,050 within two weeks, and in May it was lower than before. In a rush for cash gold falls too: in March 2020 it lost about 12% within days before it rose.',
        'Elections act through what they change: taxes, spending, tariffs, the central bank. There is no rule by party. The dates are known, so spreads widen and stops can be jumped.',
      ],
    },
    {
      id: 'debt-ceiling',
      title: 'Government debt and the debt ceiling',
      paragraphs: [
        'The debt ceiling is a limit that the US Congress sets by law on what the Treasury may owe; an overall limit has existed since 1939. When it is reached, the Treasury can pay its bills only until its cash runs out, unless Congress raises or suspends the limit. Congress has always done so, sometimes within days of the date.',
        'It touches gold through three channels. Fear of a default sends some money into safe havens. A downgrade of the debt, such as that by Standard & Poor’s on 5 August 2011, adds to the fear. And in the long run high public debt can make people expect more inflation or lower real yields. After an agreement the fear usually goes, and its part of the price with it.',
      ],
    },
    {
      id: 'calendar',
      title: 'Around the economic calendar',
      paragraphs: [
        'Read the calendar on Sunday and mark the releases for the dollar. In the minutes around them the spread widens, stops slip, and the first move is often reversed. You have three honest choices: be flat, be small with a stop that allows for slippage, or wait until the first half hour is over. Guessing the number is not one of them.',
      ],
    },
    {
      id: 'scenarios',
      title: 'A scenario sheet before a release',
      paragraphs: [
        'A scenario sheet is written before a release, while nothing is at stake. Each outcome has a row, with columns for the figure, its meaning, what to wait for, what to do, and when to do nothing. An example for payrolls with a consensus of 180,000: above 230,000, yields and dollar probably up, wait for the first fifteen-minute close; from 130,000 to 230,000, no surprise and no trade; below 130,000, the opposite of the first row.',
        'A last row says what happens if the price does not do what its row says: stand aside. The sheet also names the open positions, the spread above which no order is sent, and the largest loss. It does not guess the number.',
      ],
    },
    {
      id: 'gold-supply',
      title: 'Where gold comes from and where it goes',
      paragraphs: [
        'The World Gold Council estimates that about 216,000 tonnes of gold had been mined by the end of 2024, which would make a cube of about 22 metres. Nearly all of it still exists. Mines add about 3,600 tonnes a year, less than 2%, and recycling brings back more than 1,000.',
        'A little less than half of the stock is jewellery, about a fifth is in bars, coins and funds, and about a sixth lies with central banks; the rest is in industry and elsewhere. The United States report the largest reserve, 8,133 tonnes. Because the stock is so large against a year’s mining, a mine that opens or closes hardly moves the price. Holders who decide to keep or to sell do.',
      ],
    },
    {
      id: 'bars-and-coins',
      title: 'Bars, coins, purity and storage',
      paragraphs: [
        'Purity is given in karats, which are parts of 24, or in thousandths. Gold of 18 karat is 18 ÷ 24 = 75% pure, and 999.9 means 99.99%. Refineries clean old gold and mine gold to such a grade. The bars that banks trade in London weigh about 400 ounces, are at least 99.5% pure and come from refineries on the Good Delivery list of the LBMA.',
        'Private holders buy small bars or coins at a premium over spot and sell below that price. Some coins, such as the Krugerrand, are of 22 karat and still hold a full ounce of gold. Storage at home needs insurance and discretion, and a vault costs a yearly fee. Fakes exist, so weight, size and the seller are checked.',
      ],
    },
    {
      id: 'gold-as-money',
      title: 'When gold was money, and 1933',
      paragraphs: [
        'Under the gold standard a currency was worth a fixed weight of gold. By the Gold Standard Act of 1900 a troy ounce was worth 20.67 dollars. In a crisis people exchanged notes for gold, and the law tied the amount of money to the gold that was left.',
        'In the Great Depression President Roosevelt ordered by Executive Order 6102 of 5 April 1933 that gold coins and bars be handed in to the Federal Reserve at 20.67 dollars an ounce; small amounts, jewellery and collectors’ coins were exempt. The Gold Reserve Act of January 1934 set the price at 35 dollars. The dollar was now worth less in gold, so more money could be issued and prices could stop falling. Americans could own bullion freely again from 31 December 1974.',
      ],
    },
    {
      id: 'closing-the-window',
      title: '1971: the dollar leaves gold',
      paragraphs: [
        'By the agreement of Bretton Woods in 1944 other currencies were fixed to the dollar, and foreign central banks could exchange dollars for gold at 35 dollars an ounce. In the 1960s more dollars were abroad than there was gold to pay for them. On 15 August 1971 President Nixon ended the exchange, which is called closing the gold window.',
        'In 1973 the main currencies began to float. The market price of gold rose to almost 200 dollars at the end of 1974, fell to little more than 100 in August 1976, and rose to 850 in January 1980. Inflation, the oil crises and low real interest are the reasons usually named.',
      ],
    },
    {
      id: 'peak-and-after',
      title: '1980, 2011 and after',
      paragraphs: [
        'On 21 January 1980 gold was fixed in London at 850 dollars, after the revolution in Iran, the Soviet invasion of Afghanistan and US inflation above 13%. The Federal Reserve under Paul Volcker raised its rate to about 20%. Real yields became strongly positive, and gold crashed: by June 1982 it was below 300 dollars.',
        'The low came near 252 dollars in the summer of 1999, after Britain had announced sales of its reserve. Later highs of the London price were 1,895 dollars in September 2011 and 2,067 in August 2020, and 2024 and 2025 brought many more. Adjusted for inflation, the 850 dollars of 1980 were not reached again for more than forty years.',
      ],
    },
  ],
  example: {
    title: 'Worked example: a release, with numbers',
    paragraphs: [
      'A ten-year bond yields 4.2% and expected inflation is 2.4%. The real yield is 4.2% − 2.4% = 1.8%. After a report the yield rises to 4.5% while expected inflation stays. The real yield becomes 4.5% − 2.4% = 2.1%. Gold falls from 2,400 to 2,364, which is 36 ÷ 2,400 = 1.5%.',
      'You were long 5 ounces with a stop at 2,385, so you had planned to lose 5 × 15 = $75. The price went through it and you were filled at 2,379, so you lost 5 × 21 = $105. The slippage was 6 dollars an ounce, and 30 ÷ 75 = 40% more than planned. Had you halved the size before the release, the loss would have been 2.5 × 21 = $52.50. You would also have earned half as much on the days when it went well.',
    ],
  },
  terms: [
    { term: 'Real yield', definition: 'The yield of a bond minus the inflation expected over its life.' },
    {
      term: 'US dollar index',
      definition: 'The dollar’s value against six currencies, among which the euro weighs more than half.',
    },
    {
      term: 'Federal funds rate',
      definition:
        'The overnight interest rate that the US central bank steers, decided at eight scheduled meetings a year.',
    },
    {
      term: 'Consumer Price Index',
      definition: 'The monthly measure of the prices that households pay; the usual headline for inflation.',
    },
    {
      term: 'Non-farm payrolls',
      definition: 'The monthly count of US jobs outside farming, usually published on the first Friday.',
    },
    {
      term: 'Safe haven',
      definition: 'An asset that investors buy when they fear for others; it can still lose value.',
    },
    {
      term: 'Economic calendar',
      definition: 'The schedule of releases and meetings that can move markets, with the forecasts for each.',
    },
    {
      term: 'Opportunity cost',
      definition:
        'What you give up by holding one asset instead of another, such as the interest that gold does not pay.',
    },
  ],
  checks: [
    {
      id: 'real-yield',
      question: 'A bond yields 5% and expected inflation is 3.5%. What is the real yield?',
      choices: ['1.5%', '3.5%', '8.5%'],
      answer: 0,
      explanation: 'The real yield is what remains after expected inflation: 5% − 3.5% = 1.5%.',
    },
    {
      id: 'gold-and-inflation',
      question: 'Why can gold fall when inflation is high?',
      choices: [
        'Because gold is not counted in the price index',
        'Because central banks may not buy during inflation',
        'Because interest rates can rise faster than expected inflation, so real yields rise',
      ],
      answer: 2,
      explanation: 'The cost of holding gold is the real yield given up. Inflation alone does not decide it.',
    },
    {
      id: 'forecast-met',
      question: 'Payrolls come in exactly as forecast. What should you expect of the price?',
      choices: [
        'A large rise',
        'Possibly no lasting move, because the number was already priced',
        'A large fall',
      ],
      answer: 1,
      explanation: 'Markets move on the difference between a number and its expectation. Here there is none.',
    },
  ],
  figures: [{ after: 'real-yields', figure: 'real-yield' }],
  seeAlso: [
    { level: 'intermediate', module: 4 },
    { level: 'expert', module: 3 },
  ],
};
