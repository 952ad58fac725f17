import type { Rule } from '../topic.ts';

const ASSET =
  '(gold|bitcoins?|btc|xau\\w*|eth(ereum)?|crypto\\w*|silver|oil|solana|sol|doge(coin)?|xrp|altcoins?|stocks?|shares|nvidia|tesla|coins?|prices?|(the |this )?market|the dollar|miners?)';
const ACT =
  '(buy|sell|hold|hodl|short|long|go long|go short|invest|enter|exit|close|add (to|more)|get (in|out|back in)|take profits?|cash out|dump|bail|average down|double down|go all.?in|all.?in|put (my|all|money|some|half|everything|\\$?\\d)|move (my|all|everything) (money|savings|pension|cash|funds|into|to)|sit out|jump in|load up|scale (in|out)|keep (my|holding)|wait for|trade (gold|bitcoin|btc|today|now|this|it)|use \\d+x|roll my|liquidate|switch|swap my|convert|copy (this|his|your))';
const SOON =
  '(now|today|tonight|tomorrow|this (week|month|year|afternoon|morning|summer|quarter|cycle)|next (week|month|year|summer|quarter|cycle|few)|soon|by (christmas|new year|december|friday|monday|summer|20\\d\\d|the end)|in 20\\d\\d|end of (the |this )?(day|week|month|year)|20(2[6-9]|3\\d))';

const rule = (source: string) => new RegExp(source);

