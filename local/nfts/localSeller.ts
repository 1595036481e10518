import { id, Wallet } from 'ethers';

/** Whose account it is that sells on the local chains, as the listings' records say; nobody can sign in as it. */
export const SELLER_ID = 'local-seller';

/** Everybody knows its key, so nothing of worth is ever to be sent there. */
export const localSeller = new Wallet(id('Everything Wallet: the seller of the local chains'));
