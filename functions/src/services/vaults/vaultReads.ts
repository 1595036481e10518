import type { ContractCall } from '../chain/multicall3.ts';
import { tokenSelectors } from '../abi/tokenSelectors.ts';

/** Selectors of a vault (ERC-4626), and of a token's name and symbol (ERC-20). */
const SELECTORS = {
  asset: '0x38d52e0f',
  decimals: tokenSelectors.decimals,
  totalAssets: '0x01e1d114',
  convertToAssets: '0x07a2d13a',
  balanceOf: tokenSelectors.balanceOf,
  maxDeposit: '0x402d267d',
  maxWithdraw: '0xce96cb77',
  maxRedeem: '0xd905777e',
  previewDeposit: '0xef8b30f7',
  previewWithdraw: '0x0a28a477',
  previewRedeem: '0x4cdad506',
  symbol: tokenSelectors.symbol,
  name: tokenSelectors.name,
} as const;

/**
 * A question to a vault or a token.
 *
 * @param argument an address or an amount; none for a question without one
 */
export function vaultRead(
  to: string,
  question: keyof typeof SELECTORS,
  argument?: string | bigint,
): ContractCall {
  const word = typeof argument === 'bigint' ? argument.toString(16) : argument?.slice(2).toLowerCase();
  return { to, data: `${SELECTORS[question]}${word === undefined ? '' : word.padStart(64, '0')}` };
}
