import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { labels, type InputExample } from '@site/tutor/guardrail/classifier';
import { linesOf, rowsOf } from '@site/tutor/guardrail/examples';
import { askedExampleOf, loadModels, messageOf } from '@site/tutor/models';
import { UserError } from '@site/federation/settings';
import type { LeftOut } from './leftOut.ts';
import { measure } from './measure.ts';

const LOOKUP = 'lookup.tsv';

/**
 * Measures the models as they are on authors from whom they have not learned.
 * @param folder a folder of one author (`LABEL.txt`, `teach-alarming.txt`, `lookup.tsv`), or one with such folders
 * @throws {UserError} when no author is there
 */
export async function measureStrangers(folder: string): Promise<LeftOut[]> {
  const measured: LeftOut[] = [];
  for (const author of authorsIn(folder)) {
    const name = path.basename(author);
    const lookup = path.join(author, LOOKUP);
    const questions = existsSync(lookup) ? rowsOf(lookup).map(row => askedExampleOf([name, ...row])) : [];
    // As in the training: what a lesson answers is to be taught.
    const asked = questions.map(({ question }) => messageOf('teach', question, name));
    const examples = [...messagesIn(author, name), ...asked];
    measured.push({
      author: name,
      ...(await measure(loadModels(), examples, questions)),
      sentences: [],
      leaks: [],
    });
  }
  return measured;
}

function authorsIn(folder: string): string[] {
  const isAuthor = (place: string) => labels.some(label => existsSync(path.join(place, `${label}.txt`)));
  const places = existsSync(folder) ? readdirSync(folder).sort() : [];
  const authors = [folder, ...places.map(name => path.join(folder, name))].filter(isAuthor);
  if (authors.length === 0) throw new UserError(`${folder} has no file of a label, nor has a folder in it.`);
  return authors;
}

function messagesIn(folder: string, author: string): InputExample[] {
  const lines = (name: string) => {
    const file = path.join(folder, `${name}.txt`);
    return existsSync(file) ? linesOf(file) : [];
  };
  return [
    ...labels.flatMap(label => lines(label).map(text => messageOf(label, text, author))),
    ...lines('teach-alarming').map(text => messageOf('teach', text, author, true)),
  ];
}
