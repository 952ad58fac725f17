import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** An example and whose hand wrote it. */
export interface AuthoredExample<Label extends string> {
  text: string;
  label: Label;
  author: string;
}

/** The lines of `folder/LABEL/AUTHOR.txt`, one example each. */
export function examplesIn<Label extends string>(
  folder: string,
  labels: readonly Label[],
): AuthoredExample<Label>[] {
  return labels.flatMap(label => {
    const files = readdirSync(path.join(folder, label)).sort();
    return files.flatMap(file =>
      linesOf(path.join(folder, label, file)).map(text => ({ text, label, author: path.parse(file).name })),
    );
  });
}

export const linesOf = (file: string): string[] => readFileSync(file, 'utf8').split('\n').filter(Boolean);
