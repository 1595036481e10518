import { sameAddress } from '../accounts/sameAddress.ts';

/**
 * Lido's contracts on Ethereum: the staked coin with growing balances, its wrapped form with constant
 * balances, and the queue that turns it back into coin ('Deployed contracts, Mainnet' of Lido's
 * documentation, read on 23 November 2026).
 */
export const lido = {
  /** EIP-155; on other chains these addresses hold other contracts, or none. */
  chainId: 1,
  staked: '0xae7ab96520DE3A18E5e111B5EaAb095312D7fE84',
  wrapped: '0x7f39C581F595B53c5cb19bD0b3f8dA6c935E2Ca0',
  queue: '0x889edC2eDab5f40e902b864aD4d7AdE8E412F9B1',
  /**
   * Limits of one request, in wei; more is split into several (`MIN_STETH_WITHDRAWAL_AMOUNT`,
   * `MAX_STETH_WITHDRAWAL_AMOUNT`).
   */
  minRequest: 100n,
  maxRequest: 1_000n * 10n ** 18n,
} as const;

/** True if an address of a chain is one of Lido's contracts. */
export function isLido(
  part: 'staked' | 'wrapped' | 'queue',
  { chainId, contract }: { readonly chainId: number; readonly contract: string },
): boolean {
  return chainId === lido.chainId && sameAddress(contract, lido[part]);
}
