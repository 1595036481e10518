import type { Holding, HoldingsAnswer } from '@everything-wallet/core/callables/holdings';
import type { Network } from '@everything-wallet/core/networks/networks';
import type { Figure, Sighting } from './Figure.ts';
import type { NetworkScan } from './NetworkScan.ts';

interface ReportedAnswer {
  readonly network: Network;
  readonly accounts: readonly string[];
  /** Whether tokens were looked for that the question did not name. */
  readonly discovered: boolean;
  readonly answer: HoldingsAnswer;
  /** Milliseconds since it was asked for. */
  readonly msSinceHeard: () => number;
}

/**
 * Joins an answer to what was heard before of the same accounts on the same network. What it does not name keeps its figures, with
 * the block and age that they had, until a look for tokens has come to its end without naming it: then nothing is held of it.
 *
 * @param before undefined for the first answer
 */
export function addAnswer(before: NetworkScan | undefined, heard: ReportedAnswer): NetworkScan {
  const { network, accounts, discovered, answer, msSinceHeard } = heard;
  const count = (before?.answers ?? 0) + 1;
  const sighting: Sighting = {
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
  if (!discovered) {
    const discovery = before?.discovery ?? {
      since: count,
      next: 0,
      seen: undefined,
      whole: undefined,
      hasGaps: false,
      msSinceWhole: undefined,
    };
    return { network, accounts, answers: count, assets, discovery };
  }
  const isNew = !before || before.discovery.next === 0;
  const since = isNew ? count : before.discovery.since;
  const seen = weaker(isNew ? undefined : before.discovery.seen, sighting);
  if (answer.isDiscoveryWhole) {
    for (const [key, asset] of assets) if (asset.answer < since) assets.delete(key);
  }
  return {
    network,
    accounts,
    answers: count,
    assets,
    discovery: {
      since,
      next: answer.isDiscoveryWhole ? 0 : answer.discoversNext,
      seen,
      whole: answer.isDiscoveryWhole ? seen : before?.discovery.whole,
      hasGaps: !answer.isDiscoveryWhole && (answer.discoversNext === 0 || before?.discovery.hasGaps === true),
      msSinceWhole: answer.isDiscoveryWhole ? msSinceHeard : before?.discovery.msSinceWhole,
    },
  };
}

/** A look is as old as its first part, and as sure as the part that the fewest nodes answered. */
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
  // A figure that the nodes differ about is none, whatever an answer says beside it.
  const isKnown = agreement === 'agreed' || agreement === 'unconfirmed';
  return {
    account: address,
    units: isKnown && units !== null ? BigInt(units) : undefined,
    agreement: isKnown && units === null ? 'unknown' : agreement,
    agreeing,
    sighting,
  };
}
