import type { Read, ReadGroup } from './Reading.ts';

/** First four bytes of keccak256 of balanceOf(address), symbol(), name() and decimals() (ERC-20). */
const BALANCE_OF = `0x70a08231${'0'.repeat(24)}`;
const SYMBOL = '0x95d89b41';
const NAME = '0x06fdde03';
const DECIMALS = '0x313ce567';

/** Questions of one call to strangers' contracts, for which less gas is given. */
const MAX_OF_UNLISTED = 1_500;

/** A figure that is wanted, and what is asked for it. */
export interface WantedFigure {
  readonly address: string;
  /** Null for the native coin. */
  readonly contract: string | null;
  readonly read: Read;
  /** Whether it is told whatever it is; one that was looked for is told where it is not 0. */
  readonly isAsked: boolean;
  /** Of one that was looked for: its contract's place among those that are looked for. */
  readonly place?: number;
  /** Whether a difference about it is worth asking once more: strangers' contracts may answer every node in another way. */
  readonly isTrusted: boolean;
}

/** Facts of a contract that are wanted, and what is asked for them. */
export interface WantedFacts {
  readonly contract: string;
  readonly symbol: Read;
  readonly name: Read;
  readonly decimals: Read;
}

/** Everything that is asked of every node. */
export interface HoldingsPlan {
  readonly groups: readonly ReadGroup[];
  readonly figures: readonly WantedFigure[];
  readonly facts: readonly WantedFacts[];
  /** Where the next look for tokens goes on; 0 where this one comes to its end. */
  readonly discoversNext: number;
}

interface Wanted {
  readonly addresses: readonly string[];
  /** Contracts that are asked whatever they hold. */
  readonly asked: readonly string[];
  /** Contracts that are looked for, in the order in which that is done. */
  readonly lookedFor: readonly string[];
  /** Of these the first one that is to be asked. */
  readonly from: number;
  readonly isListed: (contract: string) => boolean;
  /** Whether the facts of a contract are known. */
  readonly isKnown: (contract: string) => boolean;
  /** How many questions one call may have. */
  readonly capacity: number;
  /** How many there may be of a look for tokens, all others counted. */
  readonly mostLookedFor: number;
}

/**
 * Plans what every node is asked: the coins and the tokens that are vouched for together; what somebody added, and what merely came
 * in, each in a call of its own, so that a contract which takes all the gas there is keeps no coin from being known.
 */
export function planHoldings(wanted: Wanted): HoldingsPlan {
  const { addresses, asked, lookedFor, from, isListed, isKnown, capacity, mostLookedFor } = wanted;
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
  const arrived: Read[] = [];

  const want = (contract: string, place?: number) => {
    const isAsked = place === undefined;
    const unlisted = isAsked ? added : arrived;
    const reads = isListed(contract) ? listed : unlisted;
    for (const address of addresses) {
      const read = { to: contract, data: `${BALANCE_OF}${address.slice(2).toLowerCase()}` };
      reads.push(read);
      figures.push({
        address,
        contract,
        read,
        isAsked,
        isTrusted: reads !== arrived,
        ...(place !== undefined && { place }),
      });
    }
    if (isKnown(contract)) return;
    const [symbol, name, decimals] = [SYMBOL, NAME, DECIMALS].map((data) => ({ to: contract, data })) as [
      Read,
      Read,
      Read,
    ];
    reads.push(symbol, name, decimals);
    facts.push({ contract, symbol, name, decimals });
  };
  for (const contract of asked) want(contract);
  const already = new Set(asked.map((contract) => contract.toLowerCase()));
  const total = () => listed.length + added.length + arrived.length;
  let next = from;
  for (; next < lookedFor.length; next += 1) {
    const contract = lookedFor[next] ?? '';
    if (already.has(contract.toLowerCase())) continue;
    // One at least, so that a look comes to its end however many accounts there are.
    if (next > from && total() + addresses.length > mostLookedFor) break;
    want(contract, next);
  }
  const ofStrangers = Math.min(capacity, MAX_OF_UNLISTED);
  const groups = [
    ...chunksOf(listed, capacity).map((reads) => ({ reads, isOfStrangers: false })),
    ...[added, arrived]
      .flatMap((lane) => chunksOf(lane, ofStrangers))
      .map((reads) => ({ reads, isOfStrangers: true })),
  ];
  return { groups, figures, facts, discoversNext: next < lookedFor.length ? next : 0 };
}

function chunksOf<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
