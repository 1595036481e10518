import { vi } from 'vitest';

/** Keeps the log out of a test's output; gives what was written to it, one string a line. */
export function loggedProblems(): () => readonly string[] {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
  return () => log.mock.calls.map((words) => words.join(' '));
}
