import { afterEach, expect, test } from 'vitest';
import { hasStoredSession, removeStoredSession } from './hasStoredSession.ts';

afterEach(() => window.localStorage.clear());

test('returns false in a browser without a session', () => {
  expect(hasStoredSession()).toBe(false);
  window.localStorage.setItem('selectedNetwork', 'sepolia');
  window.localStorage.setItem('firebase:host:example', 'x');
  expect(hasStoredSession()).toBe(false);
});

test("returns true in a browser with Firebase's entry", () => {
  window.localStorage.setItem('firebase:authUser:some-api-key:[DEFAULT]', '{}');
  expect(hasStoredSession()).toBe(true);
});

test('removes the session, and nothing else', () => {
  window.localStorage.setItem('firebase:authUser:some-api-key:[DEFAULT]', '{}');
  window.localStorage.setItem('selectedNetwork', 'sepolia');
  removeStoredSession();
  expect(Object.keys(window.localStorage)).toEqual(['selectedNetwork']);
});
