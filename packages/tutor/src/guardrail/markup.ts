/**
 * What no question contains: markup, template syntax, forged turns, encoded text. Exact patterns, each of bounded length, so
 * that reading takes time linear in the text.
 */
const EXACT = [
  /<\/?(?:script|img|iframe|svg|style|object|embed|form|meta|link)\b/i,
  /\bjavascript:|\bdata:text|\bon(?:error|load|click)\s?=/i,
  /<\|\s?\/?\s?(?:im_start|im_end|system|user|assistant|endoftext)|<<\/?sys>>|\[\/?(?:inst|sys|system)\]/i,
  /(?:^|\n)[\s>#*([{"]{0,8}(?:system|assistant|developer)(?: (?:message|note|prompt|override|update))?[\])}"*]{0,4}\s?[:>]/i,
  /"role"\s?:\s?"(?:system|assistant|developer)"/i,
  /\{\{|\$\{|\b(?:union select|drop table|rm -rf)\b/i,
  /[A-Za-z0-9+/]{40}|(?:\b[01]{8}\s){4}|(?:\\x[0-9a-f]{2}){4}|(?:%[0-9a-f]{2}){6}/i,
];

/** Whether a text holds markup, forged turns or encoded text. */
export const hasMarkup = (text: string): boolean => EXACT.some(pattern => pattern.test(text));
