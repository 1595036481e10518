import type { Network } from '@everything-wallet/core/networks/networks';
import { builtInTokens } from '@everything-wallet/core/tokens/builtInTokens';
import { bundledSymbols } from '../../catalogue/bundledSymbols.ts';
import type { LookalikeToken, TokenClaim } from './LookalikeToken.ts';
import { findLookalikeSymbol } from './findLookalikeSymbol.ts';
import { knownToken } from './tokenList.ts';

/**
 * Names and symbols of a network's own tokens, computed once: `imitates` caches skeletons for the lifetime of
 * a list.
 */
const namesOn = new Map<
  Network['id'],
  { readonly symbols: readonly string[]; readonly names: readonly string[] }
>();

/**
 * Finds the known coin or token whose name or symbol a token copies.
 *
 * @param isListLoaded true if the bundled list is loaded; otherwise only tokens of the same network are
 * compared, since the contract may be listed
 * @returns undefined for a known token, and for one that resembles none
 */
export function findLookalike(
  { network, contract, symbol, name }: TokenClaim,
  isListLoaded: boolean,
): LookalikeToken | undefined {
  if (knownToken(network.chainId, contract)) return undefined;
  const rows = builtInTokens[network.id];
  const { symbols, names } = knownOn(network);
  const bySymbol = findLookalikeSymbol(symbol, symbols);
  const byName = bySymbol === undefined && name !== undefined ? findLookalikeSymbol(name, names) : undefined;
  const row = rows.find(([, own, , full]) => own === bySymbol || full === byName);
  if (row) return { symbol: row[1], contract: row[0] };
  if (bySymbol !== undefined) return { symbol: bySymbol, contract: undefined };
  const elsewhere = isListLoaded ? findLookalikeSymbol(symbol, bundledSymbols) : undefined;
  return elsewhere === undefined ? undefined : { symbol: elsewhere, contract: undefined };
}

function knownOn({ id, currency }: Network) {
  let known = namesOn.get(id);
  if (!known) {
    const rows = builtInTokens[id];
    known = {
      symbols: [currency, ...rows.map(([, symbol]) => symbol)],
      names: rows.map(([, , , name]) => name),
    };
    namesOn.set(id, known);
  }
  return known;
}
