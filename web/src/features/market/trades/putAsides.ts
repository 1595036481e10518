import { KeptList } from '../../../lib/storage/KeptList.ts';
import { putAsideSchema } from './PutAside.ts';

/** Own orders that are over and were put aside on this device, while their records stand there still. */
export const putAsides = new KeptList('nftListingsPutAside', putAsideSchema);
