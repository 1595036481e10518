/** Source of the signals by which a process is stopped. */
type Signals = Pick<NodeJS.Process, 'once'>;

/**
 * Returns a signal that is aborted when the process is to end: Cloud Run sends SIGTERM, and ends it ten seconds later; a
 * terminal sends SIGINT. The same signal a second time ends the process at once.
 */
export function stopSignal(signals: Signals = process): AbortSignal {
  const stop = new AbortController();
  for (const name of ['SIGTERM', 'SIGINT'] as const) signals.once(name, () => stop.abort());
  return stop.signal;
}
