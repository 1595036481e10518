import { afterEach, expect, test } from 'vitest';
import { storeSession } from '../../testing/storeSession.ts';
import { storedUserId } from './storedUserId.ts';

afterEach(() => window.localStorage.clear());

test('returns the user of the stored session', () => {
  expect(storedUserId()).toBeUndefined();
  storeSession('alice');
  expect(storedUserId()).toBe('alice');
});

test.each(['', '{', 'null', '[]', '{}', '{"uid":1}', '{"uid":""}'])('%j is no session', (session) => {
  window.localStorage.setItem('firebase:authUser:key:[DEFAULT]', session);
  expect(storedUserId()).toBeUndefined();
});
