import { normalize } from './normalize.ts';

// Exact patterns over normalized text, without accents and apostrophes: "don't" is "dont", "daño" is "dano".
const RELATIVE = '(?:wife|husband|partner|spouse|family|parents|girlfriend|boyfriend)';
const NEEDED_MONEY = [
  'rent|mortgage|food|grocer(?:y|ies)|medicines?|medication|borrow(?:ed|ing)?|loans?|debts?',
  `${RELATIVE} (?:(?:does|do|did|must|can) not|cannot|doesnt|dont|didnt|mustnt|cant) know|without telling my ${RELATIVE}`,
  'secretly|in secret|secret (?:money|savings|account)|behind (?:my|his|her|their) \\w+s? back',
];

/** Whether a message names money that is needed for living, borrowed, or kept from a relative. */
export const namesNeededMoney = (message: string): boolean =>
  new RegExp(`\\b(?:${NEEDED_MONEY.join('|')})\\b`).test(normalize(message));
