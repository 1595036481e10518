import { expect, test } from 'vitest';
import { LocalError } from '../LocalError.ts';
import { testChain } from '../testing/testChain.ts';
import { testFamily } from '../testing/testFamily.ts';
import { callRpcTogether } from './callRpcTogether.ts';

const CHAIN_ID = { method: 'eth_chainId', params: [] };
const REFUSED = { method: 'eth_nothing', params: [] };

test('answers in the order of the calls, however many there are, or refuses them all', async () => {
  const url = await testChain(testFamily());
  const balances = Array.from(
    { length: 600 },
    (_, index) => `0x${(index + 1).toString(16).padStart(40, '0')}`,
  );
  await callRpcTogether(
    url,
    balances.map((address, index) => ({
      method: 'anvil_setBalance',
      params: [address, `0x${index.toString(16)}`],
    })),
  );
  const read = balances.map((address) => ({ method: 'eth_getBalance', params: [address, 'latest'] }));
  const answers = await callRpcTogether(url, read);
  expect(answers.map((answer) => Number(answer))).toEqual(balances.map((_, index) => index));

  await expect(callRpcTogether(url, [CHAIN_ID, REFUSED])).rejects.toThrow(LocalError);
  expect(await callRpcTogether(url, [REFUSED, CHAIN_ID], 'failuresToo')).toEqual([undefined, '0x13882']);
});

test('reports a chain that does not answer', async () => {
  await expect(callRpcTogether('http://127.0.0.1:1', [CHAIN_ID])).rejects.toThrow('does not answer');
});
