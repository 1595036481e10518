import type { NftMetadata, NftMetadataProblem } from '@everything-wallet/core/schemas/nftsAnswer';
import type { NftStandard } from './NftRecords.ts';

/** An NFT of one network. */
export interface NftName {
  /** In any case. */
  readonly contract: string;
  /** A decimal number. */
  readonly tokenId: string;
}

/** Stored metadata of an NFT. */
export interface StoredMetadata {
  readonly collection: string;
  readonly standard: NftStandard | null;
  /** The last that was read, also where it could not be read since. */
  readonly metadata: Omit<NftMetadata, 'hasPicture'> | null;
  /** True if it names a picture that may be requested; the picture itself is stored separately. */
  readonly hasPicture: boolean;
  /** Problem of the last attempt to read it; null if there was none. */
  readonly problem: NftMetadataProblem | null;
  /** Time of the last attempt, in ms since 1970. */
  readonly triedAt: number;
}

/** Storage of metadata for all users. */
export interface NftMetadataStore {
  find(chainId: number, names: readonly NftName[]): Promise<readonly (StoredMetadata | undefined)[]>;
  /** @param picture address of the picture; null without one, undefined to leave the stored one */
  keep(chainId: number, name: NftName, metadata: StoredMetadata, picture?: string | null): Promise<void>;
}
