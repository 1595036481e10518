import type { TextId } from '../../texts/texts.ts';
import type { CallEffects } from '../CallEffects.ts';

/** Meaning of a typed-data signature for its holder. */
export interface TypedDataMeaning extends CallEffects {
  readonly kind:
    | 'permit'
    | 'daiPermit'
    | 'permit2Allowance'
    | 'permit2Transfer'
    | 'authorizedTransfer'
    | 'nftPermit'
    | 'seaportOrder'
    | 'bulkOrder'
    | 'safeTransaction'
    | 'metaTransaction'
    | 'other';
  /** Title in a word or two: a text id without values. */
  readonly titleId: TextId;
  /** Seconds since 1970 after which it is invalid; undefined if it states no deadline. */
  readonly deadline: bigint | undefined;
  /** True if it allows more than is listed: a Permit2 witness, criteria of an order. */
  readonly isOpen: boolean;
  /** True if it is, or contains, an order that gives assets without paying the signer. */
  readonly bringsNothing?: boolean;
}
