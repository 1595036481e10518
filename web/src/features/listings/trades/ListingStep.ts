import type { OrderComponents } from '@everything-wallet/core/seaport/SeaportOrder';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import type { SignatureRequest } from '../../../lib/calls/SignatureRequest.ts';
import type { TradeProblem } from './problemOf.ts';
import type { Trade } from './Trade.ts';

/** Terms of a sale. */
export interface SaleTerms {
  readonly units: bigint;
  /** In the smallest unit of the network's coin. */
  readonly price: bigint;
  readonly days: number;
}

/** State of a sale. */
export type ListingStep =
  | { readonly name: 'form'; readonly problem?: TradeProblem | undefined }
  | { readonly name: 'asking' | 'saving' }
  /** Review of a call that has to be confirmed first. */
  | {
      readonly name: 'review';
      readonly kind: 'approve' | 'cancel';
      readonly request: CallRequest;
      /** Hashes of the orders that are cancelled. */
      readonly hashes: readonly string[];
    }
  | { readonly name: 'waiting'; readonly kind: 'approve' | 'cancel'; readonly trade: Trade }
  | { readonly name: 'sign'; readonly request: SignatureRequest; readonly order: OrderComponents }
  /** Signed, and not listed: saving the same signature can be retried. */
  | {
      readonly name: 'unsaved';
      readonly order: OrderComponents;
      readonly signature: string;
      readonly problem: TradeProblem;
    }
  | { readonly name: 'listed' };