export const advice: Rule = {
  topic: 'advice',
  when: [
    rule(
      `\\b(should|shall|ought|must) (i|we|my (wife|husband|friend|mother|father|brother|son|dad|mum|mom)) (to |just |now |really |still |maybe |also |be |go |rather |even |personally |finally |better |first |at least )*${ACT}(ing)?\\b`,
    ),
    rule(
      `\\b(i|we) should (just |now |really |still )*${ACT}\\b.{0,40}\\b(right|yes|correct|or not|think|agree)\\b`,
    ),
    rule(
      `\\b(do you|would you|dont you|you) (think|say|believe|reckon|advise|recommend|suggest)\\b.{0,40}\\b${ACT}`,
    ),
    rule(
      `\\bwould you (personally |rather |still |now )*(buy|sell|hold|short|long|invest|enter|exit|take this|trade this|close|get)\\b`,
    ),
    rule(
      `\\bwhat (would|should|can|do|could) (i|you|we|one) (do|buy|sell|invest|short|pick|choose)\\b.{0,60}\\b(with (my|\\$?\\d)|in my|if you were|my (position|account|money|trade|savings|bitcoin|gold|long|short)|${SOON}|for (me|profit))`,
    ),
    rule(`\\bwhat (should|shall|do) (i|we) (buy|sell|invest|short|trade|do (about|with) my)\\b`),
    rule(
      `\\b(what|which) (coins?|stocks?|brokers?|exchanges?|tokens?|etfs?|crypto\\w*|assets?|trades?|options?|platform|investment|metal|market)\\b.{0,30}\\b(should i|do you recommend|would you|to (buy|pick|use|sell)|is (the )?(best|better|right)|will|suits me|for me)\\b`,
    ),
    rule(
      `\\b(best|top|hottest|safest) (\\w+ )?(coins?|crypto\\w*|stocks?|etfs?|tokens?|assets?|investments?|brokers?|trades?)\\b.{0,20}\\b(to (buy|invest|own|hold|use)|for me|${SOON})`,
    ),
    rule(
      `\\b(is|are|was) (now|it|today|this|that|here|\\w+ ?\\w*) (really |still |currently )?(a |an |the )?(good|right|best|smart|safe|bad|great|wise|perfect|terrible|ideal|wrong|late|cheap enough) (time|moment|price|level|idea|point|day|week|place|enough|entry|opportunity)? ?(for me )?(to|for) (me to )?(buy|sell|invest|enter|short|long|exit|get|go|add|hold|start buying|trade)`,
    ),
    rule(
      `\\b(is|are) ${ASSET} (\\w+ )?(still )?(a |an )?(good|safe|smart|bad|wise|great|strong|better) (buy|sell|investments?|bet|purchase|hold|choice for|option for|idea)\\b`,
    ),
    rule(
      `\\bis it (too late|too early|smart|wise|safe|worth it|time|ok|okay|sensible|stupid|crazy|a mistake|better) (for me )?(to )?(buy|sell|invest|short|hold|enter|get in|go (long|short)|put|keep|exit|add)`,
    ),
    rule(`\\b(too late|time) to (buy|sell|get (in|out)|invest|short)\\b`),
    rule(
      `\\b(buy|sell|hold|long|short) or (buy|sell|hold|long|short|wait|fold)\\b.{0,40}\\b(me|i|now|today|my|this|here|gold|bitcoin|btc)|\\b(gold|bitcoin|btc|xau\\w*|now|today|me)\\b.{0,20}\\b(buy|sell|hold|long|short) or (buy|sell|hold|long|short|wait)\\b|^(buy|sell|hold|long|short) or (buy|sell|hold|long|short)\\b`,
    ),
    rule(
      `\\b(tell|advise|help|guide) me\\b.{0,25}\\b(to (buy|sell|hold|invest|short)|(what|which|when|where|whether) (\\w+ )?(to |i should )(buy|sell|invest|short|hold|exit)|my (portfolio|position|trade|pension|savings)|decide (if|whether|between))\\b`,
    ),
    rule(
      `\\bhow (much|many)\\b.{0,45}\\b(should|must|shall|ought|do|would|can) (i|we|you)\\b.{0,25}\\b(buy|invest|put|allocate|stake|spend|deposit|own|hold|commit|use|bet)\\b`,
    ),
    /\bhow (much|many) (of|from|percent of|%|out of)? ?.{0,12}\bmy (own )?(money|savings|salary|portfolio|income|capital|pension|wealth|net worth|wages|inheritance|paycheck|cash|bonus)\b/,
    /\bwhat (percentage|percent|share|part|portion|fraction|amount) of my (money|savings|salary|portfolio|income|capital|pension|wealth|net worth|wages)\b/,
    /\b(put|invest|move|use|risk|stake|bet|throw|dump|place|convert|turn)(ing)? (all |half |most |some |everything |a third |part )*(of )?(my|our|the kids|our kids) (\w+ )?(savings|pension|inheritance|salary|401k|retirement|mortgage|rent|money|house|bonus|emergency fund|tuition|college fund|student loan)/,
    rule(
      `\\b(recommend|suggest|pick|choose|advise)( me| us| to me)? (a|an|some|one|the best|any|your|which|what|good|for me|whether|if)\\b.{0,30}\\b(coins?|trades?|brokers?|stocks?|entry|investments?|position|leverage|asset|allocation|portfolio|exchange|buy|sell)`,
    ),
    /\b(your|any|some|a) (personal |professional |honest |investment |financial |trading )*(recommendations?|advice|opinion|tips?)\b.{0,30}\b(on|for|about|regarding|whether|what to)\b.{0,40}\b(my|gold|bitcoin|btc|buy|sell|position|trade|portfolio|money|me|market)\b/,
    /\b(give|need|want|seek|looking for)\b.{0,12}\b(financial|investment|trading|personal|portfolio|buy|sell) (advice|recommendations?)\b/,
    rule(
      `\\b(i (have|got|own|hold|bought|sold|am|opened|entered|inherited|earn|saved|shorted)|im|ive|my)\\b.{0,80}\\b(should i|do i|what now|what next|what do i do|what to do|where (should|do) i|which way|close it|hold it|sell it|keep it|cut it|add more|advice|exit now|is that (ok|safe|too much)( for me)?|what would you)\\b`,
    ),
    rule(
      `\\b(where|when|at what (price|level)) (should|do|shall|must|would) (i|we|you) (put|set|place|move|take|buy|sell|get|enter|exit|close|short|go|cash)\\b.{0,45}\\b(right now|today|now|my (long|short|trade|position|gold|btc|bitcoin|profits?)|gold|btc|bitcoin|in|out|this trade|profit|here|at \\d)`,
    ),
    rule(
      `\\b(worth|advisable) (buying|investing|selling|shorting|holding)\\b|\\b(buy|sell|short|long) (gold|bitcoin|btc|xau\\w*|it|the dip|more|everything) (${SOON}|here|at this price|at current|at \\$?\\d|for me|yes or no)`,
    ),
    /\b(portfolio|allocation|plan) for (me|my (age|situation|retirement|pension|family))\b|\bi am \d\d (years old )?.{0,60}\b(invest|allocate|gold|bitcoin)/,
    /\b(design|build|make|create|write|choose) (me )?(a |my |an )(\w+ )?(portfolio|allocation)\b/,
    /\b(is|are) my (stop|position|trade|lot|leverage|entry|portfolio|target|size)\b.{0,40}\b(ok|okay|good|right|safe|too|correct|fine|wrong)\b/,
    /(?<!\b(how|when|where|why) )\bdo i (buy|sell|hold|close|exit|short|go long|go short|keep|invest|get out|cut)\b/,
    /\b(can|could|may) i (safely |still )?(buy|sell|short|invest in|go long|go short|hold)\b.{0,20}\b(now|today|here|this week|safely|without worry|before it)\b/,
    /\bmanage my (money|account|portfolio|trades?|position)\b|\b(trade|invest) (for me|on my behalf|my money)\b/,
    /\b(gold|bitcoin|btc) or (gold|bitcoin|btc|stocks|cash|silver|property|bonds|ethereum|eth)\b.{0,40}\b(for me|for my|now|today|which|better|should|buy|invest|money|savings)\b|\b(which|better|invest|buy|choose|pick)\b.{0,30}\b(gold|bitcoin|btc) or (gold|bitcoin|btc|stocks|cash|silver|property|bonds|ethereum|eth)\b/,
    /\bshould (i|we) (take|accept|follow|ignore|use|risk|trust) (this|the|that|your|his|a|my|all|\d+).{0,30}\b(trade|signal|tip|setup|entry|leverage|loan|call|advice|savings|x|money)\b/,
    /\bshould (i|we) (borrow|take (out )?a loan|quit|mortgage|sell my)/,
  ],
  unless:
    /\b(what|why) (does|do) (\w+ ){0,3}(lesson|phrase|term|traders?|people|saying)\b.{0,25}\b(mean|say|call)|\bmeaning of\b|\bhow does a (buy|sell)/,
};

