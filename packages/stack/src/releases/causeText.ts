import { placeText } from '@site/federation/build/sourcePlace';
import type { SourceOfStack } from '../incidents/sourceOfStack.ts';

/** What a cause ends with: `education/VERSION/FILE:LINE:COLUMN`. */
const FRAME = /\S+:\d+:\d+$/;

/** A cause of errors as a shell host counted it, with its place in the sources where their map is in the store. */
export async function causeText(text: string, sourceOf: SourceOfStack): Promise<string> {
  const [frame] = FRAME.exec(text) ?? [];
  const source = frame && (await sourceOf([frame]));
  return source ? text.slice(0, -frame.length) + placeText(source) : text;
}
