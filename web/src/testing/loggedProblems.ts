import { vi } from 'vitest';

/** Removes the log from a test's output; returns its entries, one string a line. */
export function loggedProblems(): () => readonly string[] {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
  return () => log.mock.calls.map((words) => words.join(' '));
}
