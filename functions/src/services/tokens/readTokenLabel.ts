import { tokenLimits } from '@everything-wallet/core/tokens/tokenLimits';
import { shortenContractAddress } from '@everything-wallet/core/accounts/shortenContractAddress';
import { ServiceError } from '../../errors/ServiceError.ts';
import type { Chain } from '../chain/Chain.ts';
import { ChainUnavailableError } from '../chain/ChainUnavailableError.ts';
import { callUint } from './callUint.ts';
import { decodeTokenText } from './decodeTokenText.ts';
import { tokenSelectors } from '../abi/tokenSelectors.ts';

/** A uint256 has no more digits: with more decimals no account could hold one token. */
const MAX_DECIMALS = 77n;

/** Symbol and decimals of a received token. */
export interface TokenLabel {
  /**
   * The contract's own symbol, cut and without invisible characters; its shortened address if it has none.
   */
  readonly symbol: string;
  /** Undefined where the contract states none that can be used, or the nodes do not agree. */
  readonly decimals: number | undefined;
  /** True if all was answered: reading again would change nothing. */
  readonly isSettled: boolean;
}

/**
 * Reads the label of a received token's amounts: the nodes agree on it, or it is unknown. Unlike for a custom
 * token (`readTokenDetails`), a contract that returns nothing is a token too: it has moved something.
 */
export async function readTokenLabel(chain: Chain, contract: string): Promise<TokenLabel> {
  const [symbol, decimals] = await Promise.all([
    unlessSilent(async () =>
      decodeTokenText(
        await chain.callUnanimous({ to: contract, data: tokenSelectors.symbol }),
        tokenLimits.symbol,
      ),
    ),
    unlessSilent(async () => {
      const stated = await callUint(chain, contract, tokenSelectors.decimals, 'callUnanimous');
      return stated <= MAX_DECIMALS ? Number(stated) : undefined;
    }),
  ]);
  return {
    symbol:
      symbol.answer === undefined || symbol.answer === '' ? shortenContractAddress(contract) : symbol.answer,
    decimals: decimals.answer,
    isSettled: symbol.isAnswered && decimals.isAnswered,
  };
}

/**
 * Returns an answer, and whether the network gave one: a contract without the function counts as an answer, a silent
 * network does not.
 */
async function unlessSilent<Answer>(
  ask: () => Promise<Answer | undefined>,
): Promise<{ readonly answer: Answer | undefined; readonly isAnswered: boolean }> {
  try {
    return { answer: await ask(), isAnswered: true };
  } catch (error) {
    if (error instanceof ChainUnavailableError) return { answer: undefined, isAnswered: false };
    if (error instanceof ServiceError) return { answer: undefined, isAnswered: true };
    throw error;
  }
}
