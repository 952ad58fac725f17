// Letters of other alphabets that look like Latin ones, in pairs: look-alike, meant.
const LOOKALIKES = new Map(
  'аaеeоoрpсcуyхxіiѕsјjԁdԛqԝwһhкkмmтtвbнnгrαaβbεeηnιiκkμmνvοoρpτtυuχxγyωwıiłløoßsɑaɡgⅼlꞮi'
    .match(/../gu)!
    .map(([from, to]) => [from!, to!] as const),
);
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

/** The forms of a message that the gate's patterns read: lower case, plain letters, nothing hidden. */
export interface NormalizedText {
  /** Words in plain Latin letters, one space apart; sentence marks and figures kept. */
  text: string;
  /** `text` without any space, only where letters were spelled out one by one; else empty. */
  squeezed: string;
}

/** Undoes what hides words from patterns: accents, look-alikes, invisible characters, digits for letters, spelling out. */
export function normalize(message: string): NormalizedText {
  const plain = [
    ...message
      .normalize('NFKD')
      .replace(/[\p{M}\p{Cf}\u{e0000}-\u{e007f}]/gu, '')
      .toLowerCase(),
  ]
    .map(letter => LOOKALIKES.get(letter) ?? letter)
    .join('');
  const apostrophes = plain.replace(/[’`´']/g, "'").replace(/(?<=[a-z])'(?=[a-z])/g, '');
  const joined = joinSpelledOut(apostrophes.replace(/\s+/g, ' '));
  return { text: unleet(joined.text).replace(/\s+/g, ' ').trim(), squeezed: joined.squeezed };
}

const SPELLED_OUT = /(?<![a-z0-9])[a-z0-9@$!](?:[\s._*-]{1,3}[a-z0-9@$!]){4,}(?![a-z0-9])/g;

function joinSpelledOut(text: string): { text: string; squeezed: string } {
  let found = false;
  const joined = text.replace(SPELLED_OUT, letters => {
    const word = letters.replace(/[\s._*-]/g, '');
    if ((word.match(/[a-z]/g) ?? []).length < 4) return letters;
    found = true;
    return word;
  });
  return { text: joined, squeezed: found ? unleet(joined).replace(/[^a-z]/g, '') : '' };
}

// Only words that mix letters with figures are read so: "$500" and "10x" keep their meaning.
function unleet(text: string): string {
  return text.replace(/[a-z0-9@$|!]+/g, word => {
    const core = word.replace(/!+$/, '');
    const letters = (core.match(/[a-z]/g) ?? []).length;
    const figures = core.length - letters;
    const mixed =
      letters >= 2 &&
      figures > 0 &&
      /[a-z][^a-z]+[a-z]|^[^a-z\d$]*[013457@][a-z]{2,}|[a-z]{3,}[013457@$]$/.test(core);
    return mixed ? [...core].map(sign => LEET[sign] ?? sign).join('') : word;
  });
}
