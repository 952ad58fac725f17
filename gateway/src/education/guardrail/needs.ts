import { normalize } from './normalize.ts';

// Exact patterns over normalized text, without accents and apostrophes: "don't" is "dont", "daño" is "dano".
const anyOf = (patterns: readonly string[]) => new RegExp(`\\b(?:${patterns.join('|')})\\b`);

const DANGER = anyOf([
  // Of several languages; "financial suicide" and "suicide squeeze" are figures of speech.
  '(?<!(?:financial|economic|trading|career|account|portfolio) )(?:suicid|suizid|selbstmord)\\w*(?! (?:trad|stop|bet|squeeze|spread|straddle|square|burn))',
  '(?:kill|harm|hurt|hang|shoot)(?:ing)? myself|cutting myself|(?:kill|harm)(?:ing|s)? (?:him|her)self|self[ -]?harm\\w*',
  '(?:end|ending|take|taking) my (?:own )?life|(?:end|ending) it all|better off dead|jump off (?:a|the) (?:bridge|roof|building)',
  '(?:dont|doesnt|not|no longer|never|rather not|just not) (?:really |even )?(?:want to |wanna |wanting to )(?:live(?! (?:off|from|in)\\b)|be alive|exist|wake up)',
  '(?:wants? to|wanna|wish i could) die|wants? to end it|(?:rather be|i (?:was|were)) dead|cant go on living|point of living|(?:no reason|nothing) (?:left )?to live(?: for)?|life is(?: not|nt) worth',
  // Spanish
  'no quiero (?:seguir )?(?:vivir(?! de\\b)|viviendo)|quiero morir(?:me)?|matarme|quitarme la vida|hacerme dano|acabar con mi vida|(?:sin|no tengo) ganas de vivir',
  // French
  '(?:veux|voudrais|envie de) mourir|(?:veux|vais|envie de) me tuer|plus (?:envie de )?vivre|me faire du mal|mettre fin a (?:mes jours|ma vie)',
  // German
  'mich umbringen|bringe? mich um|(?:will|mochte|mag|kann) (?:einfach |so )?nicht mehr (?:weiter ?)?leben|(?:will|mochte) (?:einfach |nur )?sterben|mir das leben nehmen|mir (?:et)?was antun|mich selbst verletzen|selbstverletz\\w*',
  // Portuguese
  'quero morrer|(?:quero|vou|vontade de) me matar|nao quero (?:mais )?viver|(?:tirar|acabar com) a? ?minha (?:propria )?vida|me machucar|sem vontade de viver',
]);

const RELATIVE = '(?:wife|husband|partner|spouse|family|parents|girlfriend|boyfriend)';
const NEEDED_MONEY = anyOf([
  'rent|mortgage|food|grocer(?:y|ies)|medicines?|medication|borrow(?:ed|ing)?|loans?|debts?',
  `${RELATIVE} (?:(?:does|do|did|must|can) not|cannot|doesnt|dont|didnt|mustnt|cant) know|without telling my ${RELATIVE}`,
  'secretly|in secret|secret (?:money|savings|account)|behind (?:my|his|her|their) \\w+s? back',
]);

/** Whether a message speaks of suicide, self-harm or not wanting to live. */
export const isLifeInDanger = (message: string): boolean => DANGER.test(normalize(message));

/** Whether a message names money that is needed for living, borrowed, or kept from a relative. */
export const namesNeededMoney = (message: string): boolean => NEEDED_MONEY.test(normalize(message));