export const prediction: Rule = {
  topic: 'prediction',
  when: [
    rule(
      `\\b(will|wont|gonna|going to|is|are|would|could|might|shall) (the |spot |this )?${ASSET}( price| prices| market)? (ever |really |soon |probably |now |finally |still |be |to |going to |go |keep |continue )*(go(ing)?|rise|rising|fall|falling|hit|reach|drop|crash|pump|moon|recover|bounce|rally|soar|climb|double|triple|be worth|be at|up|down|break|explode|dump|collapse|bottom|top out|trade (at|above|below)|close (above|below|green|red|higher|lower)|increase|decrease|surge|tank|turn|correct|pass|exceed|be higher|be lower|higher|lower|headed|heading|overtake)\\b`,
    ),
    rule(
      `(^|\\b(please|you|can you|could you|to|just|and|now|me|would you) )(predict|forecast|foresee|guess|estimate|project)\\b.{0,40}\\b(gold|bitcoin|btc|xau\\w*|price|market|next|${SOON})`,
    ),
    rule(
      `\\b(your|a|any|the|accurate|give me|me) (\\w+ )?(prediction|forecast|price target|outlook|projection|prognosis|bet|estimate|expectation|view|call)s? (for|on|of|about)\\b.{0,30}\\b(gold|bitcoin|btc|xau\\w*|price|market|${SOON})`,
    ),
    rule(
      `\\b(gold|bitcoin|btc|xau\\w*|crypto|market|price)( price)? (prediction|forecast|target|outlook|projection)s?\\b(?!s? (of|is|are) not)`,
    ),
    rule(
      `\\b(where|how (high|low|far|much (higher|lower|further|more))) (will|is|are|do you (think|see|expect)|can|could|would|might|does)\\b.{0,30}\\b(gold|bitcoin|btc|xau\\w*|prices?|it|market)\\b.{0,25}\\b(go|going|be|end|head\\w*|reach|close|fall|rise|drop|get|stand|trade|in \\d|by|next|tomorrow|tonight|${SOON})`,
    ),
    rule(
      `\\bwhat (will|is going to|is|do you (think|expect|see)|might|would|are)\\b.{0,35}\\b(gold|bitcoin|btc|xau\\w*|price|market)\\b.{0,30}\\b(${SOON}|worth in|be worth|going to do|happen(ing)? (to|with) (gold|bitcoin)|do next|be in \\d|in (five|ten|two|\\d+) (years?|months?|weeks?|days?))`,
    ),
    rule(`\\bwhat (happens|will happen) (to|with) (gold|bitcoin|btc|the price|the market) (${SOON}|next)`),
    rule(
      `\\b(up or down|down or up|rise or fall|fall or rise|green or red|higher or lower|bullish or bearish|bull or bear|bearish or bullish)\\b.{0,40}\\b(${SOON}|on|gold|bitcoin|btc|you|going|next)|\\b(gold|bitcoin|btc|xau\\w*|${SOON})\\b.{0,30}\\b(up or down|rise or fall|higher or lower|bullish or bearish|green or red)\\b`,
    ),
    rule(
      `\\b(are you|you are|youre|feeling|stay|be) (\\w+ )?(bullish|bearish)\\b|\\bwhich (way|direction)\\b.{0,30}\\b(will|is|are|next|gold|bitcoin|btc|market|price)\\b`,
    ),
    rule(
      `\\b(odds|chances?|probability|likely|likelihood|how sure|how certain)\\b.{0,30}\\b(gold|bitcoin|btc|xau\\w*|price|market|bull run|crash)\\b.{0,30}\\b(hit|reach|reaches|hits|above|below|crash\\w*|go|goes|fall\\w*|rise\\w*|rises|drop\\w*|${SOON}|up|down|recover\\w*)`,
    ),
    rule(
      `\\bwhen (will|is|does|do you|would|can we expect)\\b.{0,30}\\b(gold|bitcoin|btc|market|prices?|crypto|next|the)\\b.{0,25}\\b(crash|bull run|bull market|bottom|peak|moon|rally|all.?time high|ath|recover|rise|fall|drop|hit|reach|go up|go down|turn|pump|explode|correction|dip)\\b`,
    ),
    /\b(the )?(next|coming) (bull run|crash|100x|10x|leg up|leg down|big move|pump|rally|all.?time high|move in (gold|bitcoin|btc))\b/,
    rule(
      `\\b(gold|bitcoin|btc|xau\\w*)\\b.{0,25}\\b(to (the moon|\\$?\\d+(k|000|,000)|a million))\\b|\\b(gold|bitcoin|btc) (at|above|below|over|under) \\$?[\\d,.]+k?\\b.{0,25}\\b(${SOON}|possible|likely|realistic|when)`,
    ),
    rule(
      `\\b(gold|bitcoin|btc|xau\\w*|price)\\b.{0,40}\\b(go up|go down|rise|fall|crash|rally|pump|drop|be worth|move)\\b.{0,25}\\b(tomorrow|tonight|next (week|month|year)|this (week|month|year)|today|soon|by (christmas|20\\d\\d|friday))`,
    ),
    /\b(has|have|did) (gold|bitcoin|btc|the market|we) (already )?(bottomed|topped|peaked|hit (the )?(bottom|top))\b|\bis (this|that|the) (the )?(bottom|top) in\b|\bis the (bottom|top|crash|bull run|correction) (in|over|near|coming|here)\b/,
    /\b(price|gold|bitcoin|btc) target (for|by|in)\b|\bwhere do you see (gold|bitcoin|btc|the market|prices?)\b|\bhow (is|will) (gold|bitcoin|btc|the market) (going to |gonna )?(perform|do|move|react)\b.{0,30}\b(tomorrow|today|next|this|after|in 20)/,
  ],
  unless:
    /\b(why|how) (can|do|does|did) (gold|bitcoin|the price)\b(?!.{0,60}\b(tomorrow|tonight|next (week|month|year))\b)|\bwhy is a forecast\b|\bwhat (makes|made|lets|causes) (gold|bitcoin|the price)\b(?!.{0,60}\b(tomorrow|tonight|next (week|month|year))\b)/,
};

