import { getAddress } from 'ethers/address';

/** First four bytes of keccak256('transfer(address,uint256)') (ERC-20). */
const TRANSFER_SELECTOR = '0xa9059cbb';

/**
 * Encodes the call `transfer(to, amount)` of an ERC-20 contract.
 *
 * @param to the recipient; a wrong checksum (EIP-55) is rejected
 * @param amount in the token's smallest unit
 * @returns 68 bytes of lower-case hex
 * @throws Error when the address is invalid, RangeError when the amount does not fit 256 bits
 */
export function encodeTokenTransfer(to: string, amount: bigint): string {
  if (amount < 0n || amount >= 1n << 256n) throw new RangeError('A token amount has at most 256 bits');
  const recipient = getAddress(to).slice(2).toLowerCase().padStart(64, '0');
  return `${TRANSFER_SELECTOR}${recipient}${amount.toString(16).padStart(64, '0')}`;
}
