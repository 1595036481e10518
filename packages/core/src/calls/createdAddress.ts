import { getCreateAddress } from 'ethers/address';

/**
 * Returns the address of the contract that a transaction without a recipient creates: the last 20 bytes of
 * keccak256 of RLP of sender and nonce (CREATE; Yellow Paper §7, as amended by EIP-161).
 *
 * @returns a checksum address (EIP-55)
 */
export function createdAddress(sender: string, nonce: number): string {
  return getCreateAddress({ from: sender, nonce });
}
