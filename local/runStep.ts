/** Does one step of the preparation, saying when it begins and how long it took. */
export async function runStep<Result>(
  log: (line: string) => void,
  title: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const started = Date.now();
  log(`· ${title} …`);
  const result = await work();
  log(`✓ ${title} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  return result;
}
