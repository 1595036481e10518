import { AsyncLocalStorage } from 'node:async_hooks';

/** What a question of a user's costs: requests to nodes, and documents read. */
export interface Usage {
  readonly questions?: number;
  readonly documents?: number;
}

const meters = new AsyncLocalStorage<(usage: Usage) => void>();

/** Notes what is used now, for whoever's question it is. What nobody's question needs is not noted. */
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
