/**
 * Maps items with at most `concurrency` calls in progress; results have the order of the items.
 *
 * @throws the first error of a call, at once; no call begins after it
 */
export async function mapConcurrently<Item, Result>(
  items: Iterable<Item>,
  concurrency: number,
  map: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = [...items].entries();
  let hasFailed = false;
  const work = async () => {
    for (const [index, item] of queue) {
      if (hasFailed) return;
      try {
        results[index] = await map(item, index);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return results;
}
