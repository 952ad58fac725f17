import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

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

/**
 * The answers of the files in `answers`. Each begins with a line `@ id`, then `cite` and ids of passages, lines `? wording`,
 * and the text on one line, with `\n` for a new line.
 */
export const answers: readonly Answer[] = readdirSync(FOLDER)
  .sort()
  .flatMap(file => readFileSync(path.join(FOLDER, file), 'utf8').split(/^@ /m).slice(1))
  .map(block => {
    const [id, cite, ...lines] = block.trim().split('\n');
    return {
      id: id!.trim(),
      cites: cite!.trim().split(' ').slice(1),
      questions: lines.filter(line => line.startsWith('? ')).map(line => line.slice(2).trim()),
      text: lines
        .filter(line => !line.startsWith('? '))
        .join('\n')
        .replaceAll('\\n', '\n')
        .trim(),
    };
  });
