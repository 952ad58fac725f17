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
