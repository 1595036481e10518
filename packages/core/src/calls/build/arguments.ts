import { getAddress } from 'ethers/address';
import { CallError } from '../CallError.ts';

/** @throws CallError for an invalid address or a wrong checksum (EIP-55) */
export function checkedAddress(address: string): string {
  try {
    return getAddress(address);
  } catch (cause) {
    throw new CallError('address', { cause });
  }
}

/** @throws CallError for a number that does not fit the bits */
export function checkedNumber(number: bigint, bits = 256): bigint {
  if (number < 0n || number >> BigInt(bits) !== 0n) throw new CallError('number');
  return number;
}

/** @throws CallError for 0, too, since moving nothing is never intended */
export function checkedAmount(amount: bigint): bigint {
  if (amount === 0n) throw new CallError('number');
  return checkedNumber(amount);
}
