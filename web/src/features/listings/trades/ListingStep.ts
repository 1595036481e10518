import type { OrderComponents } from '@everything-wallet/core/seaport/SeaportOrder';

/** Step of a sale that is signed: a call that has to be confirmed first, or the order itself. */
export type ListingStep =
  | {
      readonly kind: 'approve' | 'cancel';
      /** Hashes of the orders that are cancelled. */
      readonly hashes: readonly string[];
    }
  | { readonly kind: 'order'; readonly order: OrderComponents };
