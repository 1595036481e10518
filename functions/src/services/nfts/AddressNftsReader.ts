import { logFailure } from '../../errors/logFailure.ts';
import { ChainUnavailableError } from '../chain/ChainUnavailableError.ts';
import type { TransfersReader } from '../transfers/TransfersReader.ts';
import type { AddressNft, AddressNftsAnswer, AddressNftsQuestion } from './AddressNfts.ts';
import { receivedCandidates, type ReceivedCandidate } from './receivedCandidates.ts';
import type { NftMetadataStore } from './NftMetadataStore.ts';
import type { NftOwnership } from './NftOwnership.ts';

/** NFTs per page: each may have a contract of its own, which is called alone if it misbehaves. */
const PAGE = 40;

/**
 * Finds the NFTs of an address that is not a user's account, by its incoming transfers, and how sure each is
 * (decision 57).
 */
export class AddressNftsReader {
  readonly #chainId: number;
  readonly #transfers: Pick<TransfersReader, 'read'>;
  readonly #ownership: NftOwnership;
  readonly #store: Pick<NftMetadataStore, 'find'>;

  /** @param options.transfers reads all movements of every transaction with an incoming NFT */
  constructor(
    chainId: number,
    {
      transfers,
      ownership,
      store,
    }: {
      readonly transfers: Pick<TransfersReader, 'read'>;
      readonly ownership: NftOwnership;
      readonly store: Pick<NftMetadataStore, 'find'>;
    },
  ) {
    this.#chainId = chainId;
    this.#transfers = transfers;
    this.#ownership = ownership;
    this.#store = store;
  }

  /**
   * Reads the incoming NFTs of some blocks, and asks every node for their current owners.
   *
   * @throws ChainUnavailableError if no node answers, or none returns logs
   */
  async read({ address, from, includesUnverified, asker }: AddressNftsQuestion): Promise<AddressNftsAnswer> {
    const page = await this.#transfers.read({ address, before: from?.before, includesUnverified: true });
    const candidates = receivedCandidates(address, page.transfers).filter(
      (candidate) => !isOnEarlierPage(candidate, from) && (includesUnverified || !candidate.isUnverified),
    );
    const chosen = candidates.slice(0, PAGE);
    const last = chosen.at(-1);
    const isCut = last !== undefined && candidates.length > chosen.length;
    const { block, nodes, nfts, collections } = await this.#ownership.read(chosen, [address], asker);
    // An unknown result would otherwise be an empty list.
    if (chosen.length > 0 && nodes.answered === 0) throw new ChainUnavailableError();
    const unconfirmed = new Set(chosen.filter(({ isUnconfirmed }) => isUnconfirmed).map(nameOf));
    const metadata = await this.#metadataOf(nfts);
    const first = isCut ? last.block : page.first;
    return {
      nfts: nfts.map((nft, index) => ({
        ...nft,
        // An NFT whose receipt is unconfirmed is unconfirmed, too.
        agreement: nft.agreement === 'agreed' && unconfirmed.has(nameOf(nft)) ? 'unconfirmed' : nft.agreement,
        stored: metadata[index],
      })),
      collections,
      block,
      ...{ first, last: page.last, unsettled: page.unsettled },
      nodes: chosen.length > 0 ? nodes : page.nodes,
      next: isCut ? { before: last.block + 1, after: last.key } : nextBefore(first),
    };
  }

  /**
   * Metadata read earlier for other users; nothing is read from contracts for a query about another address.
   */
  async #metadataOf(nfts: readonly Omit<AddressNft, 'stored'>[]): ReturnType<NftMetadataStore['find']> {
    try {
      return await this.#store.find(this.#chainId, nfts);
    } catch (error) {
      // Whose they are is known also while the database is silent.
      logFailure('finding metadata of NFTs', error);
      return [];
    }
  }
}

/** Returns true if the previous page returned it, of a block with more than one page holds. */
function isOnEarlierPage({ block, key }: ReceivedCandidate, from: AddressNftsQuestion['from']): boolean {
  return from?.after !== undefined && block === from.before - 1 && key <= from.after;
}

function nextBefore(first: number) {
  return first > 0 ? { before: first } : null;
}

function nameOf({ standard, contract, tokenId }: Pick<AddressNft, 'standard' | 'contract' | 'tokenId'>) {
  return [standard, contract.toLowerCase(), tokenId].join(' ');
}
