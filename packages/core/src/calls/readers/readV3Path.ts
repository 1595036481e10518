import { getAddress } from 'ethers/address';
import { callLimits } from '../callLimits.ts';

/** Route through pools: contracts in order, and each pool's fee in millionths between them. */
interface Route {
  readonly path: readonly string[];
  readonly fees: readonly number[];
}

/** Hex digits of an address, and of a fee plus an address. */
const [ADDRESS, HOP] = [40, 46];

/**
 * Reads the packed route of Uniswap v3: address, fee (three bytes), address, and so on.
 *
 * @param packed 0x-prefixed lower-case hex
 * @returns undefined for an invalid route
 */
export function readV3Path(packed: string): Route | undefined {
  const digits = packed.slice(2);
  const hops = (digits.length - ADDRESS) / HOP;
  if (hops < 1 || hops >= callLimits.route || !Number.isInteger(hops)) return undefined;
  const places = Array.from({ length: hops + 1 }, (_, place) => place * HOP);
  return {
    path: places.map((at) => getAddress(`0x${digits.slice(at, at + ADDRESS)}`)),
    fees: places.slice(0, -1).map((at) => parseInt(digits.slice(at + ADDRESS, at + HOP), 16)),
  };
}
