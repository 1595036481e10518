import type { Network } from '@everything-wallet/core/networks/networks';
import { useText } from '../../../lib/text/useText.ts';
import { useKnownToken } from '../../../lib/tokens/useKnownToken.ts';
import type { CustomToken } from '../CustomToken.ts';
import { listedTokenOf } from '../listedTokenOf.ts';
import { sendProblemOf } from '../sendProblemOf.ts';
import { useTokenDecimals } from './useTokenDecimals.ts';

/** Reason why a custom token cannot be sent, and the way out. */
interface TokenSending {
  /** Undefined where it can be sent. */
  readonly problem: string | undefined;
  /** Asks for its decimals once more; undefined where that did not fail. */
  readonly retry: (() => void) | undefined;
  /** Confirms the decimals that its contract states; undefined where there is nothing to confirm. */
  readonly confirm: (() => void) | undefined;
}

/**
 * Finds out if a custom token can be sent.
 *
 * @param heldDecimals decimals of the balance; undefined while it is not known
 */
export function useTokenSending(
  token: CustomToken,
  network: Network,
  heldDecimals: number | undefined,
): TokenSending {
  const t = useText();
  const decimals = useTokenDecimals(token, network);
  const { known, isContradicted } = useKnownToken(network, token.contract_address);
  const { symbol } = listedTokenOf(token);

  function problem(): string | undefined {
    if (isContradicted) return t('tokens.page.contradicted', { symbol });
    const own = known?.decimals ?? token.decimals;
    if (own === null && decimals.status === 'stated')
      return t('tokens.page.confirmDecimals', { symbol, decimals: decimals.decimals });
    if (own === null && decimals.status === 'failed' && decimals.message !== undefined)
      return decimals.message;
    const id = sendProblemOf(own, heldDecimals, decimals.status === 'asking');
    return id && t(id, { symbol });
  }

  return {
    problem: problem(),
    retry: decimals.status === 'failed' ? decimals.retry : undefined,
    confirm: decimals.status === 'stated' && !known && !isContradicted ? decimals.confirm : undefined,
  };
}
