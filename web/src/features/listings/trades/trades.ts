import { StoredList } from '../../../lib/storage/StoredList.ts';
import { tradeSchema } from './Trade.ts';

/** Calls about NFTs signed on this device, until they end or are dismissed. They hold no secret and sign nothing. */
export const trades = new StoredList('nftTrades', tradeSchema);
