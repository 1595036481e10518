import type { TextId } from '../../texts/texts.ts';
import type { CallEffects } from '../CallEffects.ts';

/** What a signature of typed data allows whoever has it. */
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
  /** What it is, in a word or two: a text of the catalogue without values. */
  readonly titleId: TextId;
  /** Seconds since 1970 after which nobody can use it any more; undefined where it says nothing of that. */
  readonly deadline: bigint | undefined;
  /** What may be done once more with it than is named above: a Permit2 witness, criteria of an order. */
  readonly isOpen: boolean;
  /** Whether it is an order that gives something and brings the signer nothing, or has one such among its orders. */
  readonly bringsNothing?: boolean;
}
