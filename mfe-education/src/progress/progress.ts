import { mergeProgress, type LevelId, type LessonProgress } from '@site/curriculum';
import type { RemoteDeps } from '@site/platform';
import { graphql } from '../gql/gql.ts';
import type { ProgressInput } from '../gql/graphql.ts';
import { createWaitingWrites, type Write } from './waitingWrites.ts';

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

type Deps = Pick<RemoteDeps, 'client' | 'auth'>;
// Apollo's cache would keep one answer to a question where there are several, which have one id.
const fetchPolicy = 'no-cache';
const REFUSED = [400, 404];

/** Reads and writes the progress of the user who is logged in. */
function createProgress({ client, auth }: Deps): ProgressStore {
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
      // What is refused, for instance by a clock that is ahead, keeps nothing else waiting.
      return REFUSED.includes((error as { status?: number }).status ?? 0);
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

let store: { of: Deps['client']; progress: ProgressStore } | undefined;

/** The one store of the pages of this microfrontend. */
export function progressOf(deps: Deps): ProgressStore {
  if (store?.of !== deps.client) store = { of: deps.client, progress: createProgress(deps) };
  return store.progress;
}