const ADJECTIVE =
  '(gold|btc|bitcoin|xau\\w*|crypto|live|free|vip|hot|quick|trading|trade|buy|sell|long|short|best|current|good|scalp\\w*|daily|winning|profitable|today|todays|new|latest|real|real.?time|intraday|swing|next|strong|exact|sure|accurate|premium|actual|single|few|couple of|of|the|your)';
export const signals: Rule = {
  topic: 'signals',
  when: [
    rule(
      `\\b(give|send|share|post|drop|provide|show|text|dm|need|want|get|forward|whats?|what is|have|any|got|issue|generate|email|message|tell|publish)( me| us| out| i)? ?(a|an|some|your|the|one|any|another|two|three|\\d)? ?(${ADJECTIVE} )*(signals?|entry|entries|trade ideas?|calls?|tips?|alerts?|setups?|trades?|scalps?|entry (price|level)s?)\\b(?! (rules?|log|plan|journal|mean|means|example|checklist|record|work|scams?|filter|line|and (a )?(trigger|setup)|in (a|an|the) (crossover|plan|trading plan)|differ|cost|management|provider))(?=.{0,25}($|\\b(now|today|tonight|please|for|on|this|me|tomorrow|right|i can|that|with)\\b|[.!?]))(?!.{0,20}\\b(in your plan|in a plan|in trading)\\b)`,
    ),
    rule(
      `\\b(today|todays|tonights|tomorrows|current|live|latest|this weeks|real.?time)\\b.{0,20}\\b(signals?|setups?|entry|entries|trade ideas?|trades?|levels|targets?|call|alerts?|price of|prices?|quote)\\b`,
    ),
    rule(
      `\\b(entry|entries|sl|tp|stop.?loss|stop|target|take.?profits?|levels?)\\b.{0,40}\\b(for|on) (gold|btc|bitcoin|xau\\w*|${SOON})\\b.{0,20}(${SOON}|this session|please|long|short|$)(?<!strategy|plan)`,
    ),
    rule(
      `\\b(what|whats|what is|how much is|at what)\\b.{0,20}\\b(price|rate|quote|gold|bitcoin|btc|xau\\w*)\\b.{0,25}\\b(right now|now|today|at the moment|currently|trading at)\\b`,
    ),
    rule(`\\b(long|short|buy|sell)(ing)? (gold|btc|bitcoin|xau\\w*)? ?(here|from here|at market|signal)\\b`),
    /\b(scan|watch|monitor|analy[sz]e|look at|check|read) (the |this |my |todays )?(live |current )?(charts?|market|gold|bitcoin|btc|xau\w*)\b.{0,50}\b(tell me|signal|entry|now|today|setup|trade|for me|alert)\b/,
    /\b(alert|notify|ping|tell|warn) me (when|if|as soon as)\b.{0,50}\b(buy|sell|breaks?|price|gold|bitcoin|btc|entry|hits?|reaches)\b/,
    /\bexact (entry|price|level)|\bcopy your trades?\b|\bwhat are you (trading|buying|selling)\b|\bwhat trade (should|would|can) \b/,
    /\bwhat (are|is) the (key |best |important )?(levels?|entry|setups?|trade) (to watch |to trade |for )?(on |for |in )?(gold|bitcoin|btc|xau\w*)? ?(today|now|tomorrow|this week|tonight)\b/,
  ],
  unless:
    /\b(what (is|are|makes|does)|how do|why|define|explain) (a |an )?(trading |trade |the live |the current )?(signals?|setups?|entr(y|ies)|alerts?|calls?|ideas?|tips?|price (in a quote|consists?|means?))\b(?!.{0,40}\b(now|today|tonight|tomorrow|this week|currently)\b)/,
};

