import type { Network } from '@everything-wallet/core/networks/networks';
import { useText } from '../../../lib/text/useText.ts';
import { useLookalikes } from '../../../lib/tokens/useLookalikes.ts';

/** Warns that a token copies the name or symbol of a known one; undefined if it does not. */
export function useLookalikeText(
  network: Network,
  token:
    | { readonly contract_address: string; readonly token_symbol: string; readonly token_name: string }
    | undefined,
): string | undefined {
  const t = useText();
  const find = useLookalikes(token !== undefined);
  if (!token) return undefined;
  const { contract_address: contract, token_symbol: symbol, token_name: name } = token;
  const imitated = find({ network, contract, symbol, name });
  return imitated && t('tokens.imitation', { symbol: imitated.symbol });
}
