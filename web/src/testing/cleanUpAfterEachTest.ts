import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

/** Takes down what a test rendered, faked or stored, so that the next one starts from nothing. */
export function cleanUpAfterEachTest(): void {
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.clearAllMocks();
    window.localStorage.clear();
  });
}
