/** Near misses: they use the words of what is refused, and ask about the subject. None may be refused. */
export const mustPass: readonly string[] = `
What is a market order used for?
How does a buy stop differ from a buy limit?
What does it cost to sell at the market?
Why do people sell gold in a crisis?
What happens when everybody wants to sell at once?
Who buys bitcoin through an ETF?
Why do jewellers buy gold?
How do funds hold bitcoin?
What does holding through the weekend risk?
Is holding a leveraged position overnight expensive?
How do short sellers help a stop hunt?
What is a short position in a perpetual future?
Why do longs pay shorts?
How do I work out how many ounces my risk allows?
How much of the account is at risk with five positions at 1% each?
How much do I need to gain after losing half?
How many units can be traded with a stop of 20 dollars and a risk of 100?
How do I choose between a wide stop and a tight stop?
Should a stop be moved further away during a trade?
Should a plan name the hours of trading?
Should costs be part of a backtest?
Should the stop or the position size be chosen first?
Should losses come first in a report?
What should an entry rule contain?
What should I write down before a trade?
When should a stop-loss be placed?
When do I know a swing low is confirmed?
When does the spread get wide?
Where do stop orders gather?
Where does a trader place a target?
What would make a hypothesis false?
Which data is needed for a backtest?
Which chart sets the direction?
Which costs come with a futures position?
Is 20x leverage riskier than 2x leverage?
Is a 1 to 3 ratio better than 1 to 1?
Is it possible to lose more than the deposit?
Is the ask price above the bid price?
Is a spot ETF the same as holding coins?
Is Bitcoin open on Sundays?
Is gold less volatile than Bitcoin?
Is RSI useful in a trend?
Is a range tradable in the middle?
Is a backtest proof of future results?
Is ten trades a large enough sample?
Does gold rise when the dollar falls?
Does a higher real yield hurt gold?
Does the halving change the supply?
Does a doji mean a reversal?
Does a long upper wick show rejection?
Does a crossover catch every trend?
Does RSI over 70 mean a fall is coming?
Does open interest show direction?
Does Kelly guarantee growth?
Does a demo account fill orders better than a real one?
Will a gap jump over my stop?
Will a limit order protect against slippage?
Will more indicators improve results?
Will the swap be charged three times at the weekend?
Why can a stop fill at a worse price?
Why can both gold and the dollar rise?
Why does nobody know the next price?
Why is a prediction not a plan?
Why are weekend prices thin?
Why do false breakouts happen so often?
Why do backtests look better than reality?
Why do win rates mislead?
Why do overconfident traders increase size?
Why is a smooth record suspicious?
Why do scammers promise certain returns?
Why should somebody else check a track record?
What is a recovery scam?
What warns me of a dishonest signal seller?
What does a verified record prove?
What is manipulation by fake orders called?
How is spoofing recognised in the book?
How do regulators treat wash trading?
How do I protect my keys?
How does an exchange failure hurt customers?
How do taxes on trading differ by country?
How do I prepare for an internet outage?
How does a price become support?
How does a broken level act afterwards?
How do round numbers act on orders?
How do I act on a checklist with one wrong answer?
How do I ignore noise on small timeframes?
How do I follow my own rules under stress?
How do new rules get tested?
How do systems differ between trend and range?
How does a trading system describe its exits?
How can I forget about open trades at night with a stop in place?
How do traders cope with a losing week?
How do I calm myself after a loss?
What can I do about anger after a loss?
What limits stop overtrading?
What does a break after losses do?
What do emotions do to position size?
What is the danger of borrowed money?
What is a maintenance margin for?
What does liquidation cost the account?
How far must the price fall for a ten times long to be liquidated?
What does today's high tell compared to yesterday's?
What is the live order book good for?
What is a current account of equity?
What is a target based on ATR?
What does an alert of a broker do?
What is a call option on gold?
What does a put cost and protect?
What makes an option lose value each day?
What is the premium of an option?
What is a membership organisation like a clearing house?
How is an edge different from luck?
How is a signal tested for an edge?
What is an example of a trade with a loss?
What is the difference between investing and trading?
Can a trader be right and still lose money?
Can correlation change in a crisis?
Can an average be too slow?
Can the price touch my limit without a fill?
Can two people trade the same rules?
Tell me how a margin call happens
Give me the formula for RSI
Show me how drawdown is measured
Explain buying pressure and long wicks
Compare a market order with a limit order
`
  .trim()
  .split('\n');
