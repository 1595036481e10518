import { id, Wallet } from 'ethers';

/** User id of the seller on the local chains, as in the listings' records; it has no sign-in. */
export const SELLER_ID = 'local-seller';

/** Its key is public: never send anything of value there. */
export const localSeller = new Wallet(id('Everything Wallet: the seller of the local chains'));