export const guarantee: Rule = {
  topic: 'guarantee',
  when: [
    /\b(guarantee|promise|assure|ensure|swear|certif)\w*\b.{0,40}\b(me|i|we|my|profits?|returns?|income|win|wins|gains?|money|success|make|double|earn\w*|results?|no loss\w*)\b/,
    /\b(profits?|returns?|income|win|gains?|money|success|results?|earnings)\b.{0,20}\b(guarantee|assured|certain|promised)/,
    /\b(risk.?free|no.?risk|zero.?risk|without (any |the )?risk|cannot lose|cant lose|can not lose|never los\w+|no.?loss|loss.?less|never fail\w*|always (wins?|profit\w*|works)|sure (thing|win|profit|bet)|foolproof|can.?t fail|cant fail)\b/,
    /\b(100|hundred|99) ?(%|percent) (\w+ )?(win|sure|profit|accura\w+|safe|success|certain|reliable|guarantee|work|strategy|system|return)/,
    /\bhow (much|soon|fast|quickly|long)\b.{0,40}\b(can|will|could|do|would|until|before) (i|we|you|it)\b.{0,25}\b(make|earn|profit|gain|become (rich|profitable)|get rich|double|am i rich|take to (double|become rich|make))\b/,
    /\b(double|triple|10x|100x|multiply|quadruple|grow)(ing)? (my|your|the|our|this) (money|account|savings|deposit|capital|\$?\d+|balance)\b.{0,40}|\bturn(ing)? \$?[\d,.]+k? (dollars |bucks )?into\b/,
    /\b(get|getting|become|be) (rich|wealthy|a millionaire|financially free)\b|\bquit my (day )?job\b|\bmake a living\b|\bpassive income\b|\beasy money\b|\bmake (me )?(money|a fortune|\$?\d[\d,]*k?) (fast|quick\w*|every|a day|per|a week|a month|today|easily|overnight|daily|for sure)\b/,
    /\b(is|are|will) (my|the) (profit|money|returns?|deposit) (be )?(safe|certain|assured|secure)\b|\bhow (sure|certain) (are you|is it|can i be)\b.{0,40}\b(profit|win|work|money)/,
    /\b(secret|holy grail|magic) (strategy|system|indicator|formula|method)|\bstrategy (that|which) (always|never|cant|cannot)\b|\bindicator (that|which) (always|never)\b/,
    /\bwill (i|we) (definitely |surely |really |ever |actually )*(make|earn|win|profit|be profitable|get rich|succeed|lose (money|anything))\b/,
    /\bcan (i|you|we) (definitely |surely |really |consistently )*(make|earn|win|expect) (\$?\d[\d,]*|a lot|big|consistent|steady|\d+%)/,
  ],
  unless:
    /\b(scam\w*|sign of|red flags?|suspicious|warning|bogus|claims?|dishonest|too good)\b|\b(stop.?loss|stops?|limit|orders?|fill\w*|execution|backtest\w*|kelly|win rate|diversif\w+|value at risk|hedge|hedging|option|put)\b.{0,40}\b(guarantee|promise)|\bguarantee\w*\b.{0,30}\b(fill|execution|price|to be filled|exit at)|\brisk.?free rate|\bwhy (is|are|does|do|can|cant)\b.{0,30}\b(not|no|never|nobody|guarantee|risk)|\b(are|is) (any|profits?|returns?|there)\b.{0,20}\b(ever|such a thing)\b/,
};

