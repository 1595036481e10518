import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';

/** The address under which networks with EIP-7708 log transfers of coin. */
const COIN_LOG_ADDRESS = '0xfffffffffffffffffffffffffffffffffffffffe';

/**
 * Returns true for the log of a transfer of coin (EIP-7708). It has the form of an ERC-20 transfer, so code that reads tokens skips it: coin
 * is read from transactions and balances.
 *
 * @param address the address that logged it, in any case
 */
export function isCoinTransferLog(address: string): boolean {
  return sameAddress(address, COIN_LOG_ADDRESS);
}
