import { expect, type BrowserContext } from '@playwright/test';

/** Keeps what the pages of a context complain about, and lets a test say which complaints it caused. */
export interface ConsoleGuard {
  /** Names complaints that the test causes; each pattern must match at least one by the end. */
  expect: (...patterns: readonly RegExp[]) => void;
  /** Fails on complaints that were not named, and on names without a complaint. */
  check: () => void;
}

/** Watches a context: errors and warnings on the console, uncaught exceptions, policy violations among them. */
export function guardConsole(context: BrowserContext): ConsoleGuard {
  const complaints: string[] = [];
  const named: RegExp[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      complaints.push(`${message.text()} ${message.location().url}`);
  });
  context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`));
  return {
    expect: (...patterns) => named.push(...patterns),
    check: () => {
      const unnamed = complaints.filter((complaint) => !named.some((pattern) => pattern.test(complaint)));
      expect(unnamed, 'complaints on the console').toEqual([]);
      const unheard = named.filter((pattern) => !complaints.some((complaint) => pattern.test(complaint)));
      expect(unheard, 'complaints that should have been on the console').toEqual([]);
    },
  };
}
