/** Share of the machine that a task needs: hardly any, one core, or all of it. */
export type Share = 'waits' | 'core' | 'machine';

interface Turn {
  readonly share: Share;
}

/**
 * Does the work for each item, beginning in their order: as many at once as there are cores, what mostly waits beside
 * them, and what takes the machine when nothing else is running.
 * @param cores How many may take a core at once; at least 1.
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
    while (!fits[item.share]()) await Promise.race(running.values());
    running.set(
      item,
      work(item).finally(() => running.delete(item)),
    );
  }
  await Promise.all(running.values());
}
