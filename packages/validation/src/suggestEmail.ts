// Suggested for a domain one mistyped letter away.
const COMMON = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'protonmail.com',
  'googlemail.com',
];
// Real providers that are one letter away from a common one.
const REAL = ['mail.com', 'email.com', 'ymail.com'];

/** Endings that do not exist, by the one that was probably meant. */
const ENDINGS = {
  com: /\.(con|cmo|ocm|vom|xom|cpm|c0m|comm|coom|cim|dom)$/,
  net: /\.(nte|ent|ner|nett)$/,
  org: /\.(ogr|rog|orgg|prg)$/,
};

const withRealEnding = (domain: string) =>
  Object.entries(ENDINGS).reduce((fixed, [ending, typos]) => fixed.replace(typos, `.${ending}`), domain);

/**
 * The address that was probably meant where the domain looks mistyped, for instance `ada@gmail.com` for
 * `ada@gmial.com`; undefined for every other address.
 */
export function suggestEmail(address: string): string | undefined {
  const [, name, typed] = /^(.+)@([^@]+)$/.exec(address.trim()) ?? [];
  const domain = typed?.toLowerCase();
  if (!name || !domain || COMMON.includes(domain) || REAL.includes(domain)) return undefined;
  const real = withRealEnding(domain);
  const known = [...COMMON, ...REAL].includes(real) ? real : undefined;
  const meant = known ?? COMMON.find(common => isOneTypoAway(real, common));
  if (meant) return `${name}@${meant}`;
  return real === domain ? undefined : `${name}@${real}`;
}

/** One letter missing, added, replaced, or two neighbours swapped. */
export function isOneTypoAway(typed: string, meant: string) {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const rest = (text: string, skipped: number) => text.slice(start + skipped);
  const swapped = typed[start] === meant[start + 1] && typed[start + 1] === meant[start];
  return (
    rest(typed, 0) === rest(meant, 1) ||
    rest(typed, 1) === rest(meant, 0) ||
    rest(typed, 1) === rest(meant, 1) ||
    (swapped && rest(typed, 2) === rest(meant, 2))
  );
}
