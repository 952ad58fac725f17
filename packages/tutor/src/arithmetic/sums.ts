import type { Quantity } from './quantities.ts';
import { joined } from './wordings.ts';
import { CONDITIONS, LISTS } from './conditions.ts';
import type { Role } from './roles.ts';
import type { Question } from './values.ts';

/** One kind of sum. */
export interface Sum {
  /** The passage that explains it, and the calculator, if there is one. */
  passage: string;
  tool: string | undefined;
  /** What a message with such a question says, and what for which the one number that is missing is asked for. */
  asks: RegExp;
  asksBack: RegExp | undefined;
  /** What it needs, one of each group; what it includes where it is given; what of that may be left unused. */
  needs: readonly Role[][];
  uses: readonly Role[];
  idle: readonly string[];
  /** The numbers that it takes as a list, and whether the numbers can be such a sum. */
  list: (all: readonly Quantity[]) => readonly Quantity[];
  fits: (question: Question) => boolean;
  steps: readonly Step[];
  /** The result; what is in brackets is left out where its names are not known. */
  says: string;
  /** Why it is so, for who asks. */
  why: string | undefined;
}
/** A value that is computed: its formula, if it is no shared one, and the words for which it is computed. */
type Step = Record<'name' | 'style', string> & Record<'formula' | 'words', string | undefined>;

const FROM_WHAT_IS_LEFT =
  'The gain is counted from what is left, and that is less than what it was before the loss.';
const INTO = String.raw`\b(?:how (?:many|much)|in(?:to)?|to|as) `;
const AT_STOP = String.raw`(?:\b(?:lose|loss)\b[^.?!]{0,40}\b(?:at|if|when)\b[^.?!]{0,30}\bstop|\bmax(?:imum)? loss\b)`;
const SOLD = String.raw`\b(?:sold|sell|wrote|write|short)\b`;
const BOTH_YEARS = String.raw`(?=.*(?:\b252|gold))(?=.*(?:\b365|btc|bitcoin|crypto))(?=.*dai?ly)`;

/**
 * The kinds of sums; of those that are asked and have their numbers, the first that leaves the fewest over. A row begins
 * with the passage that explains it, `@` a calculator, and the words of who asks for it. `takes` names the roles that it
 * needs, "size|lots" for one of them; in brackets what it includes where it is given, "entry?" what may be left unused; a
 * list; a condition. `steps` are formulas, `%`, `$`, `~`, `#` or `¤` before a name how it is shown, a name alone one of
 * the shared values. A line that ends with `|` goes on without a space.
 */
