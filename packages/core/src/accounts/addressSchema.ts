import { isAddress } from 'ethers/address';
import { z } from 'zod';

const HEX_ADDRESS = /^0x[0-9a-fA-F]{40}$/;

/** True if a text is an EVM address: 0x and 40 hex digits, and in mixed case a valid checksum (EIP-55). */
export function isEvmAddress(text: string): boolean {
  // ethers also reads ICAP and prefix-less forms, which nodes reject.
  return HEX_ADDRESS.test(text) && isAddress(text);
}

/** An EVM address. The refusal is one sentence, fit for callers of the functions and the API. */
export const addressSchema = z
  .string()
  .refine(isEvmAddress, 'must be 0x and 40 hex digits with a valid EIP-55 checksum');
