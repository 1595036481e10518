import { AsyncLocalStorage } from 'node:async_hooks';

/** Cost of a user's question: requests to nodes, documents read, and units where those are counted afterwards. */
export interface Usage {
  readonly questions?: number;
  readonly documents?: number;
  readonly units?: number;
}

const meters = new AsyncLocalStorage<(usage: Usage) => void>();

/** Adds use to the question being answered. Use outside a question is not counted. */
export function noteUsage(usage: Usage): void {
  meters.getStore()?.(usage);
}

/** Runs work, and has each use of it noted here, and where the work is part of other work, there too. */
export function metered<Result>(note: (usage: Usage) => void, work: () => Result): Result {
  const outer = meters.getStore();
  const both = (usage: Usage) => {
    note(usage);
    outer?.(usage);
  };
  return meters.run(both, work);
}
