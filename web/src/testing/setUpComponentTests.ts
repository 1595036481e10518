import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { chosenCurrency } from '../lib/money/chosenCurrency.ts';
import { WholeView } from './WholeView.ts';

/**
 * Longest time that a test waits for an element to appear, in ms: enough for a machine that runs other tests.
 */
const TIMEOUT_MS = 8000;

/** Prepares a file of tests that render: renderings, fakes and storage are reset before each test. */
export function setUpComponentTests(): void {
  configure({ asyncUtilTimeout: TIMEOUT_MS });
  beforeEach(() => {
    vi.stubGlobal('IntersectionObserver', WholeView);
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.clearAllMocks();
    vi.unstubAllGlobals();
    chosenCurrency.choose('USD');
    window.localStorage.clear();
  });
}
