import { describe, expect, it, vi } from 'vitest';
import { fakeChain } from '../../testing/fakeChain.ts';
import type { Chain } from '../chain/Chain.ts';
import { ChainUnavailableError } from '../chain/ChainUnavailableError.ts';
import { createAccountUseReader } from './createAccountUseReader.ts';

const ADDRESS = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const empty = {
  getBalance: () => Promise.resolve(0n),
  getPendingNonce: () => Promise.resolve({ value: 0, isAgreed: true }),
};
const word = (value: string) => `0x${value.padStart(64, '0')}`;

function reader(chains: Partial<Record<string, Chain>>) {
  return createAccountUseReader((network) => chains[network] ?? fakeChain(empty));
}

const onMainnet = (changes: Partial<Chain>) =>
  reader({ mainnet: fakeChain({ ...empty, ...changes }) })({ address: ADDRESS, network: 'mainnet' });

describe('an address is used', () => {
  it.each<[string, Partial<Chain>, object]>([
    ['by a wei', { getBalance: () => Promise.resolve(1n) }, { balance: '0.000000000000000001' }],
    [
      'by a transaction, though nothing is left',
      { getPendingNonce: () => Promise.resolve({ value: 1, isAgreed: true }) },
      { transactions: 1 },
    ],
    ['by a known token alone', { call: () => Promise.resolve(word('1')) }, { holdsToken: true }],
  ])('%s', async (_, changes, use) => {
    expect(await onMainnet(changes)).toEqual({
      balance: '0',
      transactions: 0,
      holdsToken: false,
      ...use,
    });
  });

  it.each(['0x', undefined, word('0'), `${word('1')}00`, '0x01'])(
    'not by a contract that answers %s',
    async (answer) => {
      expect(await onMainnet({ call: () => Promise.resolve(answer) })).toMatchObject({ holdsToken: false });
    },
  );

  it('by coin that nodes do not agree on', async () => {
    const getBalance: Chain['getBalance'] = (_, onDispute) =>
      Promise.resolve(onDispute === 'highest' ? 1n : 0n);
    expect(await onMainnet({ getBalance })).toMatchObject({ balance: '0.000000000000000001' });
  });

  it('without a read of tokens if the coin proves it', async () => {
    const call = vi.fn<Chain['call']>();
    await onMainnet({ getBalance: () => Promise.resolve(1n), call });
    expect(call).not.toHaveBeenCalled();
  });
});

describe('a network that does not answer', () => {
  const silent = () => Promise.reject(new ChainUnavailableError());

  it.each<[string, Partial<Chain>]>([
    ['the balance', { getBalance: silent }],
    ['the count of transactions', { getPendingNonce: silent }],
    ['about a token', { call: silent }],
  ])('%s makes nothing unused', async (_, changes) => {
    await expect(onMainnet(changes)).rejects.toThrow(ChainUnavailableError);
  });

  it('is not queried any more, and the others are', async () => {
    const getBalance = vi.fn(silent);
    const readUse = reader({ mainnet: fakeChain({ getBalance }) });
    const questions = Array.from({ length: 20 }, () => ADDRESS);
    const answers = await Promise.allSettled([
      ...questions.map((address) => readUse({ address, network: 'mainnet' })),
      readUse({ address: ADDRESS, network: 'sepolia' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([...questions.map(() => 'rejected'), 'fulfilled']);
    expect(getBalance).toHaveBeenCalledTimes(5);
  });
});

it('queries a network about five addresses at a time', async () => {
  let [now, most] = [0, 0];
  const getBalance = async () => {
    now += 1;
    most = Math.max(most, now);
    await Promise.resolve();
    await Promise.resolve();
    now -= 1;
    return 0n;
  };
  const readUse = reader({ mainnet: fakeChain({ ...empty, getBalance }) });
  await Promise.all(Array.from({ length: 23 }, () => readUse({ address: ADDRESS, network: 'mainnet' })));
  expect(most).toBe(5);
});
