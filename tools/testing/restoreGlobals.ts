import { afterAll, vi } from 'vitest';

// Setup of test files that share a process: none leaves a stub, a spy or a fake clock to the next one.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
