import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { chosenCurrency } from '../lib/money/chosenCurrency.ts';
import { WholeView } from './WholeView.ts';

/** How long a test waits for what is to appear, in ms: long enough for a machine that is busy with other tests. */
const TIMEOUT_MS = 8000;

/** Readies a file of tests that render: what a test rendered, faked or stored is gone when the next one begins. */
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
