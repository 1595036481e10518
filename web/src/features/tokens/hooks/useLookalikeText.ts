import type { Network } from '@everything-wallet/core/networks/networks';
import { useText } from '../../../lib/text/useText.ts';
import { useLookalikes } from '../../../lib/tokens/useLookalikes.ts';

/** Says of a token which known one it is not, though it takes its name or symbol; undefined where it takes none. */
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
