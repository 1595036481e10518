import type { ContractCall } from './ContractCall.ts';
import type { OrderTerms } from './OrderTerms.ts';

/** `cancel` of Seaport: cancels these orders of the sender. */
export interface CancelOrdersCall extends ContractCall {
  readonly kind: 'cancelOrders';
  readonly orders: readonly (OrderTerms & { readonly counter: bigint })[];
}
