import { isAddress } from 'ethers/address';
import { z } from 'zod';

const HEX_ADDRESS = /^0x[0-9a-fA-F]{40}$/;

/** Whether a text is an EVM address: 0x and 40 hex digits, and where the case is mixed, a valid checksum (EIP-55). */
export function isEvmAddress(text: string): boolean {
  // ethers also reads ICAP and prefix-less forms, which no chain call understands.
  return HEX_ADDRESS.test(text) && isAddress(text);
}

/** An EVM address; refused with one sentence fit for callers of the functions and the API. */
export const addressSchema = z
  .string()
  .refine(isEvmAddress, 'must be 0x and 40 hex digits with a valid EIP-55 checksum');
