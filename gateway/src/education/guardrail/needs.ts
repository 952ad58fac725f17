import { normalize } from './normalize.ts';

// Exact patterns over normalized text, without accents and apostrophes: "don't" is "dont", "daño" is "dano".
const anyOf = (patterns: readonly string[]) => new RegExp(`\\b(?:${patterns.join('|')})\\b`);

const RELATIVE = '(?:wife|husband|partner|spouse|family|parents|girlfriend|boyfriend)';
const SOMEBODY_ELSE = anyOf([
  's?hes?',
  '(?:friend|mate|buddy|colleague|husband|wife|boyfriend|son|daughter|(?:grand|step)?(?:father|mother|son)|mum|mom|dad|brother|sister)s? (?:is|was|has|had|cant|keeps|lost|trades)',
]);
const OWN_TROUBLE = anyOf([
  '(?:i|ive|we|weve) (?:\\w+ ){0,2}(?:lost|lose|blew|trade[ds]?|trading|borrowed|owe|took|sold|put|used|gamble[ds]?|stop|hid|hide|lied|lie|deposit(?:ed)?|ruined|spent|moved|gave|invested|promised|bought)',
  'my (?:own )?(?:trading|losses|account|position|debts?)|im (?:an? )?addict(?:ed)?',
]);
const NEEDED_MONEY = anyOf([
  'rent|mortgage|food|grocer(?:y|ies)|medicines?|medication|borrow(?:ed|ing)?|loans?|debts?',
  `${RELATIVE} (?:(?:does|do|did|must|can) not|cannot|doesnt|dont|didnt|mustnt|cant) know|without telling my ${RELATIVE}`,
  'secretly|in secret|secret (?:money|savings|account)|behind (?:my|his|her|their) \\w+s? back',
]);

/** Whether a message seems to be about the trouble of somebody else. */
export const isAboutAnother = (message: string): boolean => {
  const text = normalize(message);
  return SOMEBODY_ELSE.test(text) && !OWN_TROUBLE.test(text);
};

/** Whether a message names money that is needed for living, borrowed, or kept from a relative. */
export const namesNeededMoney = (message: string): boolean => NEEDED_MONEY.test(normalize(message));
