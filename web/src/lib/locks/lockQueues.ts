/** Holders of locks in this tab, by name. */
const queues = new Map<string, Promise<unknown>>();

/** Locks of this tab alone, for browsers without Web Locks. */
export const lockQueues = {
  isHeld: (name: string): boolean => queues.has(name),
  /** Runs work after all earlier work with this lock. */
  async run<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const previous = queues.get(name) ?? Promise.resolve();
    const turn = previous.then(work, work);
    queues.set(name, turn);
    try {
      return await turn;
    } finally {
      if (queues.get(name) === turn) queues.delete(name);
    }
  },
};
