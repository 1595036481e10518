import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

/** How long a test waits for what is to appear, in ms: long enough for a machine that is busy with other tests. */
const PATIENCE_MS = 8000;

/** Readies a file of tests that render: what a test rendered, faked or stored is gone when the next one begins. */
export function setUpComponentTests(): void {
  configure({ asyncUtilTimeout: PATIENCE_MS });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.clearAllMocks();
    vi.unstubAllGlobals();
    window.localStorage.clear();
  });
}
