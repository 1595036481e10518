import type { TextId } from '../../../texts/texts.ts';

/** Amounts to send and balances; wei, and for a token its smallest unit. Undefined is unknown. */
export interface Funds {
  readonly amount: bigint | undefined;
  readonly fee: bigint | undefined;
  /** Of the coin. */
  readonly balance: bigint | undefined;
  /** Set where a token is sent instead of coin. */
  readonly token?: { readonly balance: bigint | undefined } | undefined;
}

/** Finds the balance that is too small for a transfer, as a text id; an unknown balance is not too small. */
export function fundsProblem({ amount = 0n, fee = 0n, balance, token }: Funds): TextId | undefined {
  if (!token) return isAbove(amount + fee, balance) ? 'send.error.insufficientFunds' : undefined;
  if (isAbove(amount, token.balance)) return 'send.error.insufficientTokens';
  return isAbove(fee, balance) ? 'send.error.feeNotCovered' : undefined;
}

function isAbove(needed: bigint, balance: bigint | undefined): boolean {
  return balance !== undefined && needed > balance;
}
