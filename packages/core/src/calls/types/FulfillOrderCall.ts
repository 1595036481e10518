import type { ContractCall } from './ContractCall.ts';
import type { OrderTerms } from './OrderTerms.ts';
import type { Recipient } from '../Recipient.ts';

/**
 * Fulfils a signed order: `fulfillBasicOrder` and its gas-efficient variant, `fulfillOrder`, `fulfillAdvancedOrder` of Seaport 1.6.
 */
export interface FulfillOrderCall extends ContractCall {
  readonly kind: 'fulfillOrder';
  readonly form: 'basic' | 'order' | 'advanced';
  readonly order: OrderTerms;
  /** Number of payments that the maker has signed; the fulfiller adds those after them. */
  readonly signedPayments: bigint;
  /** Fraction of the order that is fulfilled; 1/1 for all of it. */
  readonly numerator: bigint;
  readonly denominator: bigint;
  readonly signature: string;
  /** Conduit through which Seaport takes the fulfiller's items; 32 zero bytes for no conduit. */
  readonly fulfillerConduitKey: string;
  /** Receives the offered items. */
  readonly recipient: Recipient;
}
