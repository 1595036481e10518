import { describe, expect, it } from 'vitest';
import { fakeChain } from '../../testing/fakeChain.ts';
import type { Chain } from '../chain/Chain.ts';
import { ChainUnavailableError } from '../chain/ChainUnavailableError.ts';
import { NodesDisagreeError } from '../chain/NodesDisagreeError.ts';
import { readTokenStandard } from './readTokenStandard.ts';

const CONTRACT = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`;

/** A contract that answers supportsInterface(0x80ac58cd) and decimals(). */
const contract =
  (isNft: string | undefined, decimals: string | undefined): Chain['callUnanimous'] =>
  ({ data }) =>
    Promise.resolve(data.startsWith('0x01ffc9a780ac58cd') ? isNft : data === '0x313ce567' ? decimals : '0x');
const standardOf = (callUnanimous: Chain['callUnanimous']) =>
  readTokenStandard(fakeChain({ callUnanimous }), CONTRACT);

describe('readTokenStandard', () => {
  it.each<[string, string | undefined, string | undefined, 'erc20' | 'erc721' | undefined]>([
    ['a token', undefined, word(6n), 'erc20'],
    ['a token that answers no to everything', word(0n), word(18n), 'erc20'],
    ['a collection', word(1n), undefined, 'erc721'],
    ['a collection that names decimals as well', word(1n), word(0n), 'erc721'],
    ['a contract of another kind', word(0n), undefined, undefined],
    ['an account without code', '0x', '0x', undefined],
  ])('knows %s', async (_, isNft, decimals, standard) => {
    expect(await standardOf(contract(isNft, decimals))).toBe(standard);
  });

  it.each([new NodesDisagreeError(), new ChainUnavailableError()])('guesses nothing: %s', async (error) => {
    expect(await standardOf(() => Promise.reject(error))).toBeUndefined();
    const decimalsFail: Chain['callUnanimous'] = ({ data }) =>
      data === '0x313ce567' ? Promise.reject(error) : Promise.resolve(undefined);
    expect(await standardOf(decimalsFail)).toBeUndefined();
  });
});
