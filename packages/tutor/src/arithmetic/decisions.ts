/** What wants a decision or an opinion is no sum, whatever numbers it has; "how big should it be" wants a number. */
const DECISION = new RegExp(
  [
    '(?<!\\b(?:how (?:far|wide|close|near|tight|big|large)|how much(?= \\w+ \\w+ risk\\b)|what (?:lot|position|size))\\b[^.?!]{0,30})\\b(?:(?:should|shall|ought) (?:i|we|he|she|they|my \\w+)|i (?:should|ought))\\b(?! (?:expect|get|be (?:left|shocked|surprised|worried)|end up|see|arrive))',
    '\\b(?:tonight|need it back)\\b|\\b(?:how much|how many|what (?:percentage|share|part))\\b[^.?!]*\\b(?:(?:must i|do i) (?:put|stake|buy|sell|invest)|should be in (?:gold|btc|bitcoin|crypto))\\b|\\bdo i (?:bet|switch|quit|continue|carry on|buy|sell|hold|enter|exit|close|add|(?<!(?:what|much) do i )(?:take|keep)|go (?:long|short|in|out))\\b|\\b(?:what|which \\w+) (?:now|do i (?:do|open)|(?:stop|target|leverage|entry) (?:do|should|would|to))\\b',
    '\\bwould you\\b|\\byou (?:would|decide)\\b|\\bdo you (?:think|recommend|suggest)|\\brecommend|\\badvi[sc]e|\\btell me (?:to|whether|if)|\\bwhether (?:i|he|she|they|we) \\w+|\\bwant (?:me|you) to\\b',
    '\\b(?:(?:is|was) (?:it|its|that|this|my (?:\\w+ ){1,2})|if its?|how) ?(?:a )?(?:good|wise|smart|safe|ok|okay|sensible|prudent|justified|too (?:much|big|risky))\\b',
    '\\b(?:good|safe|right|bad) (?:idea|time|trade|entry|bet|move)\\b|\\bworth (?:buying|it|the risk)|\\b(?:best|right|good|safe|ok|enough|suitable|too \\w+) for (?:me|us|my)\\b',
    '\\bwhich (?:coin|lot|size|leverage|broker)\\b(?! (?:is|was|have) )|\\bwhich one (?:is (?:best|better|right)|do|to)\\b|\\bbest (?:stop|target|size|lot|leverage|entry)',
    '\\bwill (?:it|gold|btc|bitcoin|the price) (?:go|hit|reach|rise|fall|drop)|\\b(?:approve|reject|grade|confirm|hedge) my\\b',
    '(?<!how (?:many|much)\\b[^.?!]*)\\b(?:buy|sell|hold|short|long|enter|go in|close|safe|ok|okay|wise)(?: (?:now|it|here|or \\w+))?\\s*\\?|\\b(?:good|valid)\\s*(?:[?!]|$)',
  ].join('|'),
);
/** A question about a meaning or a reason is answered by the lessons. */
const EXPLAINED =
  /^\W*(?:why|explain|what does .* mean|what is an? (?!pip|point|tick|tola|gram|kilo))|\bwhy (?:do|does|is|are|would)\b|\bmeans? what\b|\bmore important\b|\bunder (?:which|what) (?:condition|circumstance)|\bwhat is meant\b/;
/** Lots and pips of currencies, of which no lesson speaks; a rate beside gold or bitcoin is none. */
const CURRENCIES =
  /^(?!.*(?:gold|ounce|\boz|xau|btc|bitcoin)).*\b(?:eur|gbp|aud|usd)\/?(?:usd|jpy|chf|cad)\b/s;
/** Where the guardrail would refuse, only a short question is a sum. */
const PLAIN_LENGTH = 200;
export const ASKED =
  /\?|\b(?:how|what|whats|which|where|calculate|compute|work out|do the (?:maths?|sum)|show)\b/;
const JUDGED =
  /\blook (?:over|at my)|\bmy plan|\bopinion|\bthoughts\b|\brate (?:my|this)|\bwhat do you (?!do\b)|\byour view|\bwhether (?:i|we|he|she|they)\b|\banything (?:wrong|missing)/;

/** Whether a message is nothing but the question for a number. */
export const isPlainSum = (message: string): boolean => {
  const text = message.toLowerCase();
  return text.length <= PLAIN_LENGTH && ASKED.test(text) && !JUDGED.test(text);
};

/** Whether a message wants somebody to decide, with or without numbers. */
export const wantsDecision = (message: string): boolean => DECISION.test(message.toLowerCase());

/** Whether a message asks for something else than a number. */
export const isNoSum = (text: string) =>
  [EXPLAINED, JUDGED, CURRENCIES, DECISION].some(each => each.test(text));

const LENT = new RegExp(
  [
    '\\bloan(?:s|ed)?\\b|\\b(?:on|line of) credit\\b|\\bcredit (?:card|line)|\\b(?:re)?mortgage|\\boverdra(?:ft|wn)\\b|\\bpay ?day\\b|\\b(?:lent|lends|lending) me\\b',
    "\\b(?:rent|emergency) (?:fund|money|savings)|\\b(?:life|retirement|all (?:of )?my) savings\\b|\\b(?:mother|mom|mum|father|dad|parent|wife|husband|partner|brother|sister|son|daughter|child|children|kid|friend|aunt|uncle|gran\\w*)[’']?s?[’']? (?:\\w+ )?(?:savings?|money|pension|fund)\\b",
    // Who sells short borrows what is sold, and swap is an interest: these are ideas.
    '^(?!.*\\b(?:short|swap|overnight|interest on)).*\\bborrow',
  ].join('|'),
  's',
);
/** Whether somebody computes with money that is lent to them, or that a household lives on. */
export const isLent = (text: string) => LENT.test(text);
