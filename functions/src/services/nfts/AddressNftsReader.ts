import { logFailure } from '../../errors/logFailure.ts';
import { ChainUnavailableError } from '../chain/ChainUnavailableError.ts';
import type { TransfersReader } from '../transfers/TransfersReader.ts';
import type { AddressNft, AddressNftsAnswer, AddressNftsQuestion } from './AddressNfts.ts';
import { receivedCandidates, type ReceivedCandidate } from './receivedCandidates.ts';
import type { NftMetadataStore } from './NftMetadataStore.ts';
import type { NftOwnership } from './NftOwnership.ts';

/** NFTs of one page: each may be of a contract of its own, which is asked by itself where it behaves badly. */
const PAGE = 40;

/** Finds which NFTs an address has that is nobody's, by what came to it, and judges how sure it is (decision 57). */
export class AddressNftsReader {
  readonly #chainId: number;
  readonly #transfers: Pick<TransfersReader, 'read'>;
  readonly #ownership: NftOwnership;
  readonly #store: Pick<NftMetadataStore, 'find'>;

  /** @param options.transfers tells of every transaction by which an NFT came everything that it moved */
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
   * Reads what came in some blocks, and asks every node whose it is now.
   *
   * @throws ChainUnavailableError when no node answers, or none tells logs
   */
  async read({ address, from, includesUnverified, asker }: AddressNftsQuestion): Promise<AddressNftsAnswer> {
    const page = await this.#transfers.read({ address, before: from?.before, includesUnverified: true });
    const candidates = receivedCandidates(address, page.transfers).filter(
      (candidate) => !isTold(candidate, from) && (includesUnverified || !candidate.isUnverified),
    );
    const asked = candidates.slice(0, PAGE);
    const last = asked.at(-1);
    const isCut = last !== undefined && candidates.length > asked.length;
    const { block, nodes, nfts, collections } = await this.#ownership.read(asked, [address], asker);
    // Else what is not known would look like a list of what there is.
    if (asked.length > 0 && nodes.answered === 0) throw new ChainUnavailableError();
    const unconfirmed = new Set(asked.filter(({ isUnconfirmed }) => isUnconfirmed).map(nameOf));
    const kept = await this.#kept(nfts);
    const first = isCut ? last.block : page.first;
    return {
      nfts: nfts.map((nft, index) => ({
        ...nft,
        // Nobody is sure of what nobody is sure came.
        agreement: nft.agreement === 'agreed' && unconfirmed.has(nameOf(nft)) ? 'unconfirmed' : nft.agreement,
        kept: kept[index],
      })),
      collections,
      block,
      ...{ first, last: page.last, unsettled: page.unsettled },
      nodes: asked.length > 0 ? nodes : page.nodes,
      next: isCut ? { before: last.block + 1, after: last.key } : nextBefore(first),
    };
  }

  /** What was read of them for somebody else; nothing is read anew for who asks about a stranger's. */
  async #kept(nfts: readonly Omit<AddressNft, 'kept'>[]): ReturnType<NftMetadataStore['find']> {
    try {
      return await this.#store.find(this.#chainId, nfts);
    } catch (error) {
      // Whose they are is known also while the database is silent.
      logFailure('finding metadata of NFTs', error);
      return [];
    }
  }
}

/** Whether the page before has told it, of a block that had more than one page takes. */
function isTold({ block, key }: ReceivedCandidate, from: AddressNftsQuestion['from']): boolean {
  return from?.after !== undefined && block === from.before - 1 && key <= from.after;
}

function nextBefore(first: number) {
  return first > 0 ? { before: first } : null;
}

function nameOf({ standard, contract, tokenId }: Pick<AddressNft, 'standard' | 'contract' | 'tokenId'>) {
  return [standard, contract.toLowerCase(), tokenId].join(' ');
}
