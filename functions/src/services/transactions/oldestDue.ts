/** Milliseconds between two runs of the schedule. */
const RUN_MS = 300_000;

/** A transfer is looked at by every run for this many runs; then, each time it is twice as old, half as often. */
const RUNS_AT_FIRST = 16;

/** How often the pace is halved at most: then a transfer is looked at about once a day, for as long as it takes. */
const MAX_HALVINGS = 8;

/**
 * How old a transfer may be, in ms, that a run of the schedule looks at; older ones wait for a later run.
 *
 * Every second run reaches back twice as far as the one before it, every fourth again twice as far, and so on, so that
 * between two looks at a transfer no more than an eighth of its age goes by, or 22 hours. Nothing has to be kept or
 * written for it, and what is not looked at is not even read.
 *
 * @param scheduledAt the run's time, milliseconds since 1970
 */
export function oldestDue(scheduledAt: number): number {
  const run = Math.round(scheduledAt / RUN_MS);
  let halvings = 0;
  while (halvings < MAX_HALVINGS && run % 2 ** (halvings + 1) === 0) halvings += 1;
  return halvings === MAX_HALVINGS ? Infinity : RUN_MS * RUNS_AT_FIRST * 2 ** halvings;
}
