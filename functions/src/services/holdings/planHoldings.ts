import type { Read, ReadGroup } from './Reading.ts';
import { tokenSelectors } from '../abi/tokenSelectors.ts';
import { word } from '../abi/word.ts';

/** Questions of one call to strangers' contracts, for which less gas is given. */
const MAX_OF_UNLISTED = 1_500;

/** A wanted figure and the read for it. */
export interface WantedFigure {
  readonly address: string;
  /** Null for the native coin. */
  readonly contract: string | null;
  readonly read: Read;
  /** True if it is returned whatever its value; a scanned one is returned unless it is 0. */
  readonly isAsked: boolean;
  /** Index of a scanned contract in `lookedFor`. */
  readonly place?: number;
  /**
   * True if a disagreement about it is worth a second request: untrusted contracts may answer every node
   * differently.
   */
  readonly isTrusted: boolean;
}

/** Wanted facts of a contract and the reads for them. */
export interface WantedFacts {
  readonly contract: string;
  readonly symbol: Read;
  readonly name: Read;
  readonly decimals: Read;
}

/** All reads from every node. */
export interface HoldingsPlan {
  readonly groups: readonly ReadGroup[];
  readonly figures: readonly WantedFigure[];
  readonly facts: readonly WantedFacts[];
  /** Cursor of the next token scan; 0 if this one is complete. */
  readonly discoversNext: number;
}

interface Wanted {
  readonly addresses: readonly string[];
  /** Contracts that are read whatever they hold. */
  readonly asked: readonly string[];
  /** Contracts to scan, in scan order. */
  readonly candidates: readonly string[];
  /** Index of the first of them to read. */
  readonly from: number;
  readonly isListed: (contract: string) => boolean;
  /** True if the facts of a contract are known. */
  readonly isKnown: (contract: string) => boolean;
  /** Maximum reads per call. */
  readonly capacity: number;
  /** Maximum reads including the token scan, all others counted. */
  readonly maxCandidates: number;
}

/**
 * Plans the reads from every node: coins and listed tokens together, custom and received tokens each in a
 * call of their own, so that a contract that burns all gas hides no coin.
 */
export function planHoldings(wanted: Wanted): HoldingsPlan {
  const { addresses, asked, candidates, from, isListed, isKnown, capacity, maxCandidates } = wanted;
  const coins = addresses.map((address) => ({
    address,
    contract: null,
    read: { coinOf: address },
    isAsked: true,
    isTrusted: true,
  }));
  const figures: WantedFigure[] = [...coins];
  const facts: WantedFacts[] = [];
  const listed: Read[] = coins.map(({ read }) => read);
  const added: Read[] = [];
  const received: Read[] = [];

  const want = (contract: string, place?: number) => {
    const isRequested = place === undefined;
    const unlisted = isRequested ? added : received;
    const reads = isListed(contract) ? listed : unlisted;
    for (const address of addresses) {
      const read = { to: contract, data: `${tokenSelectors.balanceOf}${word(address)}` };
      reads.push(read);
      figures.push({
        address,
        contract,
        read,
        isAsked: isRequested,
        isTrusted: reads !== received,
        ...(place !== undefined && { place }),
      });
    }
    if (isKnown(contract)) return;
    const [symbol, name, decimals] = [
      tokenSelectors.symbol,
      tokenSelectors.name,
      tokenSelectors.decimals,
    ].map((data) => ({ to: contract, data })) as [Read, Read, Read];
    reads.push(symbol, name, decimals);
    facts.push({ contract, symbol, name, decimals });
  };
  for (const contract of asked) want(contract);
  const already = new Set(asked.map((contract) => contract.toLowerCase()));
  const total = () => listed.length + added.length + received.length;
  let next = from;
  for (; next < candidates.length; next += 1) {
    const contract = candidates[next] ?? '';
    if (already.has(contract.toLowerCase())) continue;
    // At least one, so that a scan ends however many accounts there are.
    if (next > from && total() + addresses.length > maxCandidates) break;
    want(contract, next);
  }
  const ofStrangers = Math.min(capacity, MAX_OF_UNLISTED);
  const groups = [
    ...chunksOf(listed, capacity).map((reads) => ({ reads, isOfStrangers: false })),
    ...[added, received]
      .flatMap((lane) => chunksOf(lane, ofStrangers))
      .map((reads) => ({ reads, isOfStrangers: true })),
  ];
  return { groups, figures, facts, discoversNext: next < candidates.length ? next : 0 };
}

function chunksOf<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
