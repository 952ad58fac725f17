import { correlationSum } from './correlation.ts';
import { FOREIGN } from './quantities.ts';
import { rowsOf, SAVING, type Sum } from './rows.ts';
import { weightSum } from './weights.ts';

const COSTS = 'spread feeRate fee';

const FROM_WHAT_IS_LEFT =
  'The gain is counted from what is left, and that is less than what it was before the loss.';

const EACH_SIDE = String.raw`\b(?:per|each|an?|both|every|either) (?:side|way|leg)s?\b`;
const INTO = String.raw`\b(?:how (?:many|much)|in(?:to)?|to|as) `;
const AT_STOP = String.raw`(?:\b(?:lose|loss)\b[^.?!]{0,40}\b(?:at|if|when)\b[^.?!]{0,30}\bstop|\bmax(?:imum)? loss\b)`;
const SOLD = String.raw`\b(?:sold|sell|wrote|write|short)\b`;
/**
 * Those that are formulas and no more. A row has these parts:
 * passage @calculator
 * | question ?? what it says where the one missing number is asked for
 * | roles # what it takes as a list : a condition, or `only` where no number may be left over
 * | steps, each with the words for which it is computed
 * | result
 * | why it is so
 */
const TABLE = String.raw`
  intermediate/5/losing-streaks
    | longest|(?:how long|worst).*(?:streak|run|row)|how many.*(?:winners|wins|losers|losses)
    | winRate trades
    | winners = winRate × trades; losers = trades − winners; streak = ln(losers) ÷ (0 − ln(1 − winRate))
    | About {winners} winners and {losers} losers; the longest run of losses to expect is about {streak}
  glossary/volatility
    | ^(?!.*(?:annual|yearly) (?:vol|dev|sigma))(?=.*(?:vol|deviation|sigma))(?=.*da(?:il)?y).*(?:annual|
      a year|per year|yearly|square root)
    | volatility
    | %gold = volatility × √252; %bitcoin = volatility × √365
    | Volatility of a year: {gold} for gold, which trades on 252 days; {bitcoin} for bitcoin, on 365
  glossary/real-yield | real (?:yield|rate|return|interest)|opportunity
    | nominal inflation [equity]
    | %real = nominal − inflation; %exactly = (1 + nominal) ÷ (1 + inflation) − 1;
      $forgone = equity × nominal; $inRealTerms = equity × real
    | Real yield: {real} by subtraction, {exactly} by division[; what {equity} would have earned: {forgone} a
      year, {inRealTerms} in real terms]
  beginner/5/bid-ask-spread | spread|cost|pay
    | bid ask [size lots]
    | $spread = ask − bid; $cost = units × spread; %share = spread ÷ ask
    | Spread: {spread}, {share} of the price[; on this size {cost}]
  beginner/2/leverage-and-margin-calls
    | leverag|times my (?:account|money)|(?:far|much|percent|%|what).*(?:price|market|move|fall|drop|
      against).*(?:account|money|equity|capital)
    | lots|size|notional equity|deposit [entry drawdown equity?]
    | leverage = value ÷ deposit or value ÷ equity; %wipedOut = deposit ÷ value if wipe|gone|lose|take;
      %lossOfAccount = leverage × fallOfPrice; %fallThatTakesIt = lossOfAccountAsked ÷ leverage;
      $move = deposit ÷ units if wipe|gone|move|lose
    | Leverage: {leverage} to 1[; a fall of {drawdown} takes {lossOfAccount} of the account][; a move of
      {fallThatTakesIt} against it takes {drawdown} of the account][; a move of {wipedOut} takes the margin][,
      of {move} in the price]
  beginner/5/lots-pips-satoshis
    | ^(?!.*(?:\bpips?\b|points?\b|move|margin|leverag|fee|profit|los[es]|risk|stop|spread|swap|
      funding)).*(?:worth|value|in (?:dollars|usd|money|euros?)|how much (?:is|dollar|euro|usd)|percent|%)
    | size|lots entry [equity]
    | $value = units × entry; %share = value ÷ equity
    | Value: {value}[, {share} of {equity}]
  beginner/2/counting-in-r
    | \bin r\b|how many r\b|r[- ]multiple|\bmultiple of|what r\b|\br (?:is|was|did|have)\b|times (?:my|the) risk
    | entry exit stop [spread]
    | inR = (move[ − spread]) ÷ stopDistance
    | Result: {inR} R
  beginner/5/cost-of-trading-often
    | (?:share|part|portion|fraction|percent|per cent|%|how much) (?:of|in) (?:my |the |a |1 ?)?(?:risk|stop|
      r\b)|in (?:terms of )?r\b|eat|of my risk|of the stop|(?:risk|\dr\b).*(?:percent|%)
    | spread|fee stop|amount|risk [size lots spread fee entry equity]
    | %share = costs ÷ risked or costs ÷ ([units × ]stopDistance)
    | The costs are {share} of the risk
  beginner/2/margin-level | margin level|free margin|stop[- ]?out|margin.*at what (?:equity|balance)
    | equity|level|stopOut deposit [stopOut]
    | %marginLevel = equity ÷ deposit; $free = equity − deposit; $now = level × deposit;
      $closedAt = stopOut × deposit; $toLose = equity − closedAt or now − closedAt
    | [Margin level: {marginLevel}, free margin {free}][At a level of {level} equity is {now}][ Closed at an
      equity of {closedAt}][, {toLose} below]
  glossary/drawdown | calmar|\bmar ratio
    | growth drawdown
    | ratio = growth ÷ drawdown
    | Calmar ratio, the yearly return over the maximum drawdown: {ratio}
  glossary/fibonacci-retracement | retrac|fib
    | high low level
    | $price = high − level × (high − low)
    | Retracement of a rise: {price}
  glossary/pivot-points | pivot
    | high low close
    | $pivot = (high + low + close) ÷ 3; $resistance = 2 × pivot − low; $support = 2 × pivot − high
    | Pivot: {pivot}, first resistance {resistance}, first support {support}
  intermediate/2/atr | percent|% | atr entry | %share = atr ÷ entry | The ATR is {share} of the price
  intermediate/2/rsi-step-by-step | \brsi\b
    | win loss
    | rs = win ÷ loss; rsi = 100 − 100 ÷ (1 + rs)
    | RSI: {rsi}
  beginner/5/pip-value | (?:how (?:far|much|many)|what).*(?:move|rise|fall|go|points)
    | amount|result size|lots only
    | $move = result ÷ units or amount ÷ units
    | A move of {move}
  glossary/leverage | position|control|how many (?:oz|ounces|coins)|buying power|exposure|how (?:big|much)|size
    | leverage deposit|equity [entry] only
    | $position = deposit × leverage or equity × leverage; #units = position ÷ entry
    | A position of {position}[, {units}]
  beginner/2/risk-per-trade | percent|%|share|fraction|part of
    | amount equity only
    |
    | {riskShare} of {equity}
  beginner/1/reading-the-quotes | percent|%|how far
    | entry exit|target|stop only
    | $away = exit − entry or target − entry or stop − entry; %change = away ÷ entry
    | A change of {change}, {away}
  beginner/2/risk-per-trade | lose|loss|risk|cost|\bhits?\b
    | size|lots stop|atr [entry? multiple spread feeRate fee equity size lots target]
    | $loss = units × stopDistance[ + costs]; %share = loss ÷ equity
    | Loss at the stop: {loss}[, with costs of {costs}][, {share} of the account][; profit at the target: {gain}]
  glossary/compounding | how (?:many|long)|when|after
    | growth [equity from until to] only
    | doubled = 2 if doubl|duplicat|twice;
      times = doubled or to ÷ from or to ÷ equity or until ÷ equity or until ÷ from;
      periods = ln(times) ÷ ln(1 + growth)
    | {times} times as much after {periods} periods
  glossary/compounding | ^(?=.*(?:year|month)).*(?:cagr|grow|compound)
    | from|equity to|until count only
    | %growth = (to ÷ from) ^ (1 ÷ count) − 1 or (to ÷ equity) ^ (1 ÷ count) − 1
    | Growth in each period, compounded: {growth}
  glossary/compounding | ${SAVING.source}
    | count growth equity
    | $end = equity × ((1 + growth) ^ periods − 1) ÷ growth; $paidIn = equity × periods
    | {periods} payments of {equity} at the end of each period become {end}, {paidIn} of it paid in
  beginner/5/slippage | slip|cost|worse|lost|lose|difference
    | wanted filled [size lots]
    | $slippage = filled − wanted; $cost = units × slippage; %share = slippage ÷ wanted
    | Slippage: {slippage}, {share} of the price[, {cost} on this size]
  glossary/value-at-risk | \bvar\b|value at risk
    | volatility [confidence? equity days]
    | deviations = 1.645 if ^(?!.*\b9[0-46-9]\b); farther = 2.326 if \b99;
      %atRisk = deviations × volatility[ × √days] or farther × volatility[ × √days];
      $inMoney = equity × atRisk
    | Value at risk: {atRisk}[, {inMoney}], if returns are normally distributed
  intermediate/4/issuance | stock[- ]?to[- ]?flow|\bs2f\b
    | stock flow
    | ratio = stock ÷ flow; %growth = flow ÷ stock
    | Stock to flow: {ratio}, a growth of {growth} a year
  beginner/1/reading-the-quotes | \b(?:in|into|to|many|much) (?:(?:us )?(?:dollars?|usd)|${FOREIGN})
    | rate|perDollar notional|equity|spot|amount [size] only
    | $$amountAsked = weight × spot or spot or notional or equity or amount;
      $$inDollars = amountAsked × rate or amountAsked ÷ perDollar if \b(?:in|into|to|many|much) (?:us )?(?:dollars?|usd);
      ¤inOther = amountAsked ÷ rate or amountAsked × perDollar if \b(?:in|into|to|many) ${FOREIGN};
      ¤kilo = inOther × kiloInOunces if kilo
    | [In dollars: {inDollars}][{inOther}][, {kilo} a kilo]
`;

