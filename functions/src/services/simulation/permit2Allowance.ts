/** Bits of the amount, above which the expiry is stored, as in Permit2 itself. */
const AMOUNT_BITS = 160n;

/** An allowance of Permit2: units, and seconds since 1970. */
export interface Permit2Allowance {
  readonly units: bigint;
  readonly endsAt: bigint;
}

/** Writes an allowance of Permit2 as one number, so that two are the same where both parts are; nothing is 0 whenever it would end. */
export function packPermit2({ units, endsAt }: Permit2Allowance): bigint {
  return units === 0n ? 0n : (endsAt << AMOUNT_BITS) + units;
}

/** Decodes the result of `packPermit2`. */
export function unpackPermit2(packed: bigint): Permit2Allowance {
  return { units: BigInt.asUintN(Number(AMOUNT_BITS), packed), endsAt: packed >> AMOUNT_BITS };
}

/**
 * Decodes Permit2's answer to `allowance(address,address,address)`: uint160 amount, uint48 expiry, uint48
 * nonce.
 *
 * @param answer 0x-prefixed hex, its first two words; null if the code failed
 * @returns packed; undefined if malformed
 */
export function readPermit2Allowance(answer: string | null | undefined): bigint | undefined {
  const words = /^0x0{24}([0-9a-f]{40})0{52}([0-9a-f]{12})/i.exec(answer ?? '');
  return words ? packPermit2({ units: BigInt(`0x${words[1]}`), endsAt: BigInt(`0x${words[2]}`) }) : undefined;
}
