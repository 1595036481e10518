/**
 * What does not hold of a proof:
 * - 'header': the header is not that of the block with this hash, or names another number or time;
 * - 'path': the trie's nodes do not lead from the header's state to the account, nor to where it is missing;
 * - 'account': what stands there is no account;
 * - 'balance': the account there has another balance.
 */
type BalanceProofFault = 'header' | 'path' | 'account' | 'balance';

/** A proof of a balance that proves nothing: whoever sent it is wrong, or lies. */
export class BalanceProofError extends Error {
  override readonly name = 'BalanceProofError';
  readonly reason: BalanceProofFault;

  constructor(reason: BalanceProofFault, options?: ErrorOptions) {
    super(`The proof does not hold: ${reason}`, options);
    this.reason = reason;
  }
}
