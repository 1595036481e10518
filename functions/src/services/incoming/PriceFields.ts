import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';

/** Price fields of a record. */
export type PriceFields = Pick<TransactionRecord, 'coin_price_usd' | 'token_price_usd' | 'price_source'>;