const TABLE = String.raw`
  beginner/2/leverage-and-margin-calls: ^(?=.*margin).*(?:drop|fall|rise|move|against|gain|los[es])
    takes: size|lots deposit move [entry? size lots]
    steps: $change = units × move; %share = change ÷ marginOfAll; $left = marginOfAll − change if
      drop|fall|against|los[es]|down
    says: A move of {move} is {change}, {share} of the margin[; {left} of it is left]
  glossary/funding-rate: annual|a year|yearly|compound
    takes: funding hours if only
    steps: inAll = aDay × 365; %simple = funding × inAll; %compounded = (1 + funding) ^ inAll − 1
    says: A year of funding: {simple} simple, {compounded} compounded
  beginner/5/commission-and-swap: break ?-?even(?! (?:win|rate|hit))(?!.*win rate)|\bno (?:profit|gain|
    loss)\W+(?:and |or )?no|n(?:either|ot) (?:win|gain|profit|los)\w* \w*or|lose nothing|(?:no|
    without(?: an?)?|zero) loss\b|\b(?:am i|i am|i.m|be) flat\b|get (?:out )?(?:even|flat)|cover (?:the |
    my )?(?:fees|costs|spread)|zero (?:profit|out)|\bat (?:zero|even)|(?<!b(?:ought|uy) )back (?:where|at|
    to)|from (?:what|which) price
    takes: entry|notional feeRate|fee|spread [spread feeRate fee size lots]
    steps: %priceMove = (1 + sideFee) ÷ (1 − sideFee) − 1; $inMoney = notional × priceMove; $price = (entry
      × (1 ± sideFee)[ ± spread]) ÷ (1 ∓ sideFee) or entry ± costs[ ÷ units]
    says: Break-even[ price: {price}][, a move of {priceMove}][, {inMoney}]
    why: The fee is paid on the way in and once more on the way out.
  glossary/statistical-significance: look|appear|seem|show|expect|luck|chance|probab|at least one|false|
    signific|how many|pass
    takes: tests significance if only
    steps: byLuck = tests × significance; %atLeastOne = 1 − (1 − significance) ^ tests
    says: By luck alone {byLuck} of {tests} are expected; the chance of at least one is {atLeastOne}
    why: A test at 5 % lets one in twenty pass that has no effect; among many tests some pass for certain.
  expert/3/var-and-targeting: ^(?=.*(?:target|aim|budget))(?=.*(?:vol\b|volatil|sigma))
    takes: aim assetVolatility [equity entry lots size]
    steps: share = aim ÷ assetVolatility; $notional = equity × share; $contract = size × entry or lotSize ×
      entry if contract; contracts = notional ÷ contract; $bitcoinDay = equity × aim ÷ √365 if
      btc|bitcoin|crypto|365; $day = equity × aim ÷ √252 if ^(?!.*(?:btc|bitcoin|crypto|365))
    says: Notional: [{notional}, ]{share} times the capital[; {contracts} contracts of {contract}][; one
      sigma of a day: {day}, with 252 days a year][; one sigma of a day: {bitcoinDay}, with 365 days a year]
  expert/3/kelly: \bkelly\b
    takes: winRate reward|win [loss equity]
    steps: %kelly = winRate − (1 − winRate) × lost ÷ won; %half = kelly ÷ 2; %third = kelly ÷ 3 if third;
      %quarter = kelly ÷ 4 if quarter; $inMoney = equity × kelly; $halfInMoney = equity × half; %growth =
      winRate × ln(1 + kelly × won ÷ lost) + (1 − winRate) × ln(1 − kelly) if grow; %halfGrowth = winRate ×
      ln(1 + half × won ÷ lost) + (1 − winRate) × ln(1 − half) if grow
    says: Kelly share: {kelly}[, {inMoney}], half of it {half}[, {halfInMoney}][, a third {third}][, a
      quarter {quarter}][; growth a bet {growth} at the whole, {halfGrowth} at half]
    why: The true win rate is never known, and above the full share growth falls while the swings rise: half
      of it gives up little growth for much less swing.
  glossary/futures-contract: theoretic|fair|future|forward
    takes: spot carry days [storage]
    steps: $future = spot × (1 + (carry[ + storage]) × years)
    says: Theoretical future: {future}, with simple interest
  expert/4/perpetuals: basis|contango|backwardation|annuali[sz]|future.*(?:over|above|below|percent|%)|carry
    takes: spot future [days]
    steps: $basis = future − spot; %share = basis ÷ spot; %aYear = share ÷ years
    says: Basis: {basis}, {share}[, {aYear} a year]
  glossary/profit-factor: profit factor
    takes: win loss [winRate trades] if only
    steps: factor = winRate × win ÷ ((1 − winRate) × loss) or win ÷ loss; ~expectancy = winRate × win − (1 −
      winRate) × loss or (win − loss) ÷ trades
    says: Profit factor: {factor}[; expectancy {expectancy} a trade]
  expert/4/options: \d (?:call|put)\b|\b(?:calls|puts)\b|\b(?:call|put) (?:option|with|strike)|\b(?:gold|
    btc|bitcoin|an?|one|long|short) (?:call|put)\b
    takes: strike premium [exit size lots]
    steps: $result = atExpiry − premium if ^(?!.*${SOLD}); $sold = premium − atExpiry if ${SOLD}; $inAll =
      units × result or units × sold;
    says: [Result at expiry: {result}; ][Result at expiry: {sold}; ][in all {inAll}; ]break-even at
      {evenAtExpiry}
  glossary/premium-over-spot: ^(?=.*(?:spot|premium|dealer|shop|coin|bar\b)).*(?:even|back|rise|go up|gain|
    lose|sell|buy)
    takes: above below [spot size] if only
    steps: %rise = (1 + above) ÷ (1 − below) − 1; $price = spot × (1 + rise); %lost = 1 − (1 − below) ÷ (1 +
      above); $paid = worth × (1 + above); $lostInMoney = paid × lost
    says: [Paid: {paid}. ]To be even the price must rise by {rise}[, to {price}]; sold at once, {lost}[,
      {lostInMoney},] is lost
  beginner/2/reward-and-recovery: ^(?!.*doubl).*how (?:many (?:\w+ )?(?:days|weeks|months|trades|wins)|long)
    takes: drawdown|from growth [to] if lower
    steps: %fell = drawdown or (from − to) ÷ from; %left = 1 − fell; %gainNeeded = fell ÷ left;
      periods = ln(1 ÷ left) ÷ ln(1 + growth)
    says: A loss of {fell} needs a gain of {gainNeeded} to recover: {periods} periods of {growth}, compounded
  beginner/2/reward-and-recovery: ^(?!.*(?:\beach|every|\bper\b|need|recover|how long|how many|(?:what|
    which|how much) (?:percent\w* |% )?gain\b(?! in))).*(?:back|left|then|after|net\b|where|even|total|what|
    zero|have|same|overall|how much)
    takes: drawdown growth [equity]
    steps: %left = (1 − drawdown) × (1 + growth); %change = left − 1; $account = equity × left
    says: Together {left} of the start[, {account}], a change of {change}: the order does not matter
    why: The second change is counted from what the first one left.
  beginner/2/position-size: ^(?=.*\b(?:stop|sl)\b).*(?:where|how|distance|what|which)
    takes: size|lots amount|risk [equity entry stop amount] if only
    steps: $distance = risked ÷ units; $price = entry ∓ distance; $atStop = units × stopDistance
    says: The stop may stand {distance} away[, at {price}][; at a distance of {stop} the loss is {atStop}]
  beginner/2/leverage-and-margin-calls: ^(?=.*(?:leverag|\blev\b|margin|\dx\b)).*(?:profit|cost|share|
    los[es]|lost|gain|win|ma[dk]e|earn|left|gone|take|fall|drop)
    takes: leverage drawdown|growth [deposit equity entry?] if only
    steps: %lossOfMargin = leverage × fallOfPrice; %gainOfMargin = leverage × growth; $money = deposit ×
      lossOfMargin or equity × lossOfMargin or deposit × gainOfMargin or equity × gainOfMargin; $left =
      deposit − money or equity − money if drop|fall|fell|down|lose|loss|against|minus|dump; %gone = 1 ÷
      leverage; %fallThatTakesIt = lossOfAccountAsked ÷ leverage
    says: [A loss of {lossOfMargin} of the margin][A gain of {gainOfMargin} of the margin][A move of
      {fallThatTakesIt} against it takes {drawdown} of the margin][, {money}][, {left} left]; all of it is
      gone at a move of {gone} against the position
    why: The position is larger than the margin, so the margin feels a move as many times over.
  beginner/2/counting-in-r: \bin r\b|how many r\b|r[- ]multiple|what r\b|\b1 ?r (?:is|=)|
    ^(?=.*\d ?r\b)(?!.*(?:win ?rate|hit ?rate|%|expect)).*(?:how much|money|dollars|euros|what|\?|\$)
    takes: amount result|reward [fee]
    steps: inR = (result[ − fee]) ÷ amount if ^(?!.*\blo(?:st|ss|se)\b); $money = amount × reward; lost = (0
      − result[ − fee]) ÷ amount if \blo(?:st|ss|se)\b
    says: [Result: {inR} R][Result: {lost} R][{reward} R, at a risk of {amount}: {money}]
  expert/3/heat: ^(?=.*(?:open|at once|same time|together|heat|positions|simultan|\ball\b))(?!.*(?:fees?\b|
    commission|cost|left\b)).*(?:risk|heat|lose|gone)
    takes: trades risk [equity]
    steps: %inAll = trades × risk; $money = equity × inAll
    says: Open risk: {inAll}[, {money}], if all stops are hit together
  intermediate/5/break-even-win-rate: ^(?!.*(?:leverag|margin|recover|get back|drawdown|profit factor|
    expect)).*(?:(?:win ?rate|hit ?rate|how (?:often|many)|percent|%|wins?).*(?:need|must|be right|even|
    profit|lose)|even.*(?:win|rate|%|percent|how often))
    takes: reward|win [loss cost trades]
    steps: ratio = reward or win ÷ loss; %breakEven = lost ÷ (won + lost); %withCosts = (lost + cost) ÷ (won
      + lost); wins = breakEven × trades
    says: Reward to risk: {ratio} to 1; break-even win rate: {breakEven}[, {withCosts} with costs of
      {cost}][, {wins} of {trades} trades]
  beginner/5/cost-of-trading-often: left|after|net\b|profit|make|have
    takes: notional feeRate [growth exit] if only
    steps: $flat = notional if same price|(?:n.t|not) (?:move|change)|flat; $sale = notional × (1 + growth)
      or exit or flat; $fees = sideFee × (notional + sale); $left = sale − fees
    says: After fees of {fees} {left} is left
  beginner/5/lots-pips-satoshis: ^(?!.*(?:margin|leverag|fee|los[es]|risk|stop|spread|lots?\b|premium|below|
    away|wrong|move)).*(?:how (?:many|much) (?:of (?:an?|one) )?(?:btc|bitcoins?|coins?|gold|ounces?|oz|
    sat\w*|shares|eth)\b|(?:do|would|can|could|will) i (?:get|own)\b(?! (?:him|her|them))|what (?:fraction|part|share))
    takes: notional|equity|amount entry [exit] if different
    steps: #holding = notional ÷ entry or equity ÷ entry or amount ÷ entry; satoshi = holding × 100000000 if
      ^(?!.*(?:gold|ounce|\boz\b)).*(?:btc|bitcoin|coin|sat); $worth = holding × exit
    says: That is {holding}[, {satoshi} satoshi][, worth {worth} at {exit}]
  beginner/5/commission-and-swap: swap|overnight|financing|rollover
    takes: swap|swapRate days [lots size notional entry]
    steps: $perLot = swap × lots if \b(?:an?|per|each|every) (?:full |standard )?lot\b; $aNight = perLot or
      swap or value × swapRate ÷ 365; $total = aNight × charges
    says: Swap: {total} for {nights} nights[, {tripleNights} of them charged three times]
    why: One night carries the interest of the weekend, because a trade settles two working days later.
  intermediate/5/sample-size: t[- ]?(?:stat|test|value)|signific|distinguish|differ|from zero|luck|
    standard error
    takes: trades mean deviation
    steps: ~error = deviation ÷ √trades; t = mean ÷ error
    says: t = {t}, with a standard error of {error}: below about 2 the mean cannot be told from zero, if the
      trades are independent
  intermediate/5/losing-streaks: ^(?!.*\bwins\b).*\b(?:probab|chance|likel|odds)
    takes: count winRate [trades] if counted
    steps: %allLose = (1 − winRate) ^ count; runs = allLose × (1 + (trades − count) × winRate) if how
      (?:often|many)
    says: Chance of {count} losses in a row: {allLose}[; of at least one such run in {trades} trades,
      counted trade by trade: {chance}][; runs to expect: {runs}]
  intermediate/5/expectancy @expectancy: \?|how|what|each|expect|average|avg|profitab|per trade|after|over|
    make|maths?|check|total
    takes: winRate win|reward [loss cost trades risk amount stop] if measured
    steps: ~expectancy = winRate × won − (1 − winRate) × lost[ − cost]; ~total = expectancy × trades; %inAll
      = expectancy × trades × risk; $totalInMoney = moneyOfR × trades; ~deviation = (won + lost) × √(winRate
      × (1 − winRate)) if standard dev|deviation|volatil|\bsd\b; ~deviationOfTotal = deviation × √trades;
      %breakEven = (lost[ + cost]) ÷ (won + lost); profitFactor = (winRate × won) ÷ ((1 − winRate) × lost)
      if profit factor
    says: Expectancy: {expectancy} a trade[, after costs of {cost}][; {total} over {trades} trades][,
      {inAll} of the account at {risk} a trade][, {moneyOfR} a trade at {amount}][ and {totalInMoney} in
      all][; {expectancyInR} R a trade][; the standard deviation is {deviation} a trade][ and
      {deviationOfTotal} over all][; profit factor: {profitFactor}, before costs]; it breaks even at a win
      rate of {breakEven}
    why: What counts is how often times how much: large wins can pay for many small losses, and the other
      way round.
  expert/3/drawdown-and-ruin: ^(?!.*(?:probab|chance|likel|odds|\bw[io]n)).*(?:row|consecutive|straight|
    streak|times|twice|losses|\brun|compound|losing)
    takes: count risk|drawdown [equity] if losing
    steps: %left = (1 − risk) ^ count or (1 − drawdown) ^ count; $account = equity × left; %gone = 1 − left;
      $lost = equity − account; %gainNeeded = gone ÷ left if gain|recover|back|need; %ofTheStart = 1 − count
      × risk or 1 − count × drawdown if start|original|initial|fixed|compound|why; $fixed = equity ×
      ofTheStart
    says: After {count} losses in a row {left} is left[, {account}], a drawdown of {gone}[: {lost} gone][,
      which needs a gain of {gainNeeded} to recover][; {ofTheStart}, {fixed}, where each loss is a share of
      the start]
    why: Each loss is a share of what is left, so each is a little smaller than the one before.
  glossary/compounding: ^(?!.*(?:doubl|\bwins\b)).*(?:compound|grow|becom|reinvest|in a row|each|every|\bper\b|\ba (?:trade|month|week|
    day|year)\b|times)
    takes: count growth [equity] if growing
    steps: %times = (1 + growth) ^ periods; $end = equity × times; %gain = times − 1
    says: After {periods} gains of {growth} [{equity} becomes {end}, ]a gain of {gain} in all
  beginner/2/reward-and-recovery @recovery: recover|(?:get|come|be|brings?) (?:it |that |you |me )?back|
    make (?:it |that |up |back)|break ?even|back to|(?:what|which|how much|need\w*)\b.*gain|gain.*need|
    even again|level again|again|reach|climb|undo|return to|how much.*\bneed|\bat even
    takes: drawdown [equity]
    steps: %left = 1 − drawdown; $account = equity × left; %gainNeeded = drawdown ÷ left
    says: A loss of {drawdown}[, to {account},] needs a gain of {gainNeeded} to recover
    why: ${FROM_WHAT_IS_LEFT}
  expert/3/drawdown-and-ruin: drawdown
    takes: list row if aRow
    steps: %gainNeeded = deepest ÷ (1 − deepest) if gain|back|recover|need
    says: Maximum drawdown: {deepest}[, which from its low needs a gain of {gainNeeded} to recover][; from the last
      value a gain of {gainStillNeeded} leads back to the top]
  expert/3/drawdown-and-ruin: how many (?:\w+ ){0,2}(?:loss|losers|losing|trades|times|in a row|bad)|
    how long
    takes: risk drawdown|until|from [equity to] if lower
    steps: $start = equity or from; %allowed = drawdown or 1 − until ÷ start or 1 − to ÷ start; exactly =
      ln(1 − allowed) ÷ ln(1 − risk); losses = ⌈exactly⌉; ofTheStart = allowed ÷ risk; $oneLoss = start ×
      risk if how much|money|how many (?:dollars|euros|pounds|rupees); %before = 1 − (1 − risk) ^ (losses −
      1); %after = 1 − (1 − risk) ^ losses; $left = start × (1 − after)
    says: {losses} losses in a row: one fewer is a drawdown of {before}, with the last it is {after}[,
      {left} left]; {ofTheStart} where each is the same sum[; one costs {oneLoss}]
  expert/3/correlation: volatil|\bvol\b|combined|together|portfolio|\brisk|variance
    takes: correlation [trades? tests? equity] list risks if listed
    steps: one; other; combined; inMoney; $ofAccount = equity × combined; %second = (other × other +
      correlation × one × other) ÷ (combined × combined) if share|how much of|contribut|comes? from|coming|
      part of; %first = 1 − second
    says: [Together: {combined}][, {ofAccount}][Together: {inMoney}][; of the variance {second} come from the
      second, {first} from the first]
    why: Risks that do not move together partly cancel each other.
  glossary/sharpe-ratio: sharpe
    takes: mean deviation [riskFree days trades] if alike
    steps: sharpe = (mean[ − riskFree]) ÷ deviation; aYear = sharpe × √periodsOfYear if ^(?!${BOTH_YEARS});
      withTradingDays = sharpe × √252 if ^${BOTH_YEARS}; withAllDays = sharpe × √365 if ^${BOTH_YEARS};
      error = √((1 + sharpe × sharpe ÷ 2) ÷ days) if error|confiden
    says: Sharpe ratio: {sharpe}[, {aYear} a year][, {withTradingDays} a year with 252 days][, {withAllDays}
      with 365][; its standard error over {days} periods is about {error}]
    why: Returns grow with the number of days and their deviation with its root, so the ratio grows with the
      root of the days on which there is trade.
  glossary/karat-and-fineness: gram|\bgm?s?\b|kilo|\bkg\b|tola|karat|carat|\d ?k\b|ounce|\boz\b
    takes: spot [size pricedFor karat purity rate perDollar above tax added] if ofWeight
    steps: %fineness = karat ÷ 24 or purity; %share = karat ÷ 24 if percent|%|purity|how (?:pure|fine); ounce;
      gram; anOunce; gramOfIt; tola; kilo; fineGrams = weight × ounceInGrams × fineness if pure|fine; all;
      $withPremium = all × (1 + above)[ × (1 + tax)] or all × (1 + tax); gramWithPremium; asked; converted;
      gramConverted
    says: [{converted}; ][With what is added: {withPremium}; ][With what is added: {gramWithPremium} a gram; ][{share}
      pure; ][{fineGrams} g of pure gold; ][The gold in it: {all}; ][{gramOfIt} a gram of it; ][{kilo} a
      kilo; ][{tola} a tola; ]{gram} a gram[, {gramConverted}][, {anOunce} an ounce]
  glossary/premium-over-spot: premium|(?:over|above) (?:the )?(?:spot|melt|gold price|market)|mark-?up|
    more than (?:spot|the gold)|extra over
    takes: spot offer [size]
    steps: $over = offer − metal; %share = over ÷ metal
    says: Premium: {share}, {over} over the gold in it
  glossary/funding-rate: funding
    takes: funding notional|size|deposit [hours days entry leverage? trades]
    steps: $payment = value × funding; inAll = aDay × nights; $total = payment × inAll; %share = total ÷
      deposit; %aYear = funding × aDay × 365
    says: Funding: {payment} a payment[, {total} for {inAll} payments][, {share} of the margin]; {aYear} a
      year
  beginner/5/cost-of-trading-often: ^(?!.*\bmove(?: of [\w .$]+)? costs?\b).*(?:cost|pay|spread|slippage|
    commission|fees?\b|gone)
    takes: spread|fee|feeRate lots|size|trades|notional [spread feeRate fee lots size notional trades days entry?
      equity amount] if ofCosts
    steps: $total = costs × times; %share = total ÷ equity; inR = total ÷ amount or costs ÷ amount
    says: Costs: {costs} a trade[, {total} for {times} trades][, {share} of the account][, {inR} R]
  glossary/liquidation-price: liq|wipe|blow|rekt|gone|margin call|lose (?:it all|everything|all)|bust|zero|
    wiped
    takes: leverage|initial [entry maintenance deposit? size? lots?] if leveraged
    steps: %away = 1 ÷ leverage[ − maintenance] or initial[ − maintenance]; $inMoney = entry × away; $price
      = entry × (1 ∓ away)
    says: A move of {away}[, {inMoney},] takes the margin[: liquidation near {price}]; fees and funding
      bring it nearer
    why: The margin is a small part of the position, so a small move of the price uses all of it.
  expert/4/margin: margin|deposit|put (?:down|up)|tie[sd]? up|collateral
    asks back: (?<!maintenance )margin|tie[sd]? up
    takes: size|lots entry leverage|initial [equity lots size]
    steps: $margin = value ÷ leverage or value × initial; $free = equity − margin
    says: Margin: {margin}[, {free} of {equity} left]
  expert/4/margin: margin|deposit|collateral
    takes: notional leverage|initial
    steps: $margin = notional ÷ leverage or notional × initial
    says: Margin: {margin}
  glossary/troy-ounce: ${INTO}(?:grams?|(?:troy )?(?:ounces?|oz))\b
    takes: size if weighed
    steps: inGrams = weight × ounceInGrams if ${INTO}grams?\b; inOunces = weight if ${INTO}(?:troy
      )?(?:ounces?|oz)\b
    says: [{inGrams} grams][{inOunces} ounces]
  glossary/satoshi: ${INTO}(?:sat\w*|btc|bitcoins?)\b
    takes: size if ofCoins
    steps: satoshi = weight × 100000000 if ${INTO}sat; inCoins = weight if ${INTO}(?:btc|bitcoins?)\b
    says: [{satoshi} satoshi][{inCoins} bitcoin]
  beginner/2/reward-and-recovery @risk-to-reward: ^(?!.*${AT_STOP}).*(?:reward|ratio|r ?: ?r|\brr+\b|
    break ?even|multiple|target|\btp\b|risk to|relation|benefit)
    asks back: reward[- ](?:to|risk)|risk[- ]?(?:to|\/)?[- ]?reward|\brr\b|what ratio|which ratio
    takes: stop target [entry spread]
    steps: ratio = (targetDistance[ − spread]) ÷ (stopDistance[ + spread]); %breakEven = 1 ÷ (1 + ratio)
    says: Reward to risk: {ratio} to 1; it breaks even at a win rate of {breakEven}
  beginner/2/stop-loss-placement: ^(?=.*\b(?:stop|sl|target|tp|take profit)).*(?:where|(?:what|which)(?:.?s|
     is)? (?:my |the )?(?:stop|target|price|level)|stop price|target ?\?)
    takes: entry stop|atr [multiple reward] if unplaced
    steps: $target = entry ± reward × stopDistance
    says: Stop at {stopPrice}[, target of {reward} R at {target}]
  glossary/averaging-down: average|avg|mean price
    takes: list all if paired
    steps: $average = paid ÷ bought
    says: Average price: {average}
  beginner/1/long-and-short: ^(?!.*${AT_STOP}).*(?:profit|loss\b|\blos[et]|\bma[dk]e|\bgain|\bearn|\bnet\b|
    p ?(?:&|n|and|\/) ?l\b|\bpnl\b|result|\bwin\b|\bleft\b|money|\bpay|ke[ep][pt]|remain|how (?:much|
    many (?:dollars|euros|pounds))|what.*\b(?:get|is it)\b)
    asks back: profit|\bpnl\b|how much (?:did|do|would|have) i (?:make|made|lose|lost|earn)
    takes: entry exit size|lots|notional|deposit [spread feeRate fee stop leverage? lots size equity deposit]
    steps: $net = units × move[ − costs]; inR = net ÷ (units × stopDistance); %share = net ÷ equity;
      %ofMargin = net ÷ marginOfAll if percent|per cent|%|share|part|fraction; ticks = move ÷ 0.1 if
      \bticks?\b; inAll = ticks × severalLots
    says: Profit: {net}[, after costs of {costs}][, {inR} R][, {share} of {equity}][, {ofMargin} of the
      margin of {marginOfAll}][, {ticks} ticks of $0.10 a contract][, {inAll} in all]
  beginner/2/position-size @position-size: \?|what|how (?:big|large|many|much)|size|\blots?\b|ounces?|
    \boz\b|contracts?|position|coins?|calculat|comput|maths|check|\b(?:account|balance|equity)\b.*\bstop\b
    asks back: ^(?=.*(?:\brisk|\bstop|\bsl\b|\blose)).*(?:(?:position|lot|what|the) size|how (?:big|large)|
      how many (?:ounces|oz|lots?|coins|contracts|units|btc|bitcoin)|what lot)
    takes: amount|risk equity|amount stop|atr [entry? multiple spread feeRate fee rate perDollar equity? amount risk
      size reward] if ofContract
    steps: #position = (risked[ − flatFee]) ÷ (stopDistance[ + costs]); $inAll = position × entry if in
      (?:dollars|euros|pounds|usd|money)|worth; $targetAt = entry ± reward × stopDistance; $farOff =
      stopDistance if distance|how (?:far|wide); $atLeast = stopDistance if
      ^(?!.*(?:btc|bitcoin)).*(?:possible|smallest|minimum); %leastShare = atLeast ÷ equity; $profit =
      risked × reward if make|win|gain|profit|earn|bring; $stopAt = stopPrice if where|stop price;
      inContracts = position ÷ weight or position ÷ lotSize if contracts?\b|micros\b
    says: [Position: worth {worthAtRisk}][Position size: {position}][ ({inLots} lots of 100 ounces)][,
      {inContracts} contracts][, worth {inAll}][; the stop is {farOff} away][; stop at {stopAt}][; target at
      {targetAt}]; {risked} at risk[, a profit of {profit} at {reward} to 1][; with the smallest lot of
      0.01, an ounce, it is {atLeast}, {leastShare} of the account]
  beginner/2/risk-per-trade @position-size: ^(?=.*(?:what|how (?:much|many)|calculat)).*(?:(?:%|per ?cent|
    pct) (?:risk )?(?:of|on)\b|\brisk (?:amount|per trade)|\b1 ?r\b|how (?:much|many)\b.*\b(?:lose|
    risk|dollars|money|euros)|risk.*(?:how (?:much|many)|what sum))
    takes: equity risk [rate perDollar] if large
    says: {risk} of {equity}: {risked}
  beginner/2/risk-per-trade @position-size: how much (?:(?:should|can|could|may|must|do|would) (?:i|we|one) |
    to )risk
    takes: equity if large
    steps: $least = equity × 0.005; $most = equity × 0.02
    says: Many written plans set the risk of one trade between 0.5 % and 2 %: of {equity} that is {least} to
      {most}
  beginner/5/pip-value: \b(?:pips?|points?|ticks?|cents?|dollars?|mov(?:es?|ed|ing)|worth|value|gain|loss|
    lose|profit)\b
    takes: lots|size [move] if worked
    steps: $step = move or 1; $value = units × step; $pip = units × 0.1; $cent = units × 0.01
    says: A move of {step} is worth {value}, a pip of $0.10 {pip}, one of $0.01 {cent}: brokers differ
  beginner/2/reward-and-recovery @recovery: percent|per ?cent|%|drawdown|return|grow|how much.*(?:los[et]|
    need|gain|back)|recover|get back|even again
    takes: from to
    steps: %fell = fallen ÷ from; %gainNeeded = fallen ÷ to; %rose = gained ÷ from; %fallNeeded = gained ÷
      to if back|return|fall|again
    says: [A loss of {fell}, which needs a gain of {gainNeeded} to recover][A gain of {rose}][, undone by a
      fall of {fallNeeded}]
    why: ${FROM_WHAT_IS_LEFT}
  intermediate/5/losing-streaks: longest|(?:how long|worst).*(?:streak|run|row)|how many.*(?:winners|wins|
    losers|losses)
    takes: winRate trades
    steps: winners = winRate × trades; losers = trades − winners; streak = ln(losers) ÷ (0 − ln(1 −
      winRate))
    says: About {winners} winners and {losers} losers; the longest run of losses to expect is about {streak}
  glossary/volatility: ^(?!.*(?:annual|yearly) (?:vol|dev|sigma))(?=.*(?:vol|deviation|
    sigma))(?=.*da(?:il)?y).*(?:annual|a year|per year|yearly|square root)
    takes: volatility
    steps: %gold = volatility × √252; %bitcoin = volatility × √365
    says: Volatility of a year: {gold} for gold, which trades on 252 days; {bitcoin} for bitcoin, on 365
  glossary/real-yield: real (?:yield|rate|return|interest)|opportunity
    takes: nominal inflation [equity]
    steps: %real = nominal − inflation; %exactly = (1 + nominal) ÷ (1 + inflation) − 1; $forgone = equity ×
      nominal; $inRealTerms = equity × real
    says: Real yield: {real} by subtraction, {exactly} by division[; what {equity} would have earned:
      {forgone} a year, {inRealTerms} in real terms]
  beginner/5/bid-ask-spread: spread|cost|pay
    takes: bid ask [size lots]
    steps: $spread = ask − bid; $cost = units × spread; %share = spread ÷ ask
    says: Spread: {spread}, {share} of the price[; on this size {cost}]
  beginner/2/leverage-and-margin-calls: leverag|times my|(?:far|much|percent|%|what).*(?:price|market|move|
    fall|drop|against).*(?:account|money|equity|capital)
    takes: lots|size|notional equity|deposit [entry drawdown equity?]
    steps: leverage = value ÷ deposit or value ÷ equity; %wipedOut = deposit ÷ value if wipe|gone|lose|take;
      %fallThatTakesIt = lossOfAccountAsked ÷ leverage; $move = deposit ÷ units if wipe|gone|move|lose
    says: Leverage: {leverage} to 1[; a move of {fallThatTakesIt} against it takes {drawdown} of the
      account][; a move of {wipedOut} takes the margin][, of {move} in the price]
  beginner/5/lots-pips-satoshis: ^(?!.*(?:\bpips?\b|points?\b|move|margin|leverag|fee|profit|los[es]|risk|
    stop|spread|swap|funding)).*(?:worth|value|in (?:dollars|money)|how much (?:is|dollar)|percent|%)
    takes: size|lots entry [equity]
    steps: $value = units × entry; %share = value ÷ equity
    says: Value: {value}[, {share} of {equity}]
  beginner/2/counting-in-r: \bin r\b|how many r\b|r[- ]multiple|\bmultiple of|what r\b|\br (?:is|was|did|
    have)\b|times (?:my|the) risk
    takes: entry exit stop [spread]
    steps: inR = (move[ − spread]) ÷ stopDistance
    says: Result: {inR} R
  beginner/5/cost-of-trading-often: (?:percent|%|how much|portion|share|part) (?:of|in) (?:my |the |a |
    1 ?)?(?:risk|stop|r\b)|in (?:terms of )?r\b|eat|(?:risk|\dr\b).*(?:percent|%)
    takes: spread|fee stop|amount|risk [equity]
    steps: %share = costs ÷ risked or costs ÷ stopDistance
    says: The costs are {share} of the risk
  beginner/2/margin-level: margin level|free margin
    takes: equity deposit
    steps: %marginLevel = equity ÷ deposit; $free = equity − deposit
    says: Margin level: {marginLevel}, free margin {free}
  intermediate/2/rsi-step-by-step: \brsi\b
    takes: win loss
    steps: rs = win ÷ loss; rsi = 100 − 100 ÷ (1 + rs)
    says: RSI: {rsi}
  glossary/leverage: position|control|how many (?:oz|ounces|coins)|buying power|exposure|how (?:big|much)|
    size
    takes: leverage deposit|equity [entry] if only
    steps: $position = deposit × leverage or equity × leverage; #units = position ÷ entry
    says: A position of {position}[, {units}]
  beginner/1/reading-the-quotes: percent|%|how far
    takes: entry exit|target|stop if only
    steps: $away = exit − entry or target − entry or stop − entry; %change = away ÷ entry
    says: A change of {change}, {away}
  beginner/2/risk-per-trade: lose|loss|risk|cost|\bhits?\b
    takes: size|lots stop|atr [entry? multiple spread feeRate fee equity size lots target]
    steps: $loss = units × stopDistance[ + costs]; %share = loss ÷ equity
    says: Loss at the stop: {loss}[, with costs of {costs}][, {share} of the account][; profit at the
      target: {gain}]
  glossary/compounding: how (?:many|long)|when|after
    takes: growth [equity from until to] if only
    steps: doubled = 2 if doubl|duplicat|twice; times = doubled or to ÷ from or to ÷ equity or until ÷
      equity or until ÷ from; periods = ln(times) ÷ ln(1 + growth)
    says: {times} times as much after {periods} periods
  beginner/5/slippage: slip|cost|worse|lost|lose|difference
    takes: wanted filled [size lots]
    steps: $slippage = filled − wanted; $cost = units × slippage; %share = slippage ÷ wanted
    says: Slippage: {slippage}, {share} of the price[, {cost} on this size]
`;

