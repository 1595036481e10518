import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loggedProblems } from '../../testing/loggedProblems.ts';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { useNetwork } from './useNetwork.ts';

setUpComponentTests();

test('outside a provider it throws a text like the one of the session', () => {
  loggedProblems();
  expect(() => renderHook(() => useNetwork())).toThrow('useNetwork must be used within a NetworkProvider');
});
