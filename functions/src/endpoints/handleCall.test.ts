import { callableContract } from '@everything-wallet/core/callables/CallableContract';
import { getBalance } from '@everything-wallet/core/callables/getBalance';
import { getTokenPrices } from '@everything-wallet/core/callables/getTokenPrices';
import { storeRecoveryPhraseHash } from '@everything-wallet/core/callables/storeRecoveryPhraseHash';
import { networks } from '@everything-wallet/core/networks/networks';
import { Transaction } from 'ethers';
import { HttpsError } from 'firebase-functions/https';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ServiceError } from '../errors/ServiceError.ts';
import { handleCall } from './handleCall.ts';

/** Console output of a test; firebase-functions captures the console when it is loaded. */
const log = vi.hoisted(() => {
  const lines: string[] = [];
  for (const method of ['debug', 'info', 'log', 'warn', 'error'] as const) {
    Object.assign(console, { [method]: (...texts: unknown[]) => void lines.push(texts.join(' ')) });
  }
  return lines;
});
beforeEach(() => {
  log.length = 0;
});

const SECRET = 'abandon abandon about';
const ADDRESS = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const auth = { uid: 'user', rawToken: 'token' };
const admit = () => Promise.resolve();
const answer = () => Promise.resolve({ balance: '1' });
async function refusal(
  promise: Promise<unknown>,
): Promise<{ code: string; message: string; details?: unknown }> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(HttpsError);
  const { code, message, details } = error as HttpsError;
  return { code, message, ...(details !== undefined && { details }) };
}

describe('handleCall', () => {
  it('gives the handler checked input and the user', async () => {
    const handler = vi.fn(answer);
    const data = { address: ADDRESS, network: 'mainnet' };
    expect(await handleCall(getBalance, handler, { auth, data }, admit)).toEqual({ balance: '1' });
    expect(handler).toHaveBeenCalledWith(data, 'user');
  });

  it('requires a user before it reads the input', async () => {
    const handler = vi.fn(answer);
    const call = handleCall(getBalance, handler, { data: { nonsense: true } }, admit);
    expect(await refusal(call)).toEqual({
      code: 'unauthenticated',
      message: 'Sign in to continue.',
      details: { reason: 'signInNeeded', text: { id: 'server.signIn' } },
    });
    expect(handler).not.toHaveBeenCalled();
  });

  const names = networks.map(({ rpcName }) => rpcName).join(', ');
  it.each([
    [null, "The field 'address' is missing."],
    ['text', 'The request must be an object with named fields.'],
    [[], 'The request must be an object with named fields.'],
    [{ address: ADDRESS }, "The field 'network' is missing."],
    [{ address: ADDRESS, network: SECRET }, `The field 'network' must be one of ${names}.`],
    [{ address: 5, network: 'mainnet' }, "The field 'address' must be a string."],
    [
      { address: ADDRESS.replace('E', 'e'), network: 'mainnet' },
      "The field 'address' must be 0x and 40 hex digits with a valid EIP-55 checksum.",
    ],
    [{ address: ADDRESS, network: 'mainnet', extra: SECRET }, "The field 'extra' is not known."],
    [{ address: ADDRESS, network: 'mainnet', 'a\n<b>': 1 }, "The field 'a??b?' is not known."],
  ])('refuses %j with one sentence that names the field', async (data, message) => {
    const handler = vi.fn(answer);
    const call = handleCall(getBalance, handler, { auth, data }, admit);
    expect(await refusal(call)).toEqual({
      code: 'invalid-argument',
      message,
      details: { reason: 'malformed' },
    });
    expect(handler).not.toHaveBeenCalled();
  });

  it('names the element of a list', async () => {
    const call = handleCall(getTokenPrices, vi.fn(), { auth, data: { symbols: ['ETH', SECRET] } }, admit);
    expect(await refusal(call)).toMatchObject({
      message: "The field 'symbols.1' must be 1 to 20 letters or digits.",
    });
    const none = handleCall(getTokenPrices, vi.fn(), { auth, data: { symbols: [] } }, admit);
    expect(await refusal(none)).toMatchObject({
      message: "The field 'symbols' must name at least one symbol.",
    });
  });

  it('takes a call without an argument for an empty one', async () => {
    const contract = callableContract({ name: 'c', input: z.strictObject({}), output: z.null() });
    expect(await handleCall(contract, () => Promise.resolve(null), { auth, data: null }, admit)).toBeNull();
  });

  const data = { address: ADDRESS, network: 'mainnet' };
  it('passes on the code, the sentence, its text id and the reason of a foreseen failure', async () => {
    const refused = (options?: { reason: 'noToken' }) =>
      refusal(
        handleCall(
          getBalance,
          () => Promise.reject(new ServiceError('failed-precondition', 'server.noToken', options)),
          { auth, data },
          admit,
        ),
      );
    const sentence = 'There is no ERC-20 token at this address on this network.';
    const shown = { code: 'failed-precondition', message: sentence };
    const text = { id: 'server.noToken' };
    expect(await refused()).toEqual({ ...shown, details: { reason: 'refused', text } });
    expect(await refused({ reason: 'noToken' })).toEqual({ ...shown, details: { reason: 'noToken', text } });
    expect(log).toEqual([]);
  });

  it('reveals nothing of an unexpected failure, not even a reason, and logs neither its message nor the request', async () => {
    const signed = `0x02${'7f'.repeat(60)}`;
    const digest = 'd'.repeat(64);
    const failures = [
      () => Transaction.from(signed),
      () => z.object({ digest: z.literal('x') }).parse({ digest }),
      () => {
        throw new Error(`lost ${SECRET}`, {
          cause: Object.assign(new Error(ADDRESS), { code: 'ECONNRESET' }),
        });
      },
    ];
    for (const fail of failures) {
      log.length = 0;
      const handler = async () => {
        await Promise.resolve();
        fail();
        return null;
      };
      const call = handleCall(
        storeRecoveryPhraseHash,
        handler,
        { auth, data: { phrase_hash: digest } },
        admit,
      );
      expect(await refusal(call)).toEqual({
        code: 'internal',
        message: 'Something went wrong. Please try again.',
      });
      const logged = log.join('\n');
      expect(logged).toContain('storeRecoveryPhraseHash failed');
      expect(logged).toContain('handleCall.test.ts');
      for (const secret of [signed, signed.slice(4), digest, SECRET, ADDRESS]) {
        expect(logged).not.toContain(secret);
      }
    }
    expect(log.join('\n')).toContain('ECONNRESET');
  });

  it('does not let an answer out that breaks the contract', async () => {
    const handler = () => Promise.resolve({ balance: '-1' });
    expect(await refusal(handleCall(getBalance, handler, { auth, data }, admit))).toMatchObject({
      code: 'internal',
    });
  });
});
