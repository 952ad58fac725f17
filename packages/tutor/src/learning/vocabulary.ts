import type { TextParts } from './hashes.ts';

/** Things of one kind that a text holds: places in a vocabulary, each once, and how strongly each counts. */
interface Kind {
  places: readonly number[];
  value: number;
}

/** What a text or a part of it holds. */
export type Features = readonly Kind[];

/** How much each kind counts: its values have this length. */
const WEIGHTS = { grams: 1, runs: 0.6, pairs: 1, endings: 0.4 };

/** The hashes that a model knows, each with a place. Flat arrays: several times as fast as a `Map`. */
export class Vocabulary {
  readonly hashes: Int32Array;
  /** One more than the place; 0 is a free slot. */
  readonly #slots: Int32Array;
  /** By place: the last list that held it. */
  readonly #lists: Int32Array;
  #list = 0;

  /** @param hashes all different */
  constructor(hashes: Int32Array) {
    this.hashes = hashes;
    this.#lists = new Int32Array(hashes.length);
    this.#slots = new Int32Array(2 ** Math.ceil(Math.log2(2 * hashes.length + 2)));
    for (const [place, hash] of hashes.entries()) this.#slots[this.#slotOf(hash)] = place + 1;
  }

  /** The same text with places instead of hashes; -1 for what is not known. */
  place({ grams, endings, runs, pairs, ...first }: TextParts): TextParts {
    const find = (hash: number) => this.#slots[this.#slotOf(hash)]! - 1;
    const [placed, last] = [grams.map(find), endings.map(find)];
    return { grams: placed, endings: last, runs: runs.map(find), pairs: pairs.map(find), ...first };
  }

  /**
   * The features of the words from `from` to before `to` of a placed text.
   * @param ending the words from here on count once more, as those that end it
   */
  featuresOf(text: TextParts, from = 0, to = text.firstRuns.length - 1, ending = to): Features {
    // Two grams a word; the pair with the end belongs to the last word.
    const end = to === text.firstRuns.length - 1 ? text.grams.length : 2 * to;
    return [
      this.#kind(text.grams, 2 * from, end, WEIGHTS.grams),
      this.#kind(text.runs, text.firstRuns[from]!, text.firstRuns[to]!, WEIGHTS.runs),
      this.#kind(text.pairs, text.firstPairs[from]!, text.firstPairs[to]!, WEIGHTS.pairs),
      ...(ending < to ? [this.#kind(text.endings, 2 * ending, end, WEIGHTS.endings)] : []),
    ];
  }

  // Unknown places leave less to those that are known.
  #kind(all: Int32Array, from: number, to: number, weight: number): Kind {
    this.#list += 1;
    const places: number[] = [];
    let unknown = 0;
    for (let at = from; at < to; at += 1) {
      const place = all[at]!;
      if (place < 0) unknown += 1;
      else if (this.#lists[place] !== this.#list) {
        this.#lists[place] = this.#list;
        places.push(place);
      }
    }
    return { places, value: weight / Math.sqrt(places.length + unknown) };
  }

  /** Its own slot or the next free one; hashes fill the slots evenly. */
  #slotOf(hash: number): number {
    const last = this.#slots.length - 1;
    let slot = hash & last;
    while (this.#slots[slot] !== 0 && this.hashes[this.#slots[slot]! - 1] !== hash) slot = (slot + 1) & last;
    return slot;
  }
}

/**
 * What the texts hold, most frequent first, so that what is read most lies close together.
 * @param sources where each text comes from: what only a single source holds says more about that source than about the
 * label and is left out; without sources everything is kept
 */
export function vocabularyOf(
  texts: readonly TextParts[],
  sources?: readonly (string | number)[],
): Vocabulary {
  const counts = new Map<number, number>();
  const firstSources = new Map<number, string | number>();
  const shared = new Set<number>();
  for (const [index, { grams, endings, runs, pairs }] of texts.entries()) {
    const source = sources?.[index];
    for (const hash of [grams, endings, runs, pairs].flatMap(hashes => [...hashes])) {
      counts.set(hash, (counts.get(hash) ?? 0) + 1);
      if (source === undefined) continue;
      if (!firstSources.has(hash)) firstSources.set(hash, source);
      if (firstSources.get(hash) !== source) shared.add(hash);
    }
  }
  const kept = [...counts].filter(([hash]) => !sources || shared.has(hash));
  const ranked = kept.sort(([, one], [, other]) => other - one);
  return new Vocabulary(Int32Array.from(ranked, ([hash]) => hash));
}
