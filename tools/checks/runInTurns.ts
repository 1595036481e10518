/** Share of the machine that a task needs: hardly any, one core, or all of it. */
export type Share = 'waits' | 'core' | 'machine';

interface Turn {
  readonly share: Share;
  /** A thing that one item uses at a time. */
  readonly uses?: string;
}

/**
 * Runs the work for each item, in order: as many in parallel as there are cores, waiting ones beside them,
 * and those that need the machine when nothing else is running. An item waits for another one that uses the same thing.
 *
 * @param cores Number of items that may use a core in parallel; at least 1.
 */
export async function runInTurns<Item extends Turn>(
  items: readonly Item[],
  cores: number,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const running = new Map<Item, Promise<unknown>>();
  const shares = () => [...running.keys()].map(({ share }) => share);
  const fits: Record<Share, () => boolean> = {
    waits: () => !shares().includes('machine'),
    core: () => !shares().includes('machine') && shares().filter((share) => share === 'core').length < cores,
    machine: () => running.size === 0,
  };
  for (const item of items) {
    const isInUse = () =>
      item.uses !== undefined && [...running.keys()].some(({ uses }) => uses === item.uses);
    while (!fits[item.share]() || isInUse()) await Promise.race(running.values());
    running.set(
      item,
      work(item).finally(() => running.delete(item)),
    );
  }
  await Promise.all(running.values());
}
