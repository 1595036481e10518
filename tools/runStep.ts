/** Interval at which a slow step reports that it is still running, in milliseconds. */
const REMINDER_MS = 20_000;

/** Does one step of the preparation, saying when it begins, that it goes on and how long it took. */
export async function runStep<Result>(
  log: (line: string) => void,
  title: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const started = Date.now();
  const seconds = (decimals: number) => ((Date.now() - started) / 1000).toFixed(decimals);
  log(`· ${title} …`);
  const reminder = setInterval(() => log(`  ${title}: ${seconds(0)} s so far`), REMINDER_MS);
  try {
    const result = await work();
    log(`✓ ${title} (${seconds(1)} s)`);
    return result;
  } finally {
    clearInterval(reminder);
  }
}
