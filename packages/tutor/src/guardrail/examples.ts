import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface AuthoredExample<Label extends string> {
  text: string;
  label: Label;
  author: string;
}

/** The examples of each label: lines `author⇥text` of `folder/LABEL.tsv`. */
export const examplesIn = <Label extends string>(
  folder: string,
  labels: readonly Label[],
): AuthoredExample<Label>[] =>
  labels.flatMap(label =>
    rowsOf(path.join(folder, `${label}.tsv`)).map(([author = '', text = '']) => ({ text, label, author })),
  );

export const linesOf = (file: string): string[] => readFileSync(file, 'utf8').split('\n').filter(Boolean);

/** The cells of each line, between tabs. */
export const rowsOf = (file: string): string[][] => linesOf(file).map(line => line.split('\t'));