const BOTH_YEARS = String.raw`(?=.*(?:\b252|gold))(?=.*(?:\b365|btc|bitcoin|crypto))(?=.*dai?ly)`;
/** Rows of the same kind that come before all others: what they ask for has its own name. */
const NAMED = String.raw`
  beginner/2/leverage-and-margin-calls | ^(?=.*margin).*(?:drop|fall|rise|move|against|gain|los[es])
    | size|lots deposit move [entry? size lots]
    | $change = units × move; %share = change ÷ marginOfAll;
      $left = marginOfAll − change if drop|fall|against|los[es]|down
    | A move of {move} is {change}, {share} of the margin[; {left} of it is left]
  beginner/5/cost-of-trading-often | fees?\b|commission|cost
    | feeRate trades [days] only
    | %eachSide = 2 × feeRate × times if ${EACH_SIDE}; %total = eachSide or feeRate × times;
      %bothWays = 2 × feeRate × times if ^(?!.*(?:round|${EACH_SIDE}))
    | {times} trades at {feeRate}: {total} of the sum that is traded each time[; {bothWays}, if the fee is paid
      on the way in and out]
  glossary/sharpe-ratio | sharpe.*(?:error|confiden|luck|noise|mean anything|signific)|error.*sharpe
    | sharpe days only
    | error = √((periodsOfYear + sharpe × sharpe ÷ 2) ÷ days); t = sharpe ÷ error
    | Standard error of a Sharpe ratio of {sharpe} a year: about {error}; t = {t}, and below about 2 it cannot be
      told from zero
  glossary/funding-rate | annual|a year|yearly|compound
    | funding hours only
    | inAll = aDay × 365; %simple = funding × inAll; %compounded = (1 + funding) ^ inAll − 1
    | A year of funding: {simple} simple, {compounded} compounded
  glossary/spread-betting | point
    | perPoint entry|move [exit move lots] only
    | $net = move × perPoint[ × lots]
    | Profit: {net}
  beginner/5/commission-and-swap
    | break ?-?even(?! (?:win|rate|hit))(?!.*win rate)|\bno (?:profit|gain|loss)\W+(?:and |or )?no|n(?:either|
      ot) (?:win|gain|profit|los)\w* \w*or|lose nothing|(?:no|without(?: an?)?|zero) loss\b|\b(?:am i|i am|
      i.m|be) flat\b|get (?:out )?(?:even|flat)|cover (?:the |my )?(?:fees|costs|spread)|zero (?:profit|out)|
      \bat (?:zero|even)|(?<!b(?:ought|uy) )back (?:where|at|to)|from (?:what|which) price
    | entry|notional feeRate|fee|spread [spread feeRate fee size lots]
    | %priceMove = (1 + sideFee) ÷ (1 − sideFee) − 1; $inMoney = notional × priceMove;
      $price = (entry × (1 ± sideFee)[ ± spread]) ÷ (1 ∓ sideFee) or entry ± costs[ ÷ units]
    | Break-even[ price: {price}][, a move of {priceMove}][, {inMoney}]
    | The fee is paid on the way in and once more on the way out.
  glossary/statistical-significance
    | (?:look|appear|seem|show|expect|luck|chance|probab|at least one|false|signific|how many|pass)
    | tests significance only
    | byLuck = tests × significance; %atLeastOne = 1 − (1 − significance) ^ tests
    | By luck alone {byLuck} of {tests} are expected; the chance of at least one is {atLeastOne}
    | A test at 5 % lets one in twenty pass that has no effect; among many tests some pass for certain.
  expert/3/var-and-targeting | ^(?=.*(?:target|aim|budget))(?=.*(?:vol\b|volatil|sigma))
    | aim assetVolatility [equity entry lots size]
    | share = aim ÷ assetVolatility; $notional = equity × share;
      $contract = size × entry or lotSize × entry if contract; contracts = notional ÷ contract;
      $bitcoinDay = equity × aim ÷ √365 if btc|bitcoin|crypto|365;
      $day = equity × aim ÷ √252 if ^(?!.*(?:btc|bitcoin|crypto|365))
    | Notional: [{notional}, ]{share} times the capital[; {contracts} contracts of {contract}][; one sigma of a day: {day}, with 252 days a year][;
      one sigma of a day: {bitcoinDay}, with 365 days a year]
  glossary/xau-usd | ^(?=.*(?:gold|ounce|\boz\b|xau|bitcoin|btc|price))
    | perDollar rateNow [spot from to growth drawdown] only
    | ¤before = spot × perDollar or from × perDollar or to × perDollar; ¤now = spot × rateNow or to ×
      rateNow or before × (1 + growth) × rateNow ÷ perDollar or before × (1 − drawdown) × rateNow ÷
      perDollar or before × rateNow ÷ perDollar; %change = (now − before) ÷ before or (1 + growth) × rateNow ÷
      perDollar − 1 or (1 − drawdown) × rateNow ÷ perDollar − 1 or rateNow ÷ perDollar − 1
    | In the other currency: a change of {change}[, from {before} to {now}]
    | Gold is quoted in dollars: what the dollar gains, gold gains in the other currency, even at the same
      price in dollars.
  expert/3/kelly | \bkelly\b
    | winRate reward|win [loss equity]
    | %kelly = winRate − (1 − winRate) × lost ÷ won; %half = kelly ÷ 2; %third = kelly ÷ 3 if third;
      %quarter = kelly ÷ 4 if quarter; $inMoney = equity × kelly; $halfInMoney = equity × half;
      %growth = winRate × ln(1 + kelly × won ÷ lost) + (1 − winRate) × ln(1 − kelly) if grow;
      %halfGrowth = winRate × ln(1 + half × won ÷ lost) + (1 − winRate) × ln(1 − half) if grow
    | Kelly share: {kelly}[, {inMoney}], half of it {half}[, {halfInMoney}][, a third {third}][, a quarter
      {quarter}][; growth a bet {growth} at the whole, {halfGrowth} at half]
    | The true win rate is never known, and above the full share growth falls while the swings rise: half of
      it gives up little growth for much less swing.
  glossary/futures-contract | theoretic|fair|future|forward
    | spot carry days [storage]
    | $future = spot × (1 + (carry[ + storage]) × years)
    | Theoretical future: {future}, with simple interest
  expert/4/perpetuals | basis|contango|backwardation|annuali[sz]|future.*(?:over|above|below|percent|%)|carry
    | spot future [days]
    | $basis = future − spot; %share = basis ÷ spot; %aYear = share ÷ years
    | Basis: {basis}, {share}[, {aYear} a year]
  glossary/profit-factor | profit factor
    | win loss [winRate trades] only
    | factor = winRate × win ÷ ((1 − winRate) × loss) or win ÷ loss;
      ~expectancy = winRate × win − (1 − winRate) × loss or (win − loss) ÷ trades
    | Profit factor: {factor}[; expectancy {expectancy} a trade]
  expert/4/options
    | \d (?:call|put)\b|\b(?:calls|puts)\b|\b(?:call|put) (?:option|with|strike)|\b(?:gold|btc|bitcoin|an?|one|long|short) (?:call|put)\b
    | strike premium [exit size lots]
    | $result = atExpiry − premium if ^(?!.*${SOLD}); $sold = premium − atExpiry if ${SOLD};
      $inAll = units × result or units × sold;
    | [Result at expiry: {result}; ][Result at expiry: {sold}; ][in all {inAll}; ]break-even at {evenAtExpiry}
  expert/4/options | straddle
    | straddled premium [putPaid exit] only
    | $paid = premium + putPaid or premium; $lower = straddled − paid; $upper = straddled + paid;
      $result = √((exit − straddled) ^ 2) − paid
    | Break-even at {lower} and {upper}; the most a buyer can lose is the premium of {paid}[; result at expiry: {result}]
  glossary/premium-over-spot
    | ^(?=.*(?:spot|premium|dealer|shop|coin|bar\b)).*(?:even|back|rise|go up|gain|lose|sell|buy)
    | above below [spot size] only
    | %rise = (1 + above) ÷ (1 − below) − 1; $price = spot × (1 + rise); %lost = 1 − (1 − below) ÷ (1 + above);
      $paid = worth × (1 + above); $lostInMoney = paid × lost
    | [Paid: {paid}. ]To be even the price must rise by {rise}[, to {price}]; sold at once, {lost}[, {lostInMoney},] is lost
  beginner/2/reward-and-recovery
    | ^(?!.*doubl).*how (?:many (?:\w+ )?(?:days|weeks|months|years|periods|wins|winners|trades)|long)
    | drawdown|from growth [to] : lower
    | %fell = drawdown or (from − to) ÷ from; %left = 1 − fell; %gainNeeded = fell ÷ left;
      periods = ln(1 ÷ left) ÷ ln(1 + growth)
    | A loss of {fell} needs a gain of {gainNeeded} to recover: {periods} periods of {growth}, compounded
  glossary/real-yield | \breal\b|after inflation|(?:purchasing|buying) power
    | growth|drawdown|from inflation [to count] only
    | %change = to ÷ from − 1 or 0 − drawdown or grown − 1; %real = (1 + change) ÷ inflated − 1
    | A real change of {real}
  beginner/2/reward-and-recovery
    | ^(?!.*(?:against the (?:us )?dollar|\beach|every|\bper\b|need|recover|calmar|how long|how many|(?:what|which|
      how much) (?:percent\w* |% )?gain\b(?! in))).*(?:back|left|then|after|net\b|where|even|total|what|zero|
      have|same|overall|how much)
    | drawdown growth [equity]
    | %left = (1 − drawdown) × (1 + growth); %change = left − 1; $account = equity × left
    | Together {left} of the start[, {account}], a change of {change}: the order does not matter
    | The second change is counted from what the first one left.
  beginner/2/position-size | ^(?=.*\b(?:stop|sl)\b).*(?:where|how|distance|what|which)
    | size|lots amount|risk [equity entry stop amount] only
    | $distance = risked ÷ units; $price = entry ∓ distance; $atStop = units × stopDistance
    | The stop may stand {distance} away[, at {price}][; at a distance of {stop} the loss is {atStop}]
  beginner/2/leverage-and-margin-calls
    | ^(?=.*(?:leverag|\blev\b|margin|\dx\b)).*(?:profit|costs?\b|share|lose|loss|lost|gain|win|make|made|
      earn|left|gone|takes?\b|fall|drop)
    | leverage drawdown|growth [deposit equity entry?] only
    | %lossOfMargin = leverage × fallOfPrice; %gainOfMargin = leverage × growth; $money = deposit ×
      lossOfMargin or equity × lossOfMargin or deposit × gainOfMargin or equity × gainOfMargin;
      $left = deposit − money or equity − money if drop|fall|fell|down|lose|loss|against|minus|dump;
      %gone = 1 ÷ leverage; %fallThatTakesIt = lossOfAccountAsked ÷ leverage
    | [A loss of {lossOfMargin} of the margin][A gain of {gainOfMargin} of the margin][A move of
      {fallThatTakesIt} against it takes {drawdown} of the margin][, {money}][, {left} left]; all of it is
      gone at a move of {gone} against the position
    | The position is larger than the margin, so the margin feels a move as many times over.
  beginner/2/counting-in-r
    | \bin r\b|how many r\b|r[- ]multiple|what r\b|\d ?r\b.*(?:dollar|money|euro|how much|\$)|\b1 ?r (?:is|=)|^(?=.*\d ?r\b)(?!.*(?:win ?rate|
      hit ?rate|%|expect)).*(?:how much|money|dollars|euros|what|\?)
    | amount result|reward [fee]
    | inR = (result[ − fee]) ÷ amount if ^(?!.*\blo(?:st|ss|se)\b); $money = amount × reward;
      lost = (0 − result[ − fee]) ÷ amount if \blo(?:st|ss|se)\b
    | [Result: {inR} R][Result: {lost} R][{reward} R, at a risk of {amount}: {money}]
  expert/3/drawdown-and-ruin | how (?:many|long)
    | amount|loss equity drawdown|until only
    | $each = amount or loss; $allowed = equity × drawdown or equity − until; losses = allowed ÷ each
    | {losses} losses of {each} take {allowed}
  glossary/drawdown
    | ^(?=.*\b(?:ma[dk]e|profit|gain|earn|w[io]n|los[et]|loss))(?!.*(?:back|recover|need|
      guarant)).*(?:percent|per cent|%)
    | result deposit|equity only
    | %share = result ÷ deposit or result ÷ equity
    | That is {share}
  expert/3/heat
    | ^(?=.*(?:open|at once|same time|together|heat|positions|simultan|\ball\b))(?!.*(?:fees?\b|commission|
      cost)).*(?:risk|heat|lose|gone)
    | trades risk [equity]
    | %inAll = trades × risk; $money = equity × inAll
    | Open risk: {inAll}[, {money}], if all stops are hit together
  intermediate/5/break-even-win-rate
    | ^(?!.*(?:leverag|margin|recover|get back|drawdown|profit factor|expect)).*(?:(?:win ?rate|hit ?rate|
      how often|how many|percent|%|wins?).*(?:need|must|be right|break ?-?even|even|profit|lose)|
      break ?-?even.*(?:win|rate|%|percent|how often))
    | reward|win [loss cost trades]
    | ratio = reward or win ÷ loss; %breakEven = lost ÷ (won + lost);
      %withCosts = (lost + cost) ÷ (won + lost); wins = breakEven × trades
    | Reward to risk: {ratio} to 1; break-even win rate: {breakEven}[, {withCosts} with costs of {cost}][,
      {wins} of {trades} trades]
  beginner/5/cost-of-trading-often | left|after|net\b|profit|make|have
    | notional feeRate [growth exit] only
    | $flat = notional if same price|(?:n.t|not) (?:move|change)|flat;
      $sale = notional × (1 + growth) or exit or flat; $fees = sideFee × (notional + sale);
      $left = sale − fees
    | After fees of {fees} {left} is left
  beginner/5/lots-pips-satoshis
    | ^(?!.*(?:margin|leverag|fee|los[es]|risk|stop|spread|lots?\b|premium|below|away|wrong|
      move)).*(?:how (?:many|much) (?:of (?:an?|one) )?(?:btc|bitcoins?|coins?|gold|ounces?|oz|sat\w*|shares|
      eth)\b|(?:do|would|can|could|will) i (?:get|own)\b|what (?:fraction|part|share))
    | notional|equity|amount entry [exit] : different
    | #holding = notional ÷ entry or equity ÷ entry or amount ÷ entry;
      satoshi = holding × 100000000 if ^(?!.*(?:gold|ounce|\boz\b)).*(?:btc|bitcoin|coin|sat);
      $worth = holding × exit
    | That is {holding}[, {satoshi} satoshi][, worth {worth} at {exit}]
  beginner/5/commission-and-swap | swap|overnight|financing|rollover
    | swap|swapRate days [lots size notional entry]
    | $perLot = swap × lots if \b(?:an?|per|each|every) (?:full |standard )?lot\b;
      $aNight = perLot or swap or value × swapRate ÷ 365; $total = aNight × charges
    | Swap: {total} for {nights} nights[, {tripleNights} of them charged three times]
    | One night carries the interest of the weekend, because a trade settles two working days later.
  intermediate/5/sample-size | t[- ]?(?:stat|test|value)|signific|distinguish|differ|from zero|luck|standard error
    | trades mean deviation
    | ~error = deviation ÷ √trades; t = mean ÷ error
    | t = {t}, with a standard error of {error}: below about 2 the mean cannot be told from zero, if the
      trades are independent
`;

