import { expect, type BrowserContext } from '@playwright/test';

/** What a browser without a connection complains about: questions asked by the clock, and listeners. */
export const OFFLINE_COMPLAINTS =
  /ERR_INTERNET_DISCONNECTED|Failed to fetch balance|What is held could not be asked|Failed to load the prices of tokens|Failed to load profile|The token list could not be loaded|Fee estimation failed|@firebase\/firestore/;

/** Keeps what the pages of a context complain about, and lets a test say which complaints it caused. */
export interface ConsoleGuard {
  /** Names complaints that the test causes; each pattern must match at least one by the end. */
  expect: (...patterns: readonly RegExp[]) => void;
  /** Names complaints that may come or not, such as those of questions asked by the clock. */
  allow: (...patterns: readonly RegExp[]) => void;
  /** Fails on complaints that were not named, and on expected ones that did not come. */
  check: () => Promise<void>;
}

/** Watches a context: errors and warnings on the console, uncaught exceptions, policy violations among them. */
export function guardConsole(context: BrowserContext): ConsoleGuard {
  const complaints: string[] = [];
  const expected: RegExp[] = [];
  const allowed: RegExp[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      complaints.push(`${message.text()} ${message.location().url}`);
  });
  context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`));
  return {
    expect: (...patterns) => expected.push(...patterns),
    allow: (...patterns) => allowed.push(...patterns),
    check: async () => {
      const unheard = () =>
        expected.filter((pattern) => !complaints.some((complaint) => pattern.test(complaint)));
      // The browser may tell of a request that failed a moment after the page has shown it.
      await expect.poll(unheard, { message: 'complaints that should have been on the console' }).toEqual([]);
      const named = [...expected, ...allowed];
      const unnamed = complaints.filter((complaint) => !named.some((pattern) => pattern.test(complaint)));
      expect(unnamed, 'complaints on the console').toEqual([]);
    },
  };
}
