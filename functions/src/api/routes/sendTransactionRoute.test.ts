import type { ApiErrorCode } from '@everything-wallet/core/api/apiErrors';
import { Signature, Transaction } from 'ethers';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Chain } from '../../services/chain/Chain.ts';
import { expectProblem } from '../../testing/expectProblem.ts';
import { ApiBench } from '../../testing/ApiBench.ts';
import { signApiTransfer } from '../../testing/signApiTransfer.ts';

let bench: ApiBench;
beforeEach(() => {
  bench = new ApiBench();
});

/** The bytes with a signature that is written well, and whose r is on no point of the curve. */
function withForgedSignature(bytes: string): string {
  const transaction = Transaction.from(bytes);
  const ones = `0x${'11'.repeat(32)}`;
  transaction.signature = Signature.from({ r: ones, s: ones, yParity: 0 });
  return transaction.serialized;
}

describe('POST /transaction', () => {
  const send = (body: unknown, chain: Partial<Chain> = {}) =>
    bench.api(chain)('/transaction', bench.post(body));

  it('passes signed bytes on, and returns their hash', async () => {
    const signedTransaction = await signApiTransfer();
    const passed: string[] = [];
    const response = await send(
      { signedTransaction, network: 'sepolia' },
      {
        broadcast: (bytes) => {
          passed.push(bytes);
          return Promise.resolve({ outcome: 'accepted' });
        },
      },
    );
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      txHash: expect.stringMatching(/^0x[0-9a-f]{64}$/) as string,
      network: 'sepolia',
      chainId: 11155111,
      currency: 'SepoliaETH',
    });
    expect(passed).toEqual([signedTransaction]);
  });

  it('takes the chain id as a number as well, and contract calls', async () => {
    const signedTransaction = await signApiTransfer({ data: '0x1234', gasLimit: 100_000n });
    expect((await send({ signedTransaction, network: 11155111 })).status).toBe(200);
  });

  it.each<[ApiErrorCode, () => Promise<unknown>]>([
    ['transaction_wrong_chain', async () => signApiTransfer({ chainId: 1 })],
    [
      'transaction_unsupported',
      async () =>
        signApiTransfer({
          type: 0,
          chainId: 0,
          gasPrice: 1n,
          maxFeePerGas: null,
          maxPriorityFeePerGas: null,
        }),
    ],
    ['transaction_malformed', () => Promise.resolve('0x1234')],
    ['transaction_malformed', async () => withForgedSignature(await signApiTransfer())],
    ['transaction_malformed', async () => `${await signApiTransfer()}00`],
    ['transaction_unsigned', async () => Transaction.from(await signApiTransfer()).unsignedSerialized],
    ['invalid_request', () => Promise.resolve('0x')],
    ['invalid_request', () => Promise.resolve('hello')],
    ['invalid_request', () => Promise.resolve(7)],
    ['invalid_request', () => Promise.resolve(undefined)],
    ['invalid_request', () => Promise.resolve(null)],
    ['invalid_request', () => Promise.resolve(`0x${'00'.repeat(140_000)}`)],
  ])('refuses with %s, and queries no chain', async (code, bytes) => {
    const body = await expectProblem(
      await send({ signedTransaction: await bytes(), network: 'sepolia' }),
      code,
    );
    expect(body.errors?.map(({ field }) => field)).toEqual(['signedTransaction']);
    expect(JSON.stringify(body)).not.toContain('0x1234');
    expect(bench.asked).toEqual([]);
  });

  it('names a field it does not know, and a body that is no object', async () => {
    const signedTransaction = await signApiTransfer();
    const unknown = await send({ signedTransaction, network: 'sepolia', mnemonic: 'test test' });
    expect((await expectProblem(unknown, 'invalid_request')).errors).toMatchObject([{ field: 'mnemonic' }]);
    for (const body of ['[]', '"text"', '7', 'null', 'true']) {
      expect((await expectProblem(await send(body), 'invalid_request')).errors).toMatchObject([
        { field: 'body' },
      ]);
    }
  });

  it.each([
    ['malformed_json', '{', 'application/json'],
    ['malformed_json', '', 'application/json'],
    ['unsupported_media_type', '{}', 'text/plain'],
    ['unsupported_media_type', 'a=b', 'application/x-www-form-urlencoded'],
    ['body_too_large', ' '.repeat(300_001), 'application/json; charset=utf-8'],
  ] as const)('refuses with %s a body of %j as %s', async (code, body, type) => {
    await expectProblem(await bench.api()('/transaction', bench.post(body, bench.issue(), type)), code);
  });

  it('refuses deeply nested input', async () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    for (const body of [deep, `{"signedTransaction":${deep},"network":"sepolia"}`]) {
      await expectProblem(await bench.api()('/transaction', bench.post(body)), 'invalid_request');
    }
  });

  it.each([
    ['insufficient_funds', { outcome: 'refused', refusal: 'insufficientFunds' }],
    ['nonce_too_low', { outcome: 'refused', refusal: 'nonceTooLow' }],
    ['nonce_taken', { outcome: 'refused', refusal: 'nonceTaken' }],
    ['underpriced', { outcome: 'refused', refusal: 'underpriced' }],
    ['gas_too_low', { outcome: 'refused', refusal: 'gasTooLow' }],
    ['gas_too_high', { outcome: 'refused', refusal: 'gasTooHigh' }],
    ['upstream_unavailable', { outcome: 'undelivered' }],
    ['broadcast_uncertain', { outcome: 'uncertain' }],
  ] as const)('answers %s if the network reports it', async (code, outcome) => {
    const response = await send(
      { signedTransaction: await signApiTransfer(), network: 'sepolia' },
      { broadcast: () => Promise.resolve(outcome) },
    );
    await expectProblem(response, code);
  });
});
