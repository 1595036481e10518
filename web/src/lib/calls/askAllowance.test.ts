import type { SimulationQuestion } from '@everything-wallet/core/schemas/simulation';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeServer } from '../firebase/testing/fakeServer.ts';
import { account, network, serveExchange, USDC, V3_ROUTER } from './testing/fakeExchange.ts';
import { askAllowance, askAllowed } from './askAllowance.ts';

vi.mock('firebase/functions', () => ({
  httpsCallable: (...call: Parameters<typeof fakeServer.httpsCallable>) => fakeServer.httpsCallable(...call),
}));
vi.mock('../firebase/firebaseServices.ts', () => ({
  firebaseServices: () => Promise.resolve({ auth: {}, functions: {} }),
}));
afterEach(() => fakeServer.reset());

const question = { network, owner: account, token: USDC, spender: V3_ROUTER, amount: 5n };
const requested = () =>
  fakeServer.asked('refreshWallet').map((input) => {
    const { data } = (input as { simulation: SimulationQuestion }).simulation;
    return BigInt(`0x${data.slice(-64)}`);
  });

describe('an allowance of exactly the amount', () => {
  test('is covered once taking it back is seen to change it', async () => {
    serveExchange({ allowance: () => 5n });
    expect(await askAllowance(question)).toBe('covered');
    expect(await askAllowed(question)).toBe(5n);
    expect(requested()).toEqual([5n, 0n, 5n, 0n]);
  });

  // Such a token can still be swapped, and one that ignores the revoking of an approval is still recognized.
  test.each(['refused', 'ignored'] as const)(
    'is found by approving one unit more where revoking is %s',
    async (revoking) => {
      serveExchange({ allowance: () => 5n, revoking });
      expect(await askAllowance(question)).toBe('covered');
      expect(await askAllowed(question)).toBe(5n);
    },
  );
});

// Regression: where nodes measured no allowance, nothing seemed to change: no approval was offered, and a
// revoked one seemed to remain.
test('an allowance that was not measured is unknown', async () => {
  serveExchange({ isUnmeasured: true });
  expect(await askAllowance(question)).toBe('unknown');
  expect(await askAllowed(question)).toBeUndefined();
});

test('another allowance needs one question', async () => {
  serveExchange({ allowance: () => 4n });
  expect(await askAllowance(question)).toBe('approve');
  expect(await askAllowed(question)).toBe(4n);
  expect(requested()).toEqual([5n, 5n]);
});
