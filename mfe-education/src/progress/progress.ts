import type { LessonProgress, LevelId } from '@site/curriculum';
import { toApiError, type RemoteDeps } from '@site/platform';
import { graphql } from '../gql/gql.ts';
import type { ProgressInput } from '../gql/graphql.ts';
import { createWaitingWrites, type Write } from './waitingWrites.ts';

export type { ProgressInput };

/** What the user did in the lessons: what the account has, and what waits here to get there. */
export interface Progress {
  /** Whether the account was asked: until then nothing is said of a lesson. */
  isKnown: boolean;
  lessons: readonly LessonProgress[];
}

export interface ProgressStore {
  current(): Progress;
  /** @returns how to unsubscribe */
  subscribe(listener: () => void): () => void;
  /** Adds to the progress; without a connection it waits in this browser. */
  save(level: LevelId, module: number, input: ProgressInput): void;
}

graphql(`
  fragment Progress_module on ModuleProgress {
    level
    module
    begunAt
    readAt
    checks {
      id
      right
      at
    }
    attempts {
      exercise
      r
      at
    }
  }
`);

const PROGRESS = graphql(`
  query Progress {
    progress {
      ...Progress_module
    }
  }
`);

const SAVE_PROGRESS = graphql(`
  mutation SaveProgress($level: EducationLevel!, $module: Int!, $input: ProgressInput!) {
    saveProgress(level: $level, module: $module, input: $input) {
      ...Progress_module
    }
  }
`);

// Apollo's cache would keep one answer to a question where there are several, which have one id.
const fetchPolicy = 'no-cache';
const REFUSED = [400, 404];
const TIME = /(?:^|\.)(?:begunAt|readAt|at)$/;

/** Reads and writes the progress of the user who is logged in. */
export function createProgress({ client, auth }: Pick<RemoteDeps, 'client' | 'auth'>): ProgressStore {
  const state = auth.current();
  const waiting = createWaitingWrites(state.status === 'user' ? state.user.id : null);
  const listeners = new Set<() => void>();
  let account: readonly LessonProgress[] = [];
  let progress: Progress = { isKnown: false, lessons: [] };
  let sending: Promise<void> = Promise.resolve();

  function show(isKnown = progress.isKnown) {
    const unsent = waiting.list().map(({ level, module, input }) => ({ level, module, ...input }));
    progress = { isKnown, lessons: mergeProgress([...account, ...unsent]) };
    listeners.forEach(listener => listener());
  }

  async function load() {
    try {
      const { data } = await (await client()).query({ query: PROGRESS, fetchPolicy });
      account = mergeProgress([...account, ...(data?.progress ?? [])]);
    } catch {
      // Lessons are read without it; the next visit asks again.
    }
    show(true);
  }

  /** @returns whether the write is done with */
  async function send(variables: Write) {
    try {
      const apollo = await client();
      const { data } = await apollo.mutate({ mutation: SAVE_PROGRESS, variables, fetchPolicy });
      if (data) account = mergeProgress([...account, data.saveProgress]);
      waiting.remove(variables);
      return true;
    } catch (error) {
      // What is refused keeps nothing else waiting. A time of a clock that is ahead is right one day; a document that is
      // refused says nothing of what it holds.
      const { status, fieldErrors } = toApiError(error);
      if (status === 404 || fieldErrors.some(({ path }) => !TIME.test(path))) waiting.remove(variables);
      return REFUSED.includes(status);
    }
  }

  async function sendAll() {
    for (const write of waiting.list()) if (!(await send(write))) break;
    show();
  }

  const synchronize = () => void (sending = sending.then(sendAll));
  const online = () => {
    void load();
    synchronize();
  };
  return {
    current: () => progress,
    subscribe(listener) {
      if (listeners.size === 0) {
        online();
        window.addEventListener('online', online);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('online', online);
      };
    },
    save(level, module, input) {
      waiting.add({ level, module, input });
      show();
      synchronize();
    },
  };
}

/** One entry for each lesson: the first times that it was begun and read, and each answer once. */
function mergeProgress(entries: readonly LessonProgress[]): LessonProgress[] {
  const merged = new Map<string, LessonProgress>();
  for (const entry of entries) {
    const key = `${entry.level} ${entry.module}`;
    const before = merged.get(key);
    merged.set(key, {
      level: entry.level,
      module: entry.module,
      begunAt: before?.begunAt ?? entry.begunAt,
      readAt: before?.readAt ?? entry.readAt,
      checks: eachOnce([...(before?.checks ?? []), ...(entry.checks ?? [])], one => `${one.id} ${one.right}`),
      attempts: eachOnce(
        [...(before?.attempts ?? []), ...(entry.attempts ?? [])],
        one => `${one.exercise} ${one.r}`,
      ),
    });
  }
  return [...merged.values()];
}

/** A server may write the same moment in another way. */
const eachOnce = <T extends { at: string }>(list: readonly T[], idOf: (one: T) => unknown): T[] => [
  ...new Map(list.map(one => [`${Date.parse(one.at)} ${idOf(one)}`, one])).values(),
];
