import { estimateGas } from '@everything-wallet/core/callables/estimateGas';
import { getBalance } from '@everything-wallet/core/callables/getBalance';
import { reconcileTransactions } from '@everything-wallet/core/callables/reconcileTransactions';
import { sendTransaction } from '@everything-wallet/core/callables/sendTransaction';
import { describe, expect, it } from 'vitest';
import { writeDocument } from './support/documents.ts';
import { environment } from './support/environment.ts';
import { postJson } from './support/postJson.ts';
import { TestUser } from './support/TestUser.ts';

const MINUTE = 60_000;
const ADDRESS = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const balance = { address: ADDRESS, network: 'sepolia' };
const estimate = { from: ADDRESS, to: ADDRESS, value: '0x0', network: 'sepolia' };
const REFUSAL = {
  status: 'RESOURCE_EXHAUSTED',
  message: expect.stringMatching(/^Too many requests\. Try again in \d+ (second|minute)s?\.$/) as string,
};

/** Writes down that a user has used so many units of a budget in a minute that lasts as long as a slow test. */
async function hasUsed({ uid }: TestUser, budget: string, count: number): Promise<void> {
  await writeDocument(`rate_limits/${uid}_calls_${budget}`, {
    count,
    window_started_at: Date.now() + MINUTE,
  });
}

/** Sends requests with limited concurrency; returns each result: 'OK' or the status of the refusal. */
async function ask(user: TestUser, name: string, data: unknown, times: number, atOnce: number) {
  const statuses: string[] = [];
  let left = times;
  const askOn = async () => {
    while (left-- > 0) {
      const answer = await postJson(
        `${environment.functionsUrl()}/${name}`,
        { data },
        { authorization: `Bearer ${user.idToken}` },
      );
      statuses.push((answer as { error?: { status: string } }).error?.status ?? 'OK');
    }
  };
  await Promise.all(Array.from({ length: atOnce }, askOn));
  return { answered: statuses.filter((status) => status === 'OK').length, statuses: new Set(statuses) };
}

// The emulator starts a process for each question at once, which takes its time on a machine that is busy.
describe('a user with many requests', { timeout: 90_000 }, () => {
  it('is answered up to the limit of a minute and learns when to retry; quotes, sending and settling continue', async () => {
    const user = await TestUser.signUp();
    await hasUsed(user, 'read', 112);
    const { answered, statuses } = await ask(user, 'getBalance', balance, 14, 3);
    expect(statuses).toEqual(new Set(['OK', 'RESOURCE_EXHAUSTED']));
    expect(answered).toBe(8);
    expect(await user.refusal(getBalance, balance)).toMatchObject(REFUSAL);
    expect(await user.call(estimateGas, estimate)).toHaveProperty('nonce');

    expect(await user.call(reconcileTransactions, {})).toEqual({ pending: 0 });
    const refusal = await user.refusal(sendTransaction, { signedTransaction: '0x02', network: 'mainnet' });
    expect(refusal.status).toBe('INVALID_ARGUMENT');
    const other = await TestUser.signUp();
    expect(await other.call(getBalance, balance)).toHaveProperty('balance');
  });

  it('is quoted up to the limit of a minute', async () => {
    const user = await TestUser.signUp();
    await hasUsed(user, 'quote', 119);
    expect((await ask(user, 'estimateGas', estimate, 2, 1)).answered).toBe(1);
  });

  it('is refused a transfer beyond the limit before it is decoded', async () => {
    const user = await TestUser.signUp();
    const transfer = { signedTransaction: '0x02', network: 'mainnet' };
    await hasUsed(user, 'send', 120);
    expect(await user.refusal(sendTransaction, transfer)).toMatchObject(REFUSAL);
  });
});
