import { vi } from 'vitest';

/** Timeout in ms of `vi.waitFor` where a test states none: its own, a second, is too short while other checks run. */
const TIMEOUT_MS = 20_000;

const { waitFor } = vi;
const waitForLonger: typeof waitFor = async (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: TIMEOUT_MS, ...options });

// Setup runs for each of the files that share a process.
if (waitFor.name !== waitForLonger.name) vi.waitFor = waitForLonger;
