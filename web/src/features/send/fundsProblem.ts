import type { TextId } from '../../texts/texts.ts';

/** What is to be sent, and what there is; wei, and of a token its smallest unit. Undefined is unknown. */
export interface Funds {
  readonly amount: bigint | undefined;
  readonly fee: bigint | undefined;
  /** Of native coin. */
  readonly balance: bigint | undefined;
  /** Set where a token is sent and not native coin. */
  readonly token?: { readonly balance: bigint | undefined } | undefined;
}

/** Which balance is too small for a transfer, as the id of the catalogue's message; what is unknown is not too small. */
export function fundsProblem({ amount = 0n, fee = 0n, balance, token }: Funds): TextId | undefined {
  if (!token) return isAbove(amount + fee, balance) ? 'send.error.insufficientFunds' : undefined;
  if (isAbove(amount, token.balance)) return 'send.error.insufficientTokens';
  return isAbove(fee, balance) ? 'send.error.feeNotCovered' : undefined;
}

function isAbove(needed: bigint, balance: bigint | undefined): boolean {
  return balance !== undefined && needed > balance;
}
