import { MAX_METADATA, type NftMetadataQuestion } from '@everything-wallet/core/schemas/nfts';
import type { NftMetadataAnswer } from '@everything-wallet/core/schemas/nftsAnswer';
import type { RpcName } from '@everything-wallet/core/networks/networks';
import { CallableError } from '../firebase/CallableError.ts';

export type MetadataItem = NftMetadataAnswer['items'][number];

/** Identifies an NFT. */
export interface NftPlace {
  readonly network: RpcName;
  /** Checksum address. */
  readonly contract: string;
  /** A decimal number. */
  readonly tokenId: string;
}

interface Waiting {
  readonly place: NftPlace;
  readonly resolve: (item: MetadataItem) => void;
  readonly reject: (error: unknown) => void;
}

/** Time in which other requests can join, in ms: cards that are drawn together share one request. */
const GATHERED_MS = 30;

/** Requests metadata of single NFTs, in one batch for each network and moment. */
export class MetadataBatches {
  readonly #ask: (question: NftMetadataQuestion) => Promise<NftMetadataAnswer['items']>;
  readonly #waiting = new Map<RpcName, Waiting[]>();

  constructor(ask: (question: NftMetadataQuestion) => Promise<NftMetadataAnswer['items']>) {
    this.#ask = ask;
  }

  /** @throws CallableError of the batch that it was part of */
  readonly load = (place: NftPlace): Promise<MetadataItem> =>
    new Promise((resolve, reject) => {
      const { network } = place;
      const waiting = this.#waiting.get(network);
      const one = { place, resolve, reject };
      if (waiting) waiting.push(one);
      else {
        this.#waiting.set(network, [one]);
        setTimeout(() => this.#askAll(network), GATHERED_MS);
      }
    });

  #askAll(network: RpcName): void {
    const waiting = this.#waiting.get(network) ?? [];
    this.#waiting.delete(network);
    for (let start = 0; start < waiting.length; start += MAX_METADATA) {
      void this.#askSome(network, waiting.slice(start, start + MAX_METADATA));
    }
  }

  async #askSome(network: RpcName, waiting: readonly Waiting[]): Promise<void> {
    try {
      const items = waiting.map(({ place: { contract, tokenId } }) => ({ contract, tokenId }));
      const answer = await this.#ask({ network, items, refresh: false });
      const answers = new Map(answer.map((item) => [itemKey(item), item]));
      for (const { place, resolve, reject } of waiting) {
        const item = answers.get(itemKey(place));
        if (item) resolve(item);
        else reject(new CallableError('data-loss', 'The answer is malformed'));
      }
    } catch (error) {
      for (const { reject } of waiting) reject(error);
    }
  }
}

function itemKey({ contract, tokenId }: Pick<NftPlace, 'contract' | 'tokenId'>): string {
  return `${contract} ${tokenId}`.toLowerCase();
}
