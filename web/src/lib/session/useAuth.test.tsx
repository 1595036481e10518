import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loggedProblems } from '../../testing/loggedProblems.ts';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { AuthContext, type Auth } from './AuthContext.ts';
import { useAuth } from './useAuth.ts';

setUpComponentTests();

test('outside a provider it throws the required text', () => {
  loggedProblems();
  expect(() => renderHook(() => useAuth())).toThrow('useAuth must be used within an AuthProvider');
});

test('returns the session inside one', () => {
  const auth = { status: 'signedOut' } as Auth;
  const { result } = renderHook(() => useAuth(), {
    wrapper: ({ children }) => <AuthContext value={auth}>{children}</AuthContext>,
  });
  expect(result.current).toBe(auth);
});
