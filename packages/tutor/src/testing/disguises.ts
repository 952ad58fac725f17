type Disguise = (text: string) => string;

const between =
  (sign: string): Disguise =>
  text =>
    text.replace(/(?<=\p{L})(?=\p{L})/gu, sign);
const letters =
  (from: string, to: string): Disguise =>
  text =>
    text.replace(/\p{L}/gu, letter => [...to][from.indexOf(letter.toLowerCase())] ?? letter);
const alphabet =
  (first: number): Disguise =>
  text =>
    text.replace(/[a-z]/gi, letter => String.fromCodePoint(first + (letter.charCodeAt(0) % 32) - 1));

/** What hides the words of a text from who does not read it as people do. */
export const disguises: readonly (readonly [string, Disguise])[] = [
  ['emphasis', text => text.replace(/\w+/g, '**$&**')],
  ['emphasis within words', between('*')],
  ['quotation marks', text => text.replace(/\w+/g, '“$&”')],
  ['Cyrillic letters', letters('aceopxy', 'асеорху')],
  ['small capitals', letters('abcdefghijklmnoprstuvwyz', 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ')],
  ['turned letters', letters('aceimrtvwy', 'ɐɔǝᴉɯɹʇʌʍʎ')],
  ['accents', text => text.replace(/[aeiou]/g, '$&\u0301')],
  ['full-width letters', alphabet(0xff41)],
  ['mathematical letters', alphabet(0x1d5ba)],
  ['letters on discs', alphabet(0x1f150)],
  ['letters on squares', alphabet(0x1f170)],
  ['letters of flags', alphabet(0x1f1e6)],
  ['spaces without width', between('\u200b')],
  ['Hangul fillers', between('\u3164')],
  ['dots in the middle', between('·')],
  ['dots', between('.')],
  ['bars', between('|')],
  ['slashes', between('/')],
  ['upper case', text => text.toUpperCase()],
];