const OFFER =
  '(vip( membership)?|(your|the|this) memberships?|premium (membership|plan|channel|group|service|signals|tier)|your (signals|service|services|channel|course|courses|company|programme|program|group|coaching|offer|subscription|lessons|strategy|team)|(ounce|once) (&|and|n) block|(the|this) (company|course|programme|program|subscription|group|bonus|service|\\$?600|promo\\w*)|account management|mindset coaching|signal provision|trade management|(the )?expert level|enrol\\w*|this (site|website))';
export const vip: Rule = {
  topic: 'vip',
  when: [
    rule(
      `\\b${OFFER}\\b.{0,50}\\b(worth|good|legit|better|pay off|pays? off|profit\\w*|scam|win rate|get me|make me|recommend\\w*|value|trust\\w*|waste|too expensive|overpriced|the money|the price|reviews?|for me|help me (win|earn|profit)|beat|earn|cheaper|regret)`,
    ),
    rule(
      `\\b(worth|should (i|we)|would you|recommend|legit|trust|buy|join\\w*|pay for|upgrade|subscribe|sign up|enroll?|convince|why should i|do i need|talk me)\\b.{0,30}\\b(vip|premium membership|membership|ounce (&|and) block|your (signals|service|services|course|company|channel|group|subscription|coaching)|the (\\$?600|bonus|promo\\w*|offer)|expert level|this course|account management|mindset coaching)\\b`,
    ),
    /\b(should|shall) (i|we) (join|subscribe|upgrade|sign up|enrol+|pay|deposit|claim|purchase|become a member|get the)\b/,
    /\b(is|are) (the |your )?(\$ ?149|\$ ?49|\$ ?5|600|bonus)\b.{0,30}\b(worth|good|fair|legit|scam|real)\b/,
    /\bvip\b.{0,40}\?$|\bvip\b.{0,30}\b(or|vs|versus)\b|\bwhy (join|buy|become|get) vip\b/,
    /\b(how|are) (good|profitable|accurate) are your (signals|trades|results)|\byour (win rate|results|track record|signals|profits|87)\b.{0,30}\b(real|true|honest|good|fake|accurate|proof|trust|profitable)/,
  ],
};

