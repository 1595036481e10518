import { parseAmount } from '@everything-wallet/core/amounts/parseAmount';
import type { RpcName } from '@everything-wallet/core/networks/networks';
import { batchQuery } from '../../../lib/refresh/batchQuery.ts';

/** Balance of a token. */
export interface TokenAmount {
  /** In the token's smallest unit. */
  readonly amount: bigint;
  readonly decimals: number;
}

interface TokenQuestion {
  readonly address: string;
  /** Contract of the token. */
  readonly contract: string;
  readonly network: RpcName;
}

/**
 * Reads an address's balance of a token.
 *
 * @throws CallableError, never a zero that no node stated
 */
export async function getTokenBalance(question: TokenQuestion): Promise<TokenAmount> {
  const { balance, decimals } = await batchQuery('tokenBalances', question);
  return { amount: parseAmount(balance, decimals), decimals };
}
