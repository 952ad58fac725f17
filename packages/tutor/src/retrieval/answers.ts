import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lessons } from '@site/curriculum/lessons';
import { passagesOf } from './passages.ts';

/** What is answered to a question that learners ask. */
export interface Answer {
  /** Its lesson and what it answers: `beginner/2/wider-stop`, `site/refunds`. */
  id: string;
  /** The sections and terms where a learner reads on, the best first: `beginner/2/position-size`, `glossary/halving`. */
  cites: readonly string[];
  /** Wordings of the question, the most natural first. */
  questions: readonly string[];
  /** Markdown. */
  text: string;
}

const FOLDER = path.join(import.meta.dirname, '../../data/answers');

// In a file each begins with a line `@ id`, then `cite` and ids of passages, lines `? wording`, and the text on one line,
// with `\n` for a new line.
const written = readdirSync(FOLDER)
  .sort()
  .flatMap(file => readFileSync(path.join(FOLDER, file), 'utf8').split(/^@ /m).slice(1))
  .map((block): Answer => {
    const [id, cite, ...lines] = block.trim().split('\n');
    return {
      id: id!.trim(),
      cites: cite!.trim().split(' ').slice(1),
      questions: lines.filter(line => line.startsWith('? ')).map(line => line.slice(2).trim()),
      text: lines.at(-1)!.replaceAll('\\n', '\n').trim(),
    };
  });

const definitions = new Map(lessons.flatMap(({ terms }) => terms.map(each => [each.term, each.definition])));

/** A term that only its lesson defines is explained in the lesson's words. */
const explained = passagesOf()
  .filter(({ kind }) => kind === 'section')
  .flatMap(({ id, names }) =>
    names.map((name): Answer => ({
      id: `${id}/${name}`,
      cites: [id],
      questions: [`What is ${name}?`, `What does ${name} mean?`],
      text: definitions.get(name)!,
    })),
  );

/** All that can be answered: what is written in `data/answers`, and the meaning of terms. */
export const answers: readonly Answer[] = [...written, ...explained];
