import { StoredList } from '../../../lib/storage/StoredList.ts';
import { signedOrderSchema } from './SignedOrder.ts';

/** Orders that were signed on this device, until the chain has settled them or their time is over. */
export const signedOrders = new StoredList('nftSignedOrders', signedOrderSchema);
