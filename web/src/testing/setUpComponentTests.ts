import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { chosenCurrency } from '../lib/money/chosenCurrency.ts';
import { WholeView } from './WholeView.ts';

/**
 * Longest time that a test waits for an element to appear, in ms: enough for a machine that runs other tests.
 */
const TIMEOUT_MS = 8000;

/** React's count of the owner stacks that it has captured; from this one on it captures no more. */
const MAX_OWNER_STACKS = 1e4;

/**
 * Stops React's development build from capturing a stack for each element, which takes a quarter of the time
 * of component tests. Warnings then lack the owner of an element, and nothing else.
 */
function skipOwnerStacks(): void {
  const internals: unknown = Reflect.get(
    React,
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  );
  if (typeof internals !== 'object' || internals === null) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => MAX_OWNER_STACKS,
    // React counts, and begins anew with each render.
    set: () => undefined,
  });
}

skipOwnerStacks();

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
