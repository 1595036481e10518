/**
 * Why a call is not built:
 * - 'address': an address is none, or its checksum is wrong (EIP-55);
 * - 'number': an amount, id or time does not fit its bits, or is negative or nothing where there has to be something;
 * - 'unlimitedApproval': an allowance that nothing uses up;
 * - 'aboveNamed': an allowance above what the person was shown;
 * - 'path': a route without two ends, with the same token twice in a row, whose fees do not fit it, or paid in coin or for coin with
 *   another end than the wrapped coin;
 * - 'recipient': whoever stands for somebody else to a router, or keeps what comes;
 * - 'noLeastOutput': a swap that would take whatever comes;
 * - 'order': an order that is no listing of one NFT at one price in coin, or has no signature of an account.
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
