import type { Holding, HoldingsAnswer } from '@everything-wallet/core/schemas/holdings';
import type { Network } from '@everything-wallet/core/networks/networks';
import type { Figure, Sighting } from './Figure.ts';
import type { HoldingsNetworkScan } from './HoldingsNetworkScan.ts';

interface ReportedAnswer {
  readonly network: Network;
  readonly accounts: readonly string[];
  /** True where the answer is part of a scan for tokens that the question did not name. */
  readonly discovered: boolean;
  readonly answer: HoldingsAnswer;
  /** Milliseconds since the request. */
  readonly msSinceHeard: () => number;
}

/**
 * Adds an answer to earlier ones about the same accounts on the same network. Assets that the answer does not name retain their
 * figures, with block and age, until a complete scan for tokens does not name them: then their balance is 0.
 *
 * @param before undefined for the first answer
 */
export function addAnswer(
  before: HoldingsNetworkScan | undefined,
  reported: ReportedAnswer,
): HoldingsNetworkScan {
  const { network, accounts, discovered, answer, msSinceHeard } = reported;
  const count = (before?.answers ?? 0) + 1;
  const sighting: Sighting = {
    network: network.id,
    block: answer.block?.number,
    ageMs: answer.ageMs ?? undefined,
    nodes: answer.nodes,
    msSinceHeard,
  };
  const assets = new Map(before?.assets);
  for (const [key, holdings] of byContract(answer.holdings)) {
    const facts = answer.tokens.find(({ contract }) => contract.toLowerCase() === key);
    assets.set(key, {
      facts: facts ?? assets.get(key)?.facts,
      figures: holdings.map((holding) => figureOf(holding, sighting)),
      answer: count,
    });
  }
  const discovery = discovered
    ? nextDiscovery(before?.discovery, { count, answer, sighting })
    : (before?.discovery ?? { ...NO_DISCOVERY, since: count });
  if (discovered && answer.isDiscoveryWhole) {
    for (const [key, asset] of assets) if (asset.answer < discovery.since) assets.delete(key);
  }
  return { network, accounts, answers: count, assets, discovery };
}

type Discovery = HoldingsNetworkScan['discovery'];

const NO_DISCOVERY = {
  next: 0,
  seen: undefined,
  whole: undefined,
  hasGaps: false,
  msSinceWhole: undefined,
};

/** Continues a scan for tokens with an answer, or starts the next one. */
function nextDiscovery(
  before: Discovery | undefined,
  { count, answer, sighting }: { count: number; answer: HoldingsAnswer; sighting: Sighting },
): Discovery {
  const begun = before && before.next !== 0 ? before : undefined;
  const since = begun?.since ?? count;
  const seen = weaker(begun?.seen, sighting);
  if (answer.isDiscoveryWhole) {
    return { since, next: 0, seen, whole: seen, hasGaps: false, msSinceWhole: sighting.msSinceHeard };
  }
  return {
    since,
    next: answer.discoversNext,
    seen,
    whole: before?.whole,
    hasGaps: answer.discoversNext === 0 || before?.hasGaps === true,
    msSinceWhole: before?.msSinceWhole,
  };
}

/** Joins two parts of a scan: takes the age of the first one, and the agreement of the one that fewer nodes answered. */
function weaker(before: Sighting | undefined, now: Sighting): Sighting {
  if (!before) return now;
  return now.nodes.answered < before.nodes.answered ? { ...before, nodes: now.nodes } : before;
}

function byContract(holdings: readonly Holding[]): Map<string, Holding[]> {
  const grouped = new Map<string, Holding[]>();
  for (const holding of holdings) {
    const key = holding.contract?.toLowerCase() ?? '';
    const group = grouped.get(key);
    if (group) group.push(holding);
    else grouped.set(key, [holding]);
  }
  return grouped;
}

function figureOf({ address, units, agreement, agreeing }: Holding, sighting: Sighting): Figure {
  // A figure that the nodes disagree on counts as unknown, whatever units the answer has beside it.
  const isKnown = agreement === 'agreed' || agreement === 'unconfirmed';
  return {
    account: address,
    units: isKnown && units !== null ? BigInt(units) : undefined,
    agreement: isKnown && units === null ? 'unknown' : agreement,
    agreeing,
    sighting,
  };
}