const LABEL = / (?=(?:asks back|takes|steps|says|why): )/;
const rolesIn = (text = '') => (text.match(/\w+/g) ?? []) as Role[];
/** "%half = kelly ÷ 2 if half". */
function stepOf(written: string): Step {
  const [, style = '', name = '', formula, words] = /^([$%#~¤]?)(\w+)(?: = (.*?))?(?: if (.*))?$/.exec(
    written,
  )!;
  return { style, name, formula, words };
}
function sumOf(row: string): Sum {
  const [head = '', ...rest] = row.split(LABEL);
  const parts = new Map(rest.map(part => part.split(/: (.*)/) as [string, string]));
  const [, passage = '', tool, asks = ''] = /^(\S+)(?: @(\S+))?: (.*)$/.exec(head)!;
  const [, needed = '', used, list = 'none', fits = 'always'] =
    /^(.*?) ?(?:\[(.*)\])? ?(?:list (\w+))? ?(?:if (\w+))?$/.exec(parts.get('takes')!)!;
  const back = parts.get('asks back');
  return {
    passage,
    tool,
    asks: new RegExp(asks),
    asksBack: back === undefined ? undefined : new RegExp(back),
    needs: needed.split(' ').filter(Boolean).map(rolesIn),
    uses: rolesIn(used),
    idle: used?.match(/\w+(?=\?)/g) ?? [],
    list: LISTS[list]!,
    fits: CONDITIONS[fits]!,
    steps: (parts.get('steps') ?? '').split('; ').filter(Boolean).map(stepOf),
    says: parts.get('says')!,
    why: parts.get('why'),
  };
}

export const sums: readonly Sum[] = joined(TABLE)
  .split(/\n(?=(?:beginner|intermediate|expert|glossary)\/)/)
  .map(row => sumOf(row.replaceAll('\n', ' ')));
