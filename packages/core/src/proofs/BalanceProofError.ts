/**
 * Fault of a proof:
 * - 'header': the header does not hash to the block's hash, or has another number or time;
 * - 'path': the trie's nodes do not lead from the header's state to the account, nor to where it is missing;
 * - 'account': the value there is not an account;
 * - 'balance': the account there has another balance.
 */
type BalanceProofFault = 'header' | 'path' | 'account' | 'balance';

/** An invalid proof of a balance: its sender is wrong, or lies. */
export class BalanceProofError extends Error {
  override readonly name = 'BalanceProofError';
  readonly reason: BalanceProofFault;

  constructor(reason: BalanceProofFault, options?: ErrorOptions) {
    super(`The proof does not hold: ${reason}`, options);
    this.reason = reason;
  }
}
