import type { OrderComponents } from '@everything-wallet/core/seaport/SeaportOrder';
import type { Sale } from './Sale.ts';
import type { SaleTerms } from './SaleTerms.ts';

/** Order as it was signed, with the sale and the terms that it was made from. */
export interface SignedSale {
  readonly sale: Sale;
  readonly terms: SaleTerms;
  readonly order: OrderComponents;
  readonly signature: string;
}
