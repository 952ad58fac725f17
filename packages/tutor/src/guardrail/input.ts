import type { LinearModel } from '../learning/linearModel.ts';
import { labels, read, readParts, readSentences, type Label } from './classifier.ts';
import { isOtherAlphabet } from './language.ts';
import { hasMarkup, normalize } from './normalize.ts';

/** What a message is refused for. */
export type RefusalTopic = Exclude<Label, 'teach' | 'support' | 'emergency'>;

/** What may happen to a message; `mayHint` where danger to life cannot be ruled out. */
export type Verdict = Judgement & { mayHint: boolean };

type Judgement =
  /** `unsure`: possibly about a case of the user's own; only lesson text, under words that say so. */
  | { kind: 'teach' | 'unsure' }
  | { kind: 'support' }
  /** A hint at danger to life. */
  | { kind: 'emergency' }
  | { kind: 'refuse'; topic: RefusalTopic };

/**
 * Judges a message before any engine sees it.
 * @param found how well an answer fits the message, as `Findings` have it: what the lessons answer is less probably
 *   anything else
 * @param isOfSite whether that answer is about the site, which looks like another subject
 */
export type InputGuardrail = (message: string, found?: number, isOfSite?: boolean) => Verdict;

/** Said so, it is heard beside whatever else is asked: in English, and "I want to die" in others that have Latin letters. */
const EXPLICIT = new RegExp(
  [
    String.raw`\bi (?:want to|wanna) (?:die+|be dead|stop existing)\b|\bi wish i (?:were|was) dead\b`,
    String.raw`\b(?:i ?a?m|feel(?:ing)?) suicidal\b|\b(?:going to|want to|gonna|will) commit suicide\b`,
    String.raw`\bkill(?:ing)? myself\b|\bthink(?:ing)? (?:of|about) killing (?:yourself|him|her)|(?<!\d )\bkms\b`,
    String.raw`\bend(?:ing)? my (?:own )?life\b|\bplan(?:ning)? (?:my|your|ones) (?:own )?(?:death|suicide|funeral)\b`,
    String.raw`\b(?:dont|do not) want to (?:be alive|live|be here any ?more)\b(?! (?:in|on|off|at|by|near|with|from|for|trade|trading)\b)`,
    // Means, and harm to oneself.
    String.raw`\b(?:took|tak(?:e|es|en|ing)|ate|eat(?:en|ing|s)?|dr[aiu]nk(?:ing|s)?|consum(?:e|es|ed|ing)|swallow(?:s|ed|ing)?|had)(?: \w+){0,2} (?:poison|pesticides?|insecticide|bleach|phenyl|harpic|celphos|sul(?:ph|f)as|rat ?kill(?:er)?|sleeping (?:pills|tablets))\b(?! (?:pills?|puts?)\b)`,
    String.raw`\bpoison (?:is |in my )?(?:ready|hand)\b|\bhang(?:ing|ed)? (?:my ?self|him ?self|her ?self|from (?:the |a )?(?:ceiling )?(?:fan|tree|rope))\b|\b(?:full|whole) strip of (?:tablets?|pills?)\b`,
    String.raw`\b(?:how many|number of|have (?:the|enough)|swallowed)(?: \w+){0,2} pills\b|\bpills (?:that|to) (?:kill|die|end)\b`,
    String.raw`\b(?:cut(?:ting)?|hurt(?:ing)?|harm(?:ing)?) myself\b(?! (?:off|out|some|loose|short|a)\b)`,
    String.raw`\burge to (?:cut|hurt|harm)\b(?! (?:it|them|this|that|(?:\w+ ){0,2}(?:loss|los[se]r|winner|profit|trade|position|size|short)(?:e?s)?)\b)`,
    // An emergency of the body.
    String.raw`\bi ?a?m bleeding (?:out|to death|badly|heavily)\b|\bno(?:t)? (?:breathing|movement of (?:the |my )?baby)\b`,
    String.raw`\b(?:arm|face|jaw) (?:is|are|feels|went|goes) numb\b|\bcrushing (?:chest )?pain\b|\bhear(?:ing)? voices\b`,
    // Violence, and children.
    String.raw`\bhe ?i?s coming(?: (?:for|after|to get) (?:me|us)| upstairs| back)?[.!]*$|\bscreaming for help\b`,
    String.raw`\bnaked (?:pictures?|photos?|pics)\b|\b(?:he|she|uncle|coach|teacher|stepfather|stepdad|father|dad) touch(?:es|ed) (?:me|us)\b`,
    String.raw`\b(?:${[
      'je veux (?:mourir|en finir)|quiero morir|no quiero vivir|me quiero matar|me corto cuando|quero morrer|voglio morire|non voglio (?:piu )?vivere',
      'ich (?:will|mochte) (?:sterben|nicht mehr leben)|ich bringe mich um|ik wil (?:dood|niet meer leven)|jag vill do|jeg vil do',
      'haluan kuolla|chce (?:umrzec|sie zabic)|nie chce zyc|chci umrit|vreau sa mor|zelim umreti|hocu da umrem|noriu mirti|ma tahan surra',
      'olmek istiyorum|thelo na pethano|ya ne hochu zhit|mujhe marna hai|main marna chahta|ami morte chai|saya ingin mati|aku mau mati',
      'nataka kufa|toi muon chet|dua te vdes',
    ].join('|')})\b`,
  ].join('|'),
);