const CRIME =
  '(pump.?and.?dump\\w*|pump (a|this|the|up)|spoof\\w*|layer(ing)? (orders|the book)|wash.?trad\\w*|front.?run\\w*|insider|launder\\w*|evade|evading|dodge tax\\w*|hide (my |our |the )?(\\w+ )?(profits?|gains|income|money|trades?|coins?|bitcoin|crypto)|avoid (paying |declaring |reporting )?(\\w+ )?tax\\w*|not (pay|declare|report)\\w* (\\w+ )?(tax|gains|profits)\\w*|manipulat\\w*|corner(ing)? the market|fake (\\w+ )?(track|statement|screenshot|profit|volume|testimonial|review|result|news|id|document|account)\\w*|forge\\w*|photoshop\\w*|ponzi|pyramid|steal\\w*|hack\\w*|phish\\w*|scam (people|someone|others|investors)|rug ?pull\\w*|bypass (the )?kyc|without kyc|paint(ing)? the tape|spread (false|fake) (\\w+ )?(news|rumou?rs)|false rumou?rs?|trick (people|investors|traders|others|beginners)|stop.?hunt (other|people|retail)|use stolen|sanctions?|unlicensed|pretend to be (a )?licensed|clone|drain (someone|a wallet|wallets)|black ?market|structur(e|ing) deposits|mix(er|ing) (coins|bitcoin))';
export const illegal: Rule = {
  topic: 'illegal',
  when: [
    rule(
      `\\b(how (do|can|could|would|to|might|should)|help|teach|show|explain how|best way|easiest way|write|create|make|give|ways? (to|of)|plan|want to|lets|let us|i (want|need|plan|will)|tips|tell me how|organi[sz]e|can (i|we|you)|is there a way|assist|step.?by.?step|without getting caught|guide|set up|start|run|where can i|what is the best)\\b.{0,45}\\b${CRIME}`,
    ),
    rule(
      `\\b${CRIME}\\b.{0,60}\\b(without (getting|being) caught|undetected|so (that )?nobody|for me|step.?by.?step|profitably|get away|anonymous\\w*)`,
    ),
    /\b(insider|non.?public) (information|tip|info|knowledge|news)\b.{0,40}\b(trade|use|profit|buy|sell|share|have|got|get)\b|\b(trade|profit|buy|sell|get|have|find|use)\b.{0,30}\b(insider|non.?public) (information|tips?|info|knowledge|news)\b/,
    /\b(buy|sell|get|use) (a )?(stolen|hacked|verified kyc|fake)\b|\buse (my|a) (friend|brother|sister|mother|someone|dead)\w*s? (id|identity|account|name|passport)\b/,
  ],
  unless:
    /\b(spot|detect|recogni[sz]e|protect|illegal|why (is|are|do|does|would)|identify|report (a |to )|prevent|notice|see through|warning|signs?|defend|safe from|what (is|are|does|do|makes) (a |an |the )?(spoofing|pump|wash|front|insider|ponzi|stop|market|layering|signal|manipulat|launder|rug|money)|avoid (being|a |signal|getting|falling|scams?|hack|stop|fake)|tell (if|whether|a fake)|avoid (fake|scam|phish))/,
};

export const offTopic: Rule = {
  topic: 'off_topic',
  when: [
    /\b(recipe|cook|bake|weather|football|soccer|basketball|tennis|cricket|olympic|world cup|movie|film|song|lyrics|poem|haiku|joke|riddle|horoscope|zodiac|astrology|dating|girlfriend|boyfriend|wedding|homework|essay|capital (city )?of|president of|prime minister|holiday|vacation|flight|hotel|restaurant|diet|workout|headache|doctor|medicine|symptoms?|pregnan\w+|lawyer|divorce|visa application|javascript|python (script|code|function)|html page|sql query|resume|cover letter|translate|birthday|dinosaur|planet|moon landing|video ?game|minecraft|pokemon|photosynthesis|shakespeare|guitar|piano|puppy|dog|cat|cats|car repair|iphone|laptop|wifi|printer|election|vote for|religion|god|meaning of life|pizza|pasta|cake|coffee|wine|beer)\b/,
  ],
  unless:
    /\b(cat and mouse|dead cat|election (day|results?) (move|affect)|lose|trad(e|ing|er)|candle|chart|yields?|bot)\b|\b(gold|bitcoin)\b.{0,30}\b(election|olympic)|\belections?\b.{0,40}\b(gold|bitcoin|price)/,
};
