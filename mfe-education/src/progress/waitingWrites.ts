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
/** Where the marks of this browser were before accounts had progress: `beginner-1`, `begun-beginner-1`. */
const marks = createStoredText(() => localStorage, 'education.read-lessons');

function parse<T>(text: string | null, otherwise: T): T {
  try {
    return (JSON.parse(text ?? 'null') as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** The writes of one user that wait in this browser, for all tabs; those of others stay where they are. */
export function createWaitingWrites(userId: string | null) {
  const read = () => parse<ByUser>(stored.read(), {});
  const list = () => (userId && read()[userId]) || [];

  function write(writes: readonly Write[]) {
    if (!userId) return;
    const { [userId]: _, ...others } = read();
    const next = writes.length > 0 ? { ...others, [userId]: writes } : others;
    stored.write(Object.keys(next).length > 0 ? JSON.stringify(next) : null);
  }

  /** The first user who comes takes over what this browser had. */
  function takeMarks() {
    if (!userId || marks.read() === null) return;
    const at = new Date().toISOString();
    const taken = parse<unknown[]>(marks.read(), []).flatMap((mark): Write[] => {
      const [, begun, level, module] =
        /^(begun-)?(beginner|intermediate|expert)-([1-6])$/.exec(String(mark)) ?? [];
      if (!level) return [];
      const input = begun ? { begunAt: at } : { begunAt: at, readAt: at };
      return [{ level: level as LevelId, module: Number(module), input }];
    });
    write([...list(), ...taken]);
    marks.write(null);
  }

  return {
    list,
    takeMarks,
    add: (added: Write) => write([...list(), added]),
    remove(sent: Write) {
      const text = JSON.stringify(sent);
      write(list().filter(one => JSON.stringify(one) !== text));
    },
  };
}
