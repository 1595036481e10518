import type { Network } from '@everything-wallet/core/networks/networks';
import type { Figure } from './Figure.ts';
import type { AssetKind, HeldAsset } from './HeldAsset.ts';
import type { NetworkScan } from './NetworkScan.ts';

/** A token that the person added, as far as it matters here. */
export interface AddedToken {
  /** Network id. */
  readonly network: string;
  readonly contract_address: string;
  readonly token_name: string;
  readonly token_symbol: string;
  /** Those that nodes agreed on when it was added; null where they are not known. */
  readonly decimals: number | null;
}

/** The key of an asset: its network and contract, or the network's coin. */
export function assetKey(networkId: string, contract?: string): string {
  return `${networkId}:${contract?.toLowerCase() ?? ''}`;
}

/**
 * All that is known to be held, or not known not to be: coins, tokens that the person added, and tokens with a figure that is not 0.
 * Looks of several groups of accounts on one network are joined. A listed token is looked for by every look: an account that a whole
 * one did not name holds none of it.
 */
export function assetsOf(looks: readonly NetworkScan[], added: readonly AddedToken[]): readonly HeldAsset[] {
  const ownTokens = new Map(
    added.map((token) => [assetKey(token.network, token.contract_address), token] as const),
  );
  const assets = new Map<string, HeldAsset>();
  for (const { network, assets: seen } of looks) {
    for (const [contract, { facts, figures }] of seen) {
      const key = assetKey(network.id, contract === '' ? undefined : contract);
      const own = ownTokens.get(key);
      const before = assets.get(key);
      assets.set(key, {
        ...(before ?? describe(key, network, contract, facts, own)),
        figures: [...(before?.figures ?? []), ...figures],
      });
    }
  }
  for (const [key, asset] of assets) {
    if (asset.kind !== 'listed') continue;
    const untold = looks.filter(({ network }) => network.id === asset.network.id).flatMap(noneIn(asset));
    if (untold.length > 0) assets.set(key, { ...asset, figures: [...asset.figures, ...untold] });
  }
  return [...assets.values()].filter(
    ({ kind, figures }) => kind === 'coin' || kind === 'custom' || figures.some(({ units }) => units !== 0n),
  );
}

/** What a look says of accounts without a figure of their own: that they hold nothing, once it has come to its end. */
function noneIn({ figures }: HeldAsset) {
  const told = new Set(figures.map(({ account }) => account.toLowerCase()));
  return ({ accounts, discovery: { whole } }: NetworkScan): Figure[] => {
    if (!whole) return [];
    const { answered, needed, differing = 0 } = whole.nodes;
    const isAgreed = answered >= needed;
    return accounts
      .filter((account) => !told.has(account.toLowerCase()))
      .map((account) => ({
        account,
        units: 0n,
        agreement: isAgreed ? 'agreed' : 'unconfirmed',
        agreeing: isAgreed ? Math.max(needed, answered - differing) : answered,
        sighting: whole,
      }));
  };
}

type Facts = NonNullable<ReturnType<NetworkScan['assets']['get']>>['facts'];

function describe(
  key: string,
  network: Network,
  contract: string,
  facts: Facts,
  own: AddedToken | undefined,
): Omit<HeldAsset, 'figures'> {
  if (contract === '') {
    const { coin, currency } = network;
    return {
      key,
      network,
      contract: undefined,
      kind: 'coin',
      symbol: currency,
      name: coin.name,
      decimals: 18,
    };
  }
  return { key, network, ...describeToken(contract, facts, own) };
}

const NO_FACTS = { contract: undefined, isListed: false, symbol: '', name: '', decimals: null };

function describeToken(
  contract: string,
  facts: Facts,
  own: AddedToken | undefined,
): Omit<HeldAsset, 'figures' | 'key' | 'network'> {
  const seen = facts ?? NO_FACTS;
  const kind: AssetKind = own ? 'custom' : seen.isListed ? 'listed' : 'unverified';
  // Name, symbol and decimals of a known token are the wallet's own, and no document's: one that calls it something else would pass one
  // token for another.
  const named = seen.isListed ? undefined : own;
  return {
    contract: own?.contract_address ?? seen.contract ?? contract,
    kind,
    symbol: named?.token_symbol ?? seen.symbol,
    name: named?.token_name ?? seen.name,
    decimals: agreedDecimals(seen.decimals ?? undefined, named?.decimals ?? undefined),
  };
}

/** Decimals of a token; undefined where they differ from those that were stored, which makes every amount another one. */
function agreedDecimals(seen: number | undefined, stored: number | undefined): number | undefined {
  return stored === undefined || stored === seen ? seen : undefined;
}
