import type { NftsQuestion } from '@everything-wallet/core/schemas/nfts';
import type { NftsAnswer } from '@everything-wallet/core/schemas/nftsAnswer';
import type { Network } from '@everything-wallet/core/networks/networks';
import { contractsOfCalls, nftCandidates, type NftCandidate } from './nftCandidates.ts';
import { NftOwnership, type NftOwnershipLimits } from './NftOwnership.ts';
import type { NftRecords } from './NftRecords.ts';

/** Maximum records of received NFTs read per page. */
const PAGE = 200;

/** Maximum NFTs of contracts the user has dealt with, which the first page returns. */
const MAX_OF_KNOWN = 300;

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
    const { calls, arrived, isCut } = await this.#records.read(userId, this.#network.id);
    if (from > 0 && from >= arrived.length) return { candidates: [], next: null, isCut };
    const until = from + PAGE;
    const known = new Set(contractsOfCalls(calls).map((contract) => contract.toLowerCase()));
    const isWhole = arrived.length <= until;
    // On a single page it is among the received ones.
    const isFlooded = !isWhole || from > 0;
    const ofKnown = isFlooded
      ? arrived.filter(({ contract }) => known.has(contract.toLowerCase())).slice(0, MAX_OF_KNOWN)
      : [];
    const candidates = nftCandidates({
      accounts: new Set(addresses.map((address) => address.toLowerCase())),
      known,
      calls,
      ofKnown,
      arrived: arrived.slice(0, until),
      from,
    });
    return { candidates, next: isWhole ? null : until, isCut: isWhole && isCut };
  }
}
