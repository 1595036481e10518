import { AbiCoder, Interface, type Result } from 'ethers';
import type { Chain } from '../services/chain/Chain.ts';

const erc20 = new Interface([
  'function name() view returns (string)',
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
  'function balanceOf(address) view returns (uint256)',
  'function transfer(address, uint256) returns (bool)',
]);

/** Answers of a fake token to calls, as ABI hex; undefined where it fails. */
export type TokenAnswers = Readonly<Record<string, (args: Result) => string | undefined>>;

const encode = (type: string, value: unknown) => AbiCoder.defaultAbiCoder().encode([type], [value]);

/**
 * `Chain.call` of a test: an ERC-20 contract with 6 decimals of which every account has 2, with the test's
 * changes.
 */
export function fakeToken(changes: TokenAnswers = {}): Chain['call'] {
  const answers: TokenAnswers = {
    name: () => encode('string', 'Test Dollar'),
    symbol: () => encode('string', 'TUSD'),
    decimals: () => encode('uint8', 6n),
    balanceOf: () => encode('uint256', 2_000_000n),
    transfer: () => encode('bool', true),
    ...changes,
  };
  return ({ data }) => {
    const call = erc20.parseTransaction({ data });
    return Promise.resolve(call ? answers[call.name]?.(call.args) : undefined);
  };
}
