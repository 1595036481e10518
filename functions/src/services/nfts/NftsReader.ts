import type { NftsQuestion } from '@everything-wallet/core/callables/nfts';
import type { NftsAnswer } from '@everything-wallet/core/callables/nftsAnswer';
import type { Network } from '@everything-wallet/core/networks/networks';
import { contractsOfCalls, nftCandidates, type NftCandidate } from './nftCandidates.ts';
import { NftOwnership, type NftOwnershipLimits } from './NftOwnership.ts';
import type { NftRecords } from './NftRecords.ts';

/** Records of what came in that one answer goes through, and all answers together: who is sent more has thousands that nobody asked for. */
const PAGE = 200;
const MOST_RECORDS = 2_000;

/** Own calls that are looked through for NFTs, and records of what they dealt with; and so many contracts Firestore compares at once. */
const MOST_OWN = 300;
const MOST_KNOWN = 30;

/** Finds which NFTs accounts own on one network, of those that came in, and judges how sure it is (decision 53). */
export class NftsReader {
  readonly #network: Network;
  readonly #ownership: NftOwnership;
  readonly #records: NftRecords;
  readonly #now: () => number;

  /** @param urls of the network's nodes */
  constructor(
    network: Network,
    urls: readonly string[],
    {
      records,
      limits = {},
      now = Date.now,
    }: {
      readonly records: NftRecords;
      readonly limits?: NftOwnershipLimits;
      readonly now?: () => number;
    },
  ) {
    this.#network = network;
    this.#ownership = new NftOwnership(network, urls, { limits });
    this.#records = records;
    this.#now = now;
  }

  /** @returns an answer also where no node gives one: then it is not known of anything whose it is */
  async read(userId: string, { addresses, from }: Omit<NftsQuestion, 'network'>): Promise<NftsAnswer> {
    const { candidates, next, isCut } = await this.#candidates(userId, addresses, from);
    const { block, ...answer } = await this.#ownership.read(candidates, addresses, userId);
    return {
      block,
      ageMs: block && Math.max(0, this.#now() - block.time),
      ...answer,
      next,
      ...(isCut && { isCut }),
    };
  }

  async #candidates(
    userId: string,
    addresses: readonly string[],
    from: number,
  ): Promise<{
    readonly candidates: readonly NftCandidate[];
    readonly next: number | null;
    readonly isCut: boolean;
  }> {
    const { id } = this.#network;
    const until = Math.min(from + PAGE, MOST_RECORDS);
    if (from >= until) return { candidates: [], next: null, isCut: true };
    const [calls, arrived] = await Promise.all([
      this.#records.findCalls(userId, id, MOST_OWN),
      this.#records.findArrived(userId, id, until),
    ]);
    const contracts = contractsOfCalls(calls);
    const isWhole = arrived.length < until;
    // What is read below is in no flood; where all is read it is among that.
    const isFlooded = contracts.length > 0 && (!isWhole || from > 0);
    const ofKnown = isFlooded
      ? await this.#records.findArrived(userId, id, MOST_OWN, contracts.slice(0, MOST_KNOWN))
      : [];
    const candidates = nftCandidates({
      accounts: new Set(addresses.map((address) => address.toLowerCase())),
      known: new Set(contracts.map((contract) => contract.toLowerCase())),
      calls,
      ofKnown,
      arrived,
      from,
    });
    const isLast = until >= MOST_RECORDS;
    return { candidates, next: isWhole || isLast ? null : until, isCut: isLast && !isWhole };
  }
}
