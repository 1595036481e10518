import type { Network } from '@everything-wallet/core/networks/networks';
import type { Figure } from './Figure.ts';
import type { AssetKind, HeldAsset } from './HeldAsset.ts';
import type { HoldingsNetworkScan } from './HoldingsNetworkScan.ts';

/** Fields of a token that the user added. */
export interface AddedToken {
  /** Network id. */
  readonly network: string;
  readonly contract_address: string;
  readonly token_name: string;
  readonly token_symbol: string;
  /** Decimals that the nodes agreed on when it was added; null if unknown. */
  readonly decimals: number | null;
}

/** Builds the key of an asset: its network and contract, or the network's coin. */
export function assetKey(networkId: string, contract?: string): string {
  return `${networkId}:${contract?.toLowerCase() ?? ''}`;
}

/**
 * Lists the assets that are held or may be: coins, tokens that the user added, and tokens with a figure other than 0. Joins the scans
 * of several groups of accounts on one network. Every scan looks for all listed tokens, so an account without a figure in a complete
 * scan holds 0 of a listed token.
 */
export function assetsOf(
  scans: readonly HoldingsNetworkScan[],
  added: readonly AddedToken[],
): readonly HeldAsset[] {
  const ownTokens = new Map(
    added.map((token) => [assetKey(token.network, token.contract_address), token] as const),
  );
  const assets = new Map<string, HeldAsset>();
  for (const { network, assets: seen } of scans) {
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
    const zeros = scans.filter(({ network }) => network.id === asset.network.id).flatMap(noneIn(asset));
    if (zeros.length > 0) assets.set(key, { ...asset, figures: [...asset.figures, ...zeros] });
  }
  return [...assets.values()].filter(
    ({ kind, figures }) => kind === 'coin' || kind === 'custom' || figures.some(({ units }) => units !== 0n),
  );
}

/** Adds figures of 0 for the accounts that a complete scan has no figure of. */
function noneIn({ figures }: HeldAsset) {
  const reported = new Set(figures.map(({ account }) => account.toLowerCase()));
  return ({ accounts, discovery: { whole } }: HoldingsNetworkScan): Figure[] => {
    if (!whole) return [];
    const { answered, needed, differing = 0 } = whole.nodes;
    const isAgreed = answered >= needed;
    return accounts
      .filter((account) => !reported.has(account.toLowerCase()))
      .map((account) => ({
        account,
        units: 0n,
        agreement: isAgreed ? 'agreed' : 'unconfirmed',
        agreeing: isAgreed ? Math.max(needed, answered - differing) : answered,
        sighting: whole,
      }));
  };
}

type Facts = NonNullable<ReturnType<HoldingsNetworkScan['assets']['get']>>['facts'];

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
  // Name, symbol and decimals of a listed token are the wallet's, not those of a stored document: a document with other ones could
  // make one token pass for another.
  const named = seen.isListed ? undefined : own;
  return {
    contract: own?.contract_address ?? seen.contract ?? contract,
    kind,
    symbol: named?.token_symbol ?? seen.symbol,
    name: named?.token_name ?? seen.name,
    decimals: agreedDecimals(seen.decimals ?? undefined, named?.decimals ?? undefined),
  };
}

/** Returns the decimals of a token; undefined if they differ from the stored ones, since amounts would be wrong then. */
function agreedDecimals(seen: number | undefined, stored: number | undefined): number | undefined {
  return stored === undefined || stored === seen ? seen : undefined;
}
