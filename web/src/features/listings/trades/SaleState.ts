import type { SequenceProblem } from '../../../lib/callSequence/SequenceProblem.ts';
import type { SignedSale } from './SignedSale.ts';
import type { Trade } from './Trade.ts';

/** State of a sale. */
export type SaleState =
  | { readonly name: 'form'; readonly problem?: SequenceProblem | undefined }
  /** A step is prepared or reviewed, or the signed order is saved. */
  | { readonly name: 'asking' | 'signing' | 'saving' }
  | { readonly name: 'waiting'; readonly kind: 'approve' | 'cancel'; readonly trade: Trade }
  /** Signed, and not listed: saving the same signature can be retried. */
  | {
      readonly name: 'unsaved';
      readonly signed: SignedSale;
      readonly problem: SequenceProblem;
    }
  | { readonly name: 'listed' };