/** The kinds of sums; of those that are asked and have their numbers, the first that leaves the fewest over. */
export const sums: readonly Sum[] = [
  ...rowsOf(NAMED),
  // Many trades.

  ...rowsOf(String.raw`
    intermediate/5/losing-streaks | \b(?:probab|chance|likel|odds)
      | count winRate [trades] : counted
      | %allLose = (1 − winRate) ^ count; runs = allLose × (1 + (trades − count) × winRate) if how (?:often|many)
      | Chance of {count} losses in a row: {allLose}[; of at least one such run in {trades} trades, counted
        trade by trade: {chance}][; runs to expect: {runs}]
    intermediate/5/expectancy @expectancy
      | profitab|expect|average|avg|per trade|worth|after|over|break ?even|make|lose money|maths?|add up|
        check|ahead|edge|earn|left|gain|up or down|total|net\b|result|outcome|prove|in all|come out|each|how|
        what|\?
      | winRate win|reward [loss cost trades risk amount stop] : measured
      | ~expectancy = winRate × won − (1 − winRate) × lost[ − cost]; ~total = expectancy × trades;
        %inAll = expectancy × trades × risk; $totalInMoney = moneyOfR × trades;
        ~deviation = (won + lost) × √(winRate × (1 − winRate)) if standard dev|deviation|volatil|\bsd\b;
        ~deviationOfTotal = deviation × √trades; %breakEven = (lost[ + cost]) ÷ (won + lost);
        profitFactor = (winRate × won) ÷ ((1 − winRate) × lost) if profit factor
      | Expectancy: {expectancy} a trade[, after costs of {cost}][; {total} over {trades} trades][, {inAll} of
        the account at {risk} a trade][, {moneyOfR} a trade at {amount}][ and {totalInMoney} in all][;
        {expectancyInR} R a trade][; the standard deviation is {deviation} a trade][ and {deviationOfTotal}
        over all][; profit factor: {profitFactor}, before costs]; it breaks even at a win rate of {breakEven}
      | What counts is how often times how much: large wins can pay for many small losses, and the other way round.
    expert/3/drawdown-and-ruin
      | ^(?!.*(?:probab|chance|likel|odds|\bw[io]n)).*(?:row|consecutive|straight|running|streak|times|twice|
        losses|\brun of|compound|losing)
      | count risk|drawdown [equity] : losing
      | %left = (1 − risk) ^ count or (1 − drawdown) ^ count; $account = equity × left; %gone = 1 − left;
        $lost = equity − account; %gainNeeded = gone ÷ left if gain|recover|back|need;
        %ofTheStart = 1 − count × risk or 1 − count × drawdown if start|original|initial|fixed|compound|why;
        $fixed = equity × ofTheStart
      | After {count} losses in a row {left} is left[, {account}], a drawdown of {gone}[: {lost} gone][, which
        needs a gain of {gainNeeded} to recover][; {ofTheStart}, {fixed}, where each loss is a share of the
        start]
      | Each loss is a share of what is left, so each is a little smaller than the one before.
    glossary/compounding
      | compound|grow|becom|reinvest|in a row|each|every|\bper\b|\ba (?:trade|month|week|day|year)\b|times
      | count growth [equity] : growing
      | %times = (1 + growth) ^ periods; $end = equity × times; %gain = times − 1
      | After {periods} gains of {growth} [{equity} becomes {end}, ]a gain of {gain} in all
    beginner/2/reward-and-recovery @recovery
      | recover|(?:get|come|be|brings?) (?:it |that |you |me )?back|make (?:it |that |up |back)|break ?even|
        back to|(?:what|which|how much|need\w*)\b.*gain|gain.*need|even again|level again|again|reach|climb|
        undo|return to|how much.*\bneed|\bat even
      | drawdown [equity]
      | %left = 1 − drawdown; $account = equity × left; %gainNeeded = drawdown ÷ left
      | A loss of {drawdown}[, to {account},] needs a gain of {gainNeeded} to recover
      | ${FROM_WHAT_IS_LEFT}
    expert/3/drawdown-and-ruin | drawdown
      | # plain : aRow
      | steps = stepsUnderWater; %gainNeeded = deepest ÷ (1 − deepest) if gain|back|recover|need
      | Maximum drawdown: {deepest}[; under water for {steps} steps at the longest, from a top to the value that
        passes it][, which from its low needs a gain of {gainNeeded} to recover][; from the
        last value a gain of {gainStillNeeded} leads back to the top]
    intermediate/2/averages | (?:average|mean) (?:of|for)\b|\btwap\b|\b[se]?ma\b|average.*\bclos|\bclos.*average
      | [start period] # plain : started
      | share = 2 ÷ (period + 1)
      | [Exponential average: {ema}][ Simple average: {sma}]
    expert/3/drawdown-and-ruin | how many (?:\w+ ){0,2}(?:loss|losers|losing|trades|times|in a row|bad)|how long
      | risk drawdown|until|from [equity to] : lower
      | $start = equity or from; %allowed = drawdown or 1 − until ÷ start or 1 − to ÷ start; exactly = ln(1 − allowed) ÷ ln(1 − risk);
        losses = ⌈exactly⌉; ofTheStart = allowed ÷ risk;
        $oneLoss = start × risk if how much|money|how many (?:dollars|euros|pounds|rupees);
        %before = 1 − (1 − risk) ^ (losses − 1); %after = 1 − (1 − risk) ^ losses;
        $left = start × (1 − after)
      | {losses} losses in a row: one fewer is a drawdown of {before}, with the last it is {after}[, {left}
        left]; {ofTheStart} where each is the same sum[; one costs {oneLoss}]
    expert/3/heat
      | ^(?=.*(?:open|together|heat|already|positions|\bon\b)).*(?:room|left|\badd\b|further|more|another|still|next)
      | risk [equity amount] # risks : apart
      | $room = equity × risk − used; %share = risk − usedShare
      | [Room for {room}][Room for {share}]
  `),
  correlationSum,
  ...rowsOf(String.raw`
    glossary/sharpe-ratio | sharpe
      | mean deviation [riskFree days trades] : alike
      | sharpe = (mean[ − riskFree]) ÷ deviation; aYear = sharpe × √periodsOfYear if ^(?!${BOTH_YEARS});
        withTradingDays = sharpe × √252 if ^${BOTH_YEARS}; withAllDays = sharpe × √365 if ^${BOTH_YEARS};
        error = √((1 + sharpe × sharpe ÷ 2) ÷ days) if error|confiden
      | Sharpe ratio: {sharpe}[, {aYear} a year][, {withTradingDays} a year with 252 days][, {withAllDays} with
        365][; its standard error over {days} periods is about {error}]
      | Returns grow with the number of days and their deviation with its root, so the ratio grows with the root
        of the days on which there is trade.
    glossary/xau-usd
      | ^(?=.*(?:gold|ounce|bitcoin|btc)).*against the (?:us )?dollar|against the (?:us )?dollar.*(?:gold|
        ounce|bitcoin|btc)
      | # percents : goldAndCurrency
      | %change = (1 + ofGold) ÷ (1 + ofCurrency) − 1 or 1 ÷ (1 + ofCurrency) − 1
      | In that currency: a change of {change}
      | Gold is quoted in dollars: a currency that falls against the dollar buys less of it, even at the same
        price in dollars.
  `),
  // What is traded: its costs, its leverage, its prices.
  weightSum,
  ...rowsOf(String.raw`
    glossary/premium-over-spot
      | premium|(?:over|above) (?:the )?(?:spot|melt|gold price|market)|mark-?up|more than (?:spot|the gold)|extra over
      | spot offer [size]
      | $over = offer − metal; %share = over ÷ metal
      | Premium: {share}, {over} over the gold in it
    glossary/gold-silver-ratio
      | ^(?=.*(?:silver|xag)).*(?:ratio|how many ounces of silver|silver.*(?:for|per|buy).*gold)
      | gold silver : dear
      |
      | [Gold–silver ratio: {goldSilverRatio}][Price of silver: {priceOfSilver}]
    glossary/funding-rate | funding
      | funding notional|size|deposit [hours days entry leverage? trades]
      | $payment = value × funding; inAll = aDay × nights; $total = payment × inAll; %share = total ÷ deposit;
        %aYear = funding × aDay × 365
      | Funding: {payment} a payment[, {total} for {inAll} payments][, {share} of the margin]; {aYear} a year
    beginner/5/cost-of-trading-often | cost|pay|spread|slippage|commission|fees?\b|gone
      | spread|fee|feeRate lots|size|trades|notional [${COSTS} lots size notional trades days entry? equity
        amount] : ofCosts
      | $total = costs × times; %share = total ÷ equity; inR = total ÷ amount or costs ÷ amount
      | Costs: {costs} a trade[, {total} for {times} trades][, {share} of the account][, {inR} R]
    glossary/liquidation-price | liq|wipe|blow|rekt|gone|margin call|lose (?:it all|everything|all)|bust|zero|wiped
      | leverage|initial [entry maintenance deposit? size? lots?] : leveraged
      | %away = 1 ÷ leverage[ − maintenance] or initial[ − maintenance]; $inMoney = entry × away;
        $price = entry × (1 ∓ away)
      | A move of {away}[, {inMoney},] takes the margin[: liquidation near {price}]; fees and funding bring it nearer
      | The margin is a small part of the position, so a small move of the price uses all of it.
    expert/4/margin | margin|deposit|put (?:down|up)|tie[sd]? up|collateral ?? (?<!maintenance )margin|tie[sd]? up
      | size|lots entry leverage|initial [equity lots size]
      | $margin = value ÷ leverage or value × initial; $free = equity − margin
      | Margin: {margin}[, {free} of {equity} left]
    glossary/troy-ounce | ${INTO}(?:grams?|(?:troy )?(?:ounces?|oz))\b
      | size : weighed
      | inGrams = weight × ounceInGrams if ${INTO}grams?\b; inOunces = weight if ${INTO}(?:troy )?(?:ounces?|oz)\b
      | [{inGrams} grams][{inOunces} ounces]
    glossary/satoshi | ${INTO}(?:sat\w*|btc|bitcoins?)\b
      | size : ofCoins
      | satoshi = weight × 100000000 if ${INTO}sat; inCoins = weight if ${INTO}(?:btc|bitcoins?)\b
      | [{satoshi} satoshi][{inCoins} bitcoin]
  `),

  // One trade.
  ...rowsOf(String.raw`
    beginner/2/reward-and-recovery @risk-to-reward
      | ^(?!.*${AT_STOP}).*(?:reward|ratio|r ?: ?r|\brr+\b|break ?even|multiple|target|\btp\b|risk to|relation|
        benefit) ?? reward[- ](?:to|risk)|risk[- ]?(?:to|\/)?[- ]?reward|\brr\b|what ratio|which ratio
      | stop target [entry spread]
      | ratio = (targetDistance[ − spread]) ÷ (stopDistance[ + spread]); %breakEven = 1 ÷ (1 + ratio)
      | Reward to risk: {ratio} to 1; it breaks even at a win rate of {breakEven}
    beginner/2/stop-loss-placement
      | ^(?=.*\b(?:stop|sl|target|tp|take profit)).*(?:where|(?:what|
        which)(?:'?s| is| price is)? (?:my |the )?(?:stop|target|price|level)|(?:stop|target) (?:price|level)|target ?\?)
      | entry stop|atr [multiple reward] : unplaced
      | $target = entry ± reward × stopDistance
      | Stop at {stopPrice}[, target of {reward} R at {target}]
    glossary/averaging-down | average|avg|mean price
      | # all : paired
      | $average = paid ÷ bought
      | Average price: {average}
    beginner/1/long-and-short
      | ^(?!.*${AT_STOP}).*(?:profit|\bloss\b|\blose|\blost|\bmade?\b|\bmake|\bgain|\bearn|\bnet\b|p ?(?:&|n|and|\/) ?l\b|\bpnl\b|
        result|\bwin\b|come out|up or down|\bleft\b|in my pocket|money|\bpay|keep|kept|remain|clear|damage|
        take home|how (?:much|many (?:dollars|euros|pounds))|what.*\b(?:get|is it)\b) ?? profit|\bpnl\b|
        how much (?:did|do|would|have) i (?:make|made|lose|lost|earn)
      | entry exit size|lots|notional|deposit [${COSTS} stop leverage? lots size equity deposit]
      | $net = units × move[ − costs]; inR = net ÷ (units × stopDistance); %share = net ÷ equity;
        %ofMargin = net ÷ marginOfAll if percent|per cent|%|share|part|fraction; ticks = move ÷ 0.1 if \bticks?\b; inAll = ticks × severalLots
      | Profit: {net}[, after costs of {costs}][, {inR} R][, {share} of {equity}][, {ofMargin} of the margin of {marginOfAll}][, {ticks} ticks of $0.10 a
        contract][, {inAll} in all]
    expert/5/order-book | average|avg|fill|what price|slippage|pay
      | size # atPrices : filled
      | $average = taken ÷ size
      | Average fill: {average}, {taken} in all
  `),
  // What "per" joins.
  ...rowsOf(String.raw`
    intermediate/4/issuance | \bblocks?\b
      | # all : joined
      | %share = chain ÷ allBitcoins if 21
      | In all: {chain}[, {share} of 21 million]
    beginner/5/lots-pips-satoshis | how (?:much|many)|what|total|in all|cost|pay
      | # all : joined
      | $total = chain
      | In all: {total}
  `),
  // How large a position is.
  ...rowsOf(String.raw`
    beginner/2/position-size @position-size
      | size|how (?:big|large|many|much)|\blots?\b|ounces?|\boz\b|units|contracts?|position|coins?|sum|
        calculat|comput|work out|maths?|check|what|\? ?? ^(?=.*(?:\brisk|\bstop|\bsl\b|
        \blose)).*(?:(?:position|lot|what|the) size|how (?:big|large)|how many (?:ounces|oz|lots?|coins|
        contracts|units|btc|bitcoin)|what lot)
      | amount|risk equity|amount stop|atr [entry? multiple ${COSTS} rate perDollar equity? amount risk size
        reward] : ofContract
      | #position = (risked[ − flatFee]) ÷ (stopDistance[ + costs]);
        $inAll = position × entry if in (?:dollars|euros|pounds|usd|money)|worth;
        $targetAt = entry ± reward × stopDistance;
        $farOff = stopDistance if distance|how (?:far|wide); $atLeast = stopDistance if ^(?!.*(?:btc|bitcoin)).*(?:possible|
        smallest|minimum); %leastShare = atLeast ÷ equity;
        $profit = risked × reward if make|win|gain|profit|earn|bring; $stopAt = stopPrice if where|stop price;
        inContracts = position ÷ weight or position ÷ lotSize if contracts?\b|micros\b
      | [Position: worth {worthAtRisk}][Position size: {position}][ ({inLots} lots of 100 ounces)][,
        {inContracts} contracts][, worth {inAll}][; the stop is {farOff} away][; stop at {stopAt}][; target at {targetAt}]; {risked} at
        risk[, a profit of {profit} at {reward} to 1][; with the smallest lot of 0.01, an ounce, it is
        {atLeast}, {leastShare} of the account]
    beginner/2/risk-per-trade @position-size
      | ^(?=.*(?:what|how (?:much|many)|calculat)).*(?:(?:%|per ?cent|pct) (?:risk )?(?:of|from|on)\b|
        \brisk (?:amount|per trade)|\b1 ?r\b|how (?:much|many)\b.*\b(?:lose|risk|dollars|money|euros)|
        risk.*(?:how (?:much|many)|what (?:sum|amount)))
      | equity risk [rate perDollar] : large
      |
      | {risk} of {equity}: {risked}
    beginner/5/pip-value
      | \b(?:pips?|points?|ticks?|cents?|dollars?|mov(?:es?|ed|ing)|worth|value|gain|loss|lose|profit)\b
      | lots|size [move] : worked
      | $step = move or 1; $value = units × step; $pip = units × 0.1; $cent = units × 0.01
      | A move of {step} is worth {value}, a pip of $0.10 {pip}, one of $0.01 {cent}: brokers differ
    beginner/2/reward-and-recovery @recovery
      | percent|per ?cent|%|drawdown|return|grow|how much.*(?:lost|lose|need|gain|back)|recover|get back|even again
      | from to : near
      | %fell = fallen ÷ from; %gainNeeded = fallen ÷ to; %rose = gained ÷ from;
        %fallNeeded = gained ÷ to if back|return|fall|again
      | [A loss of {fell}, which needs a gain of {gainNeeded} to recover][A gain of {rose}][, undone by a fall
        of {fallNeeded}]
      | ${FROM_WHAT_IS_LEFT}
    beginner/1/reading-the-quotes | (?:what|how (?:many|much)).*(?:percent|%|share|fraction|part)
      | # all : twoOfAKind
      | %share = smaller ÷ larger
      | The smaller is {share} of the larger
  `),
  ...rowsOf(TABLE),
];
