import { normalize } from '../guardrail/normalize.ts';

const ADVICE = [
  /\b(you|i|we) (should|must|ought to|need to|have to|could|would|might|can) (now |just |really |definitely |consider |probably |also )*(buy|sell|hold|short|go long|go short|invest|enter now|exit now|go all in|accumulate|buying|selling|investing)\b/,
  /\b(i|we) (\w+ )?(recommend|advise|suggest|urge)\b|\bmy (advice|recommendation|prediction|forecast|price target)\b|\bin your (case|situation|position)\b.{0,40}\b(buy|sell|hold|short|invest)/,
  /\b(buy|sell|short) (gold|bitcoin|btc|it|more|xau\w*|the dip)? ?(now|today|immediately|at once|right away|here|tomorrow)\b|^(buy|sell|short|go long|go short|hold) (gold|bitcoin|btc|xau\w*)\b/,
  /\b(good|great|best|perfect|right|ideal|excellent) (time|moment|opportunity|price) to (buy|sell|invest|short|enter)\b/,
  /\b(gold|bitcoin|btc|the price|xau\w*|it)( price)? (will|is going to|is (very |highly )?likely to|is set to|is expected to|should|is about to|is bound to) (\w+ )?(rise|fall|reach|hit|go|climb|drop|crash|double|rally|soar|surge|recover|exceed|be worth|moon)\b/,
  /\b(guaranteed?|risk.?free|cannot lose|cant lose|sure (thing|profit)|certain(ly)? (to )?profit)\b(?!.{0,30}\b(scams?|red flag|sign)\b)/,
  /\b(system prompt|my instructions|as an ai|i was instructed|join (our|the) vip|sign up for)\b/,
];
const MARKUP =
  /<\/?[a-z!][^>]*>?|&lt;|&#|javascript:|data:|vbscript:|https?:|www\.|\]\s*\(|!\[|```|\bon\w+\s*=/i;
const NEGATED =
  /\b(scams?|red flags?|no (method|strategy|order|stop|one)|never|nobody|not|cannot|nothing)\b.{0,60}\bguarantee|\brisk.?free rate\b/;

/** Whether a sentence of a model may be shown: no advice, forecast or promise, no markup, no address. */
export function isFit(sentence: string): boolean {
  if (MARKUP.test(sentence)) return false;
  const { text } = normalize(sentence);
  const plain = text.replace(NEGATED, '').replace(/^[-*\d.\s]+/, '');
  return !ADVICE.some(pattern => pattern.test(plain));
}

/** The numbers that a text cites, in order, each once. */
export const citedNumbers = (text: string): number[] => [
  ...new Set([...text.matchAll(/\[(\d{1,4})\]/g)].map(([, number]) => Number(number))),
];
