import { expect, type BrowserContext } from '@playwright/test';

/** Console messages of a browser that is offline: from polling, and from listeners. */
export const OFFLINE_COMPLAINTS =
  /ERR_INTERNET_DISCONNECTED|Failed to fetch balance|Loading holdings failed|Failed to load the prices of tokens|Failed to load past prices|Failed to load profile|The token list could not be loaded|Fee estimation failed|@firebase\/firestore/;

/** The tests block workers, which would answer before their routes: the registration then has no result. */
export const BLOCKED_WORKER =
  /Service Worker registration blocked by Playwright|could not be stored for offline use TypeError/;

/** A simulation is shown where it arrives in time; a busy machine starts its function too late. */
const LATE_SIMULATION = /A call could not be simulated CallableError deadline-exceeded/;

/** Collects the console messages of a context's pages, and lets a test name the ones it causes. */
export interface ConsoleGuard {
  /** Names complaints that the test causes; each pattern must match at least one by the end. */
  expect: (...patterns: readonly RegExp[]) => void;
  /** Names optional messages, such as those of polling. */
  allow: (...patterns: readonly RegExp[]) => void;
  /** Fails on messages that were not named, and on missing expected ones. */
  check: () => Promise<void>;
}

/** Watches a context: errors and warnings on the console, uncaught exceptions, policy violations among them. */
export function guardConsole(context: BrowserContext): ConsoleGuard {
  const complaints: string[] = [];
  const expected: RegExp[] = [];
  const allowed: RegExp[] = [BLOCKED_WORKER, LATE_SIMULATION];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      complaints.push(`${message.text()} ${message.location().url}`);
  });
  context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`));
  return {
    expect: (...patterns) => expected.push(...patterns),
    allow: (...patterns) => allowed.push(...patterns),
    check: async () => {
      const missing = () =>
        expected.filter((pattern) => !complaints.some((complaint) => pattern.test(complaint)));
      // The browser may report a failed request a moment after the page has shown it.
      await expect.poll(missing, { message: 'complaints that should have been on the console' }).toEqual([]);
      const named = [...expected, ...allowed];
      const unnamed = complaints.filter((complaint) => !named.some((pattern) => pattern.test(complaint)));
      expect(unnamed, 'complaints on the console').toEqual([]);
    },
  };
}
