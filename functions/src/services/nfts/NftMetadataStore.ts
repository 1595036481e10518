import type { NftMetadata, NftMetadataProblem } from '@everything-wallet/core/callables/nftsAnswer';
import type { NftStandard } from './NftRecords.ts';

/** Which NFT, on one network. */
export interface NftName {
  /** In any case. */
  readonly contract: string;
  /** A decimal number. */
  readonly tokenId: string;
}

/** What is kept of an NFT's metadata. */
export interface StoredMetadata {
  readonly collection: string;
  readonly standard: NftStandard | null;
  /** The last that was read, also where it could not be read since. */
  readonly metadata: Omit<NftMetadata, 'hasPicture'> | null;
  /** Whether it names a picture that may be asked for; the picture itself is kept beside. */
  readonly hasPicture: boolean;
  /** Why it could not be read when that was tried last; null where it was. */
  readonly problem: NftMetadataProblem | null;
  /** When that was, in ms since 1970. */
  readonly triedAt: number;
}

/** Where metadata is kept for everybody. */
export interface NftMetadataStore {
  find(chainId: number, names: readonly NftName[]): Promise<readonly (StoredMetadata | undefined)[]>;
  /** @param picture what it names as its picture; null where it names none, undefined where what is kept of it stays */
  keep(chainId: number, name: NftName, metadata: StoredMetadata, picture?: string | null): Promise<void>;
}