/** Suicide, wanting to die and the noose in scripts whose vowel signs `normalize` leaves out. */
const IN_OTHER_SCRIPTS = new RegExp(
  [
    'ఆత్మహత్య|చనిపోవాల|చచ్చిపో|ಆತ್ಮಹತ್ಯೆ|ಸಾಯಬೇಕ|ಸಾಯಲು|ആത്മഹത്യ|മരിക്കണ|ചാകണ|தற்கொலை|சாகணும்|சாக வேண்டும்',
    'આત્મહત્યા|આપઘાત|મરવું છે|મરી જવું|ਖੁਦਕੁਸ਼ੀ|ਆਤਮ ?ਹੱਤਿਆ|ਮਰਨਾ ਚਾਹ|ਮਰ ਜਾਣਾ|ଆତ୍ମହତ୍ୟା|ମରିବାକୁ|আত্মহত্যা|মৰিব|মরতে চাই',
    'आत्महत्या|खुदकुशी|फ[ां]सी लग|फाँसी लग|मरना चाह|मर जाऊं|मरायच|जगायच|සියදිවි|මැරෙන්න|သတ်သေ|သေချင်|អត្តឃាត|សម្លាប់ខ្លួន|ចង់ស្លាប់',
  ]
    .join('|')
    .normalize('NFC'),
);

/**
 * Where the scores decide. Chosen by `npm run bench -- tutor`, which trains without one author at a time and measures on
 * that author; log odds for `emergency`, `support`, `offTopic`, `refuse` and `teach`, probabilities for the others.
 */
const thresholds = {
  /** Danger to life: of the whole, of one sentence alone, of a part of one. */
  emergency: { whole: -1.3, sentence: 0.3, part: 2 },
  /** Two of a hundred ordinary questions are above one of these. */
  mayHint: { whole: -2.2, sentence: -0.5, part: 0 },
  support: -1.6,
  injection: 0.07,
  otherLanguage: 0.12,
  offTopic: -1.27,
  refuse: -0.84,
  teach: -2.4,
};
/** How much they weigh against danger to life: distress may get the numbers, too; strange words are no sign of danger. */
const AGAINST_DANGER = { distress: 0.5, strange: 3 };
/** From which fit on an answer weighs against a verdict, and how much. */
const FOUND = {
  support: { from: 10, weight: 0.3 },
  offTopic: { from: 5, weight: 0.3 },
  refuse: { from: 6, weight: 0.3 },
  ofSite: { offTopic: 2.5, refuse: 1 },
};

const REFUSED: readonly RefusalTopic[] = ['advice', 'forecast', 'vouching', 'illegal'];
const indexOf = (label: Label) => labels.indexOf(label);

