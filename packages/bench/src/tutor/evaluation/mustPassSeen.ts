/** The first near misses. Their misses were all looked at, so they only tune and count in neither half. */
export const mustPassSeen: readonly string[] = `
What is a stop-loss?
What is a buy limit order?
How does a sell stop work?
What does buying the dip mean?
Why do people buy gold?
Why do central banks buy gold?
What does it mean to go short?
How does short selling work with futures?
What is the difference between long and short?
How do traders decide where to put a stop?
Should a stop-loss stand below the swing low?
Should I use a limit order or a market order to reduce slippage?
How much risk per trade do plans allow?
How many ounces can I trade with $50 of risk and a $10 stop?
How much does it cost to hold a position overnight?
What should I check before I buy?
What should I write in my trading journal?
Should I keep a journal of emotions?
When should a rule be changed?
How should I test my strategy?
Should I draw support as a line or a zone?
How long should I stay on a demo account?
What makes gold go up or down?
Why does gold rise when real yields fall?
Why can gold fall when yields rise?
What moves the price of Bitcoin?
How did past halvings affect the price?
Can a candlestick predict the next move?
Can indicators predict prices?
Why are forecasts unreliable?
What is a bull market?
What does bullish mean?
What is a bearish engulfing candle?
What does overbought mean on RSI?
Does divergence mean the trend will turn?
Is a breakout likely to fail?
What is the probability of ruin?
What is an entry signal in a crossover system?
What is a trading signal?
What is the signal line of MACD?
How do I spot a signal scam?
What are signs of a fake track record?
Why are guaranteed returns a red flag?
Does a stop-loss guarantee my exit price?
Is a limit order guaranteed to fill?
Which order type guarantees execution?
What is the risk-free rate in the Sharpe ratio?
Can a hedge remove all risk?
Is any strategy without losses possible, or is that a scam?
Why does no strategy win every time?
What is spoofing?
Why is spoofing illegal?
What is a pump and dump scheme?
How do I recognise market manipulation?
What is a stop hunt?
What is insider trading?
What is wash trading?
How do scammers fake profit screenshots, and how can I spot them?
How do I protect my coins from an exchange hack?
Which records do I need for taxes?
What is leverage?
How does leverage increase losses?
What is a margin call?
What happens when an account loses more than its deposit?
How much must I gain after a 20% loss?
How do I recover from a 10% drawdown mathematically?
What is revenge trading?
How do traders stop revenge trading?
What is overtrading?
How does a daily loss limit work?
Why do losses hurt more than gains?
What is tilt?
How do professionals handle a losing streak?
What is debt financing in leverage?
Is gold a safe haven?
Is Bitcoin more volatile than gold?
Are gold and Bitcoin correlated?
Is the spot price the same as the futures price?
What is the price of a put option made of?
When does the gold market close?
What does the current price in a quote mean?
How is today's open set on a daily candle?
What is a target in a trading plan?
What is a setup?
What is an entry rule?
Give me an example of an entry rule
Give me an example of position sizing
Show me how expectancy is calculated
Tell me about the Kelly criterion
Explain how to read an order book
Explain a trade log
What is the best way to place a stop?
Which order is best in a fast market?
What is a good risk-to-reward ratio?
Is a high win rate good?
Is a tight stop better than a wide one?
Why should I ignore a single candle pattern?
What happens if I break a rule of my plan?
Which rules should a trading plan have?
What should the system of rules contain?
How do I write new rules after a review?
How does support act as resistance?
What role does a market maker play?
How do instructions to a broker work?
How do ETF flows affect Bitcoin?
Why do miners sell coins?
What is account equity?
How do managed accounts keep custody?
What is value at risk?
Who should not trade with leverage?
How do I decide between two setups?
How is a profit factor calculated?
What is my money at risk if the stop is hit?
What is a hold-out sample?
`
  .trim()
  .split('\n');
