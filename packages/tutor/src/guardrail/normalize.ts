// Letters of other alphabets that look like Latin ones, and turned ones, in pairs: look-alike, meant.
const PAIRS =
  'аaеeоoрpсcуyхxіiѕsјjԁdԛqԝwһhкkмmтtвbнnгrαaβbεeηnιiκkμmνvοoρpτtυuχxγyωwıiłløoßsɑaɡgⅼlꞮiᴀaʙbᴄcᴅdᴇeꜰfɢgʜhɪiᴊjᴋkʟlᴍmɴnᴏoᴘpʀrꜱsᴛtᴜuᴠvᴡwʏyᴢz' +
  'ӏlƀbƒfɨiɵoʉuʋvɩiɫlɾrɐaɔcǝeɟfɥhᴉiʞkɯmɹrʇtʌvʍwʎyꭰdꭱrꭲtꭺaꭻjꭼeꮃwꮇmꮋhꮍyꮐgꮓzꮟbꮪsꮩvꮮlꮯcꮲpꮶkᏼb';
const LOOKALIKES = new Map(PAIRS.match(/../gu)!.map(([from, to]) => [from!, to!] as const));
// Letters on dark discs and squares, and of flags: Unicode does not decompose them.
const letterOn = (sign: string) =>
  String.fromCodePoint(97 + ((sign.codePointAt(0)! - (sign < '\u{1f1e6}' ? 0x1f150 : 0x1f1e6)) % 32));
const LEET: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
};

/**
 * The plain text of a message, for the classifiers: lower case, Latin letters, one space between words. Undoes what hides
 * words: Markdown, quotation marks, accents, look-alikes, invisible characters, digits for letters, spelled-out and
 * drawn-out words.
 * Takes time linear in the length.
 */
export function normalize(message: string): string {
  const plain = message
    // A Korean syllable becomes three letters; a sign that is a whole phrase, eighteen.
    .replace(/[^\0-\x7f]/gu, sign => sign.normalize('NFKD').slice(0, 3))
    .replace(/[\p{M}\p{Cf}\p{DI}·•‧∙⋅]/gu, '')
    // A line ends a clause.
    .replace(/[\r\n]+/g, '. ')
    .toLowerCase()
    .replace(/[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu, letterOn)
    .replace(/[^\0-\x7f]/gu, letter => LOOKALIKES.get(letter) ?? letter)
    .replace(/[’`´]/g, "'")
    .replace(/(?<=[a-z])'(?=[a-z])/g, '')
    .replace(/[“”„«»"]/g, '')
    // "diiie" and "killll".
    .replace(/([a-z])\1{2,}/g, (_, letter: string) => (letter === 'l' ? 'll' : letter))
    // Emphasis; an asterisk between digits multiplies.
    .replace(/[*_~]+/g, (marks, at: number, text: string) =>
      /\d/.test(text.charAt(at - 1)) && /\d/.test(text.charAt(at + marks.length)) ? marks : '',
    );
  return unleet(joinSpelledOut(plain)).replace(/\s+/g, ' ').trim();
}

// "b|u|y", then "b u y": a space may part words.
const SPELLED_OUT = [
  /(?<![a-z0-9])[a-z](?:[^\p{L}\p{N}\s']{1,2}[a-z]){2,}(?![a-z0-9])/gu,
  /(?<![a-z0-9])[a-z](?:(?:[ ._|-]|[^\0-\x7f\p{L}\p{N}]){1,3}[a-z]){2,}(?![a-z0-9])/gu,
];
const joinSpelledOut = (text: string): string =>
  SPELLED_OUT.reduce((joined, word) => joined.replace(word, letters => letters.replace(/[^a-z]/g, '')), text);

// Only words that mix letters with digits: "$500" and "10x" keep their meaning.
const unleet = (text: string): string =>
  text.replace(/[a-z0-9@$!|]{3,24}/g, word =>
    /[a-z][013457@$!|]+[a-z]/.test(word) && /[a-z].*[a-z]/.test(word)
      ? word.replace(/[013457@$!|]/g, sign => LEET[sign]!)
      : word,
  );

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