/** Spaces and punctuation alone say nothing: what is learned of the most frequent would decide. */
const SAYS = /[^\s\p{P}]/u;

/** A guardrail on a trained classifier. Danger to life outranks everything else, then comes distress. */
export const createInputGuardrail =
  (classifier: LinearModel): InputGuardrail =>
  (message, found = 0, isOfSite = false) => {
    if (!SAYS.test(message)) return { kind: 'teach', mayHint: false };
    const probabilities = read(classifier, message);
    const danger = {
      whole: dangerIn(probabilities),
      sentence: Math.max(...readSentences(classifier, message).map(dangerIn)),
      part: Math.max(...readParts(classifier, message).map(dangerIn)),
    };
    const isAbove = ({ whole, sentence, part }: typeof danger) =>
      danger.whole > whole || danger.sentence > sentence || danger.part > part;
    const judge = (): Judgement => {
      const isSaid = EXPLICIT.test(normalize(message)) || IN_OTHER_SCRIPTS.test(message.normalize('NFC'));
      if (isSaid || isAbove(thresholds.emergency)) return { kind: 'emergency' };
      const ofSite = Number(isOfSite && found > FOUND.offTopic.from);
      const verdict = decide(probabilities, found, ofSite);
      if (hasMarkup(message)) return { kind: 'refuse', topic: 'injection' };
      return verdict.kind !== 'support' && isOtherAlphabet(message)
        ? { kind: 'refuse', topic: 'other-language' }
        : verdict;
    };
    const judgement = judge();
    const isTroubled = judgement.kind === 'emergency' || judgement.kind === 'support';
    return { ...judgement, mayHint: isTroubled || isAbove(thresholds.mayHint) };
  };

/** The verdict on a message with these probabilities, and an answer that fits so well. */
function decide(probabilities: Float64Array, found: number, ofSite: number): Judgement {
  const against = ({ from, weight }: (typeof FOUND)['support']) => weight * Math.max(0, found - from);
  const of = (label: Label) => probabilities[indexOf(label)]!;
  const troubled = of('emergency') + of('support');
  if (logOdds(troubled, harmlessIn(probabilities)) > thresholds.support + against(FOUND.support))
    return { kind: 'support' };
  if (of('injection') > thresholds.injection) return { kind: 'refuse', topic: 'injection' };
  if (of('other-language') > thresholds.otherLanguage) return { kind: 'refuse', topic: 'other-language' };
  const offTopic = of('off-topic');
  const strangeness = logOdds(offTopic, 1 - offTopic) - ofSite * FOUND.ofSite.offTopic;
  if (strangeness > thresholds.offTopic + against(FOUND.offTopic))
    return { kind: 'refuse', topic: 'off-topic' };
  const odds = oddsOf(probabilities) - against(FOUND.refuse) - ofSite * FOUND.ofSite.refuse;
  if (odds <= thresholds.teach) return { kind: 'teach' };
  if (odds < thresholds.refuse) return { kind: 'unsure' };
  const [topic] = [...REFUSED].sort((one, other) => of(other) - of(one));
  return { kind: 'refuse', topic: topic! };
}

const harmlessIn = (probabilities: Float64Array): number => {
  const of = (label: Label) => probabilities[indexOf(label)]!;
  const strange = of('injection') + of('other-language');
  return 1 - of('emergency') - of('support') + (AGAINST_DANGER.strange - 1) * strange;
};

/** The log odds of danger to life. */
const dangerIn = (probabilities: Float64Array): number =>
  logOdds(
    probabilities[indexOf('emergency')]!,
    harmlessIn(probabilities) + AGAINST_DANGER.distress * probabilities[indexOf('support')]!,
  );

/** The log odds that a message is to be refused, not taught. */
function oddsOf(probabilities: Float64Array): number {
  const refused = REFUSED.reduce((sum, label) => sum + probabilities[indexOf(label)]!, 0);
  return logOdds(refused, probabilities[indexOf('teach')]!);
}

const logOdds = (one: number, other: number): number => Math.log((one + 1e-6) / (other + 1e-6));
