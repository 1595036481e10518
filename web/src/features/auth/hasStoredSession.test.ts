import { afterEach, expect, test } from 'vitest';
import { hasStoredSession } from './hasStoredSession.ts';

afterEach(() => window.localStorage.clear());

test('a browser without a session has none', () => {
  expect(hasStoredSession()).toBe(false);
  window.localStorage.setItem('selectedNetwork', 'sepolia');
  window.localStorage.setItem('firebase:host:example', 'x');
  expect(hasStoredSession()).toBe(false);
});

test("a browser with Firebase's entry has one", () => {
  window.localStorage.setItem('firebase:authUser:some-api-key:[DEFAULT]', '{}');
  expect(hasStoredSession()).toBe(true);
});
