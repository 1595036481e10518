/**
 * Reason why a call is not built:
 * - 'address': an invalid address, or a wrong checksum (EIP-55);
 * - 'number': an amount, id or time that does not fit its bits, is negative, or is 0 where 0 makes no sense;
 * - 'unlimitedApproval': an allowance that is never used up;
 * - 'aboveNamed': an allowance above the amount shown to the user;
 * - 'path': a route without two ends, with the same token twice in a row, with fees that do not match it, or
 *   from or to coin with an end that is not the wrapped coin;
 * - 'recipient': an address that a router reads as another one, or that would retain the output;
 * - 'noLeastOutput': a swap without a minimum output;
 * - 'order': an order that is not a listing of one NFT at one price in coin, or has no account's signature.
 */
export type CallFault =
  | 'address'
  | 'number'
  | 'unlimitedApproval'
  | 'aboveNamed'
  | 'path'
  | 'recipient'
  | 'noLeastOutput'
  | 'order';

/** A call that this wallet does not build. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly reason: CallFault;

  constructor(reason: CallFault, options?: ErrorOptions) {
    super(`The call is not built: ${reason}`, options);
    this.reason = reason;
  }
}
