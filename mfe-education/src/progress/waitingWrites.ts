import type { LevelId } from '@site/curriculum';
import { createStoredText } from '@site/platform/storage';
import type { ProgressInput } from '../gql/graphql.ts';

/** A write that has not reached the account. */
export interface Write {
  level: LevelId;
  module: number;
  input: ProgressInput;
}

type ByUser = Partial<Record<string, Write[]>>;
const stored = createStoredText(() => localStorage, 'education.waiting-progress');

function read(): ByUser {
  try {
    return (JSON.parse(stored.read() ?? 'null') as ByUser | null) ?? {};
  } catch {
    return {};
  }
}

/** The writes of one user that wait in this browser, for all tabs; those of others stay where they are. */
export function createWaitingWrites(userId: string | null) {
  const list = () => (userId && read()[userId]) || [];

  function write(writes: readonly Write[]) {
    if (!userId) return;
    const { [userId]: _, ...others } = read();
    const next = writes.length > 0 ? { ...others, [userId]: writes } : others;
    stored.write(Object.keys(next).length > 0 ? JSON.stringify(next) : null);
  }

  return {
    list,
    add: (added: Write) => write([...list(), added]),
    remove(sent: Write) {
      const text = JSON.stringify(sent);
      write(list().filter(one => JSON.stringify(one) !== text));
    },
  };
}
