/** Does the work for each item in order, two at a time: the tools are single-threaded, most machines are not. */
export async function inPairs<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const waiting = items.values();
  const takeTurns = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all([takeTurns(), takeTurns()]);
}
