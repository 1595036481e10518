import { StoredList } from '../../../lib/storage/StoredList.ts';
import { tradeSchema } from './Trade.ts';

/** What was signed on this device about NFTs and is not over, or not yet put aside. Nothing in it is secret or signs anything. */
export const trades = new StoredList('nftTrades', tradeSchema);
