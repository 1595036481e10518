import { expect, it, test } from 'vitest';
import { prepareTransaction } from './prepareTransaction.ts';

const from = '0x52908400098527886E0F7030069857D2E4169EE7';
const chainId = '0xaa36a7';
const prepare = (transaction: unknown) =>
  prepareTransaction([transaction], chainId, () => Promise.resolve('0x5'));

it('removes what tools fill in, and states the chain', async () => {
  const kept = { from, to: from, value: '0x1', data: '0x', input: '0x' };
  const filled = {
    ...kept,
    nonce: '0x5',
    gas: '0x5208',
    gasPrice: '0x1',
    maxFeePerGas: '0x2',
    maxPriorityFeePerGas: '0x1',
    type: '0x2',
    chainId: '0xaa36a7',
  };
  expect(await prepare(filled)).toEqual([{ ...kept, chainId }]);
});

it('leaves fields that the wallet refuses', async () => {
  const transaction = { from, type: '0x4', authorizationList: [], accessList: [{}], other: 1 };
  expect(await prepare(transaction)).toEqual([{ ...transaction, chainId }]);
});

it('takes the chain id as a number as well, and null as nothing', async () => {
  expect(await prepare({ from, chainId: 11155111, nonce: null })).toEqual([{ from, chainId }]);
});

// The wallet chooses the nonce, so a replacement would become a second transaction.
it('refuses a nonce that is taken', async () => {
  await expect(prepare({ from, nonce: '0x4' })).rejects.toMatchObject({ code: -32602 });
  await expect(prepare({ nonce: '0x5' })).rejects.toMatchObject({ code: -32602 });
  expect(await prepare({ from, nonce: '0x6' })).toEqual([{ from, chainId }]);
});

test.each([
  ['another chain', { chainId: '0x1' }, /chain 11155111 is selected/],
  ['a malformed chain', { chainId: 'sepolia' }, /chainId must be hex/],
  ['a malformed nonce', { from, nonce: '-1' }, /nonce must be hex/],
  ['a malformed type', { type: 'legacy' }, /type must be hex/],
  ['no transaction', null, /list of one transaction/],
])('refuses %s', async (_what, transaction, message) => {
  await expect(prepare(transaction)).rejects.toMatchObject({
    code: -32602,
    message: expect.stringMatching(message) as string,
  });
});

test.each([undefined, {}, [], [{}, {}]])('refuses %j as parameters', async (params) => {
  await expect(prepareTransaction(params, '0x1', () => Promise.resolve('0x0'))).rejects.toMatchObject({
    code: -32602,
  });
});
