import { texts } from '@everything-wallet/core/texts/texts';
import { AbiCoder, getAddress } from 'ethers';
import { describe, expect, it } from 'vitest';
import { fakeChain } from '../../testing/fakeChain.ts';
import { fakeToken, type TokenAnswers } from '../../testing/fakeToken.ts';
import type { Chain } from '../chain/Chain.ts';
import { ChainUnavailableError } from '../chain/ChainUnavailableError.ts';
import { NodesDisagreeError } from '../chain/NodesDisagreeError.ts';
import { readTokenBalance } from './readTokenBalance.ts';
import { readTokenDetails } from './readTokenDetails.ts';

const CONTRACT = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const HOLDER = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';

const noToken = {
  code: 'failed-precondition',
  message: 'There is no ERC-20 token at this address on this network.',
};
const chainOf = (answers: TokenAnswers) => fakeChain({ call: fakeToken(answers) });
const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`;

describe('readTokenDetails', () => {
  it("reads the contract's own name", async () => {
    expect(await readTokenDetails(chainOf({}), CONTRACT)).toEqual({
      name: 'Test Dollar',
      symbol: 'TUSD',
      decimals: 6,
    });
  });

  // Regression: one node alone decided the decimals of a token, which are stored.
  it('requires the nodes to agree on decimals that are stored', async () => {
    const lying = fakeToken({ decimals: () => word(2n) });
    const chain = fakeChain({ call: lying, callUnanimous: fakeToken({}) });
    expect(await readTokenDetails(chain, CONTRACT)).toMatchObject({ decimals: 6 });
  });

  // Regression: name and symbol were the first node's word.
  it('leaves empty the texts on which nodes do not agree', async () => {
    const callUnanimous: Chain['callUnanimous'] = ({ data }) =>
      data === '0x313ce567' ? Promise.resolve(word(6n)) : Promise.reject(new NodesDisagreeError());
    expect(await readTokenDetails(fakeChain({ callUnanimous }), CONTRACT)).toEqual({
      name: '',
      symbol: '',
      decimals: 6,
    });
  });

  it('leaves missing texts empty: both are optional', async () => {
    const unnamed = chainOf({ name: () => undefined, symbol: () => '0x' });
    expect(await readTokenDetails(unnamed, CONTRACT)).toEqual({ name: '', symbol: '', decimals: 6 });
  });

  it.each([0n, 18n, 36n])('takes %s decimals', async (decimals) => {
    const token = chainOf({ decimals: () => word(decimals) });
    expect(await readTokenDetails(token, CONTRACT)).toMatchObject({ decimals: Number(decimals) });
  });

  it('takes a number that zeros follow, as some proxies answer', async () => {
    const padded = chainOf({ decimals: () => `${word(8n)}${'0'.repeat(64 * 4)}` });
    expect(await readTokenDetails(padded, CONTRACT)).toMatchObject({ decimals: 8 });
  });

  it.each<[string, () => string | undefined]>([
    ['no contract there', () => '0x'],
    ['a contract without decimals', () => undefined],
    ['37 decimals', () => word(37n)],
    ['decimals of 256 bits', () => word(2n ** 256n - 1n)],
    ['half a word', () => `0x${'00'.repeat(16)}`],
    ['a text for decimals', () => AbiCoder.defaultAbiCoder().encode(['string'], ['18'])],
  ])('finds no token: %s', async (_, decimals) => {
    await expect(readTokenDetails(chainOf({ decimals }), CONTRACT)).rejects.toMatchObject(noToken);
    await expect(readTokenBalance(chainOf({ decimals }), CONTRACT, HOLDER)).rejects.toMatchObject(noToken);
  });

  it('distinguishes a silent network from an address without a contract', async () => {
    const down = fakeChain({ call: () => Promise.reject(new ChainUnavailableError()) });
    await expect(readTokenDetails(down, CONTRACT)).rejects.toMatchObject({ code: 'unavailable' });
    await expect(readTokenBalance(down, CONTRACT, HOLDER)).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('readTokenBalance', () => {
  it("reads the holder's balance, to the smallest unit", async () => {
    const asked: string[] = [];
    const token = chainOf({
      balanceOf: ([holder]) => {
        asked.push(getAddress(String(holder)));
        return word(2n ** 200n + 1n);
      },
    });
    expect(await readTokenBalance(token, CONTRACT, HOLDER)).toEqual({
      balance: 2n ** 200n + 1n,
      decimals: 6,
    });
    expect(asked).toEqual([HOLDER]);
  });

  // Regression: Send and Max relied on one node alone.
  it("is the majority's", async () => {
    const asOne = fakeToken({ balanceOf: () => word(900n) });
    const asMost = fakeToken({ balanceOf: () => word(5n) });
    const chain = fakeChain({ call: asOne, callByMajority: asMost });
    expect(await readTokenBalance(chain, CONTRACT, HOLDER)).toMatchObject({ balance: 5n });
  });

  it('is unknown if they differ', async () => {
    const chain = fakeChain({
      call: fakeToken(),
      callByMajority: () => Promise.reject(new NodesDisagreeError()),
    });
    const reading = readTokenBalance(chain, CONTRACT, HOLDER);
    await expect(reading).rejects.toMatchObject({
      code: 'unavailable',
      message: texts['server.nodesDisagree'],
      details: { reason: 'nodesDisagree' },
    });
  });

  it('takes no answer for no token, and never for zero', async () => {
    const silent = chainOf({ balanceOf: () => '0x' });
    await expect(readTokenBalance(silent, CONTRACT, HOLDER)).rejects.toMatchObject(noToken);
  });
});
