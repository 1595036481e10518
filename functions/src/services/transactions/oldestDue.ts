/** Milliseconds between two runs of the schedule. */
const RUN_MS = 300_000;

/** Every run looks a transfer up for this many runs; then, each time its age doubles, half as often. */
const RUNS_AT_FIRST = 16;

/**
 * Maximum halvings of the pace: from then on a transfer is looked up about once a day, for as long as it
 * takes.
 */
const MAX_HALVINGS = 8;

/**
 * Returns the maximum age in ms of transfers that a run of the schedule looks up; older ones wait for a later
 * run.
 *
 * Every second run reaches back twice as far as the one before it, every fourth again twice as far, and so
 * on, so that no more than an eighth of a transfer's age, or 22 hours, passes between two lookups. Nothing
 * has to be stored for it, and transfers that are not due are not even read.
 *
 * @param scheduledAt the run's time, milliseconds since 1970
 */
export function oldestDue(scheduledAt: number): number {
  const run = Math.round(scheduledAt / RUN_MS);
  let halvings = 0;
  while (halvings < MAX_HALVINGS && run % 2 ** (halvings + 1) === 0) halvings += 1;
  return halvings === MAX_HALVINGS ? Infinity : RUN_MS * RUNS_AT_FIRST * 2 ** halvings;
}
