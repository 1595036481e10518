import { getAddress } from 'ethers/address';

/**
 * The call `transfer(address,uint256)`, whose address is padded with zeros: anything else is another call.
 */
const TOKEN_TRANSFER = /^0xa9059cbb0{24}([0-9a-f]{40})([0-9a-f]{64})$/;

/** Token transfer in call data. */
export interface TokenTransferCall {
  /** The recipient, a checksum address (EIP-55). */
  readonly to: string;
  /** In the token's smallest unit. */
  readonly amount: bigint;
}

/**
 * Reads call data as an ERC-20 transfer.
 *
 * @param data 0x-prefixed hex
 * @returns undefined for everything but exactly that call
 */
export function decodeTokenTransfer(data: string): TokenTransferCall | undefined {
  const [, to, amount] = TOKEN_TRANSFER.exec(data.toLowerCase()) ?? [];
  if (to === undefined || amount === undefined) return undefined;
  return { to: getAddress(`0x${to}`), amount: BigInt(`0x${amount}`) };
}
