import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';

/** The system address, in whose name networks with EIP-7708 log each movement of coin. */
const COIN_LOG_ADDRESS = '0xfffffffffffffffffffffffffffffffffffffffe';

/**
 * Returns true for a log of coin (EIP-7708). It looks like one of ERC-20, so readers of tokens skip it: coin is read from
 * transactions and balances.
 *
 * @param address the address that logged it, in any case
 */
export function isCoinLog(address: string): boolean {
  return sameAddress(address, COIN_LOG_ADDRESS);
}
