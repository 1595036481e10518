import { parseAmount } from '@everything-wallet/core/amounts/parseAmount';
import { getTokenBalance as contract } from '@everything-wallet/core/callables/getTokenBalance';
import { patientCallable } from '../../../lib/firebase/patientCallable.ts';

const call = patientCallable(contract);

/** What somebody holds of a token. */
export interface TokenAmount {
  /** In the token's smallest unit. */
  readonly amount: bigint;
  readonly decimals: number;
}

/**
 * What an address holds of a token.
 *
 * @throws CallableError, never a zero that nobody stated
 */
export async function getTokenBalance(...question: Parameters<typeof call>): Promise<TokenAmount> {
  const { balance, decimals } = await call(...question);
  return { amount: parseAmount(balance, decimals), decimals };
}
