import { beforeEach, expect, it, vi } from 'vitest';
import type { CallCost } from '../services/limits/CallLimiter.ts';
import { sendTransaction } from './sendTransaction.ts';

const counted = vi.hoisted(() => ({ costs: [] as unknown[], hasSent: false }));
vi.mock('./consumeRateLimit.ts', () => ({
  consumeRateLimit: (userId: string, cost: CallCost) => {
    counted.costs.push({ userId, ...cost });
    return Promise.resolve();
  },
}));
vi.mock('../data/hasSent.ts', () => ({ hasSent: () => Promise.resolve(counted.hasSent) }));
vi.mock('./requireCurrentSession.ts', () => ({
  requireCurrentSession: () => Promise.resolve({ signedInAt: Date.now() }),
}));
vi.mock('../services/account/requireActiveAccount.ts', () => ({
  requireActiveAccount: () => Promise.resolve(),
}));

beforeEach(() => counted.costs.splice(0));

/** Sends bytes that are no transaction. */
async function sendNothing(): Promise<void> {
  const deployed = sendTransaction as unknown as { run(request: unknown): Promise<unknown> };
  const call = deployed.run({
    auth: { uid: 'alice', rawToken: 'token' },
    rawRequest: { headers: {}, socket: { remoteAddress: '127.0.0.1' } },
    data: { signedTransaction: '0x02', network: 'mainnet' },
  });
  await expect(call).rejects.toMatchObject({ code: 'invalid-argument' });
}

it('counts a transfer of an account that has never sent for its address too', async () => {
  counted.hasSent = false;
  await sendNothing();
  expect(counted.costs).toEqual([{ userId: 'alice', budget: 'send', units: 1 }]);
});

it('counts one of an account that has sent for the user, and for the address only when it fails', async () => {
  counted.hasSent = true;
  await sendNothing();
  expect(counted.costs).toEqual([
    { userId: 'alice', budget: 'send', units: 1, of: 'user' },
    { userId: 'alice', budget: 'send', units: 1, of: 'address' },
  ]);
});
