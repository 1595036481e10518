import { StoredList } from '../../../lib/storage/StoredList.ts';
import { signedOrderSchema } from './SignedOrder.ts';

/** Orders signed on this device, until they are final on the chain or have expired. */
export const signedOrders = new StoredList('nftSignedOrders', signedOrderSchema);
