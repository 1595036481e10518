/** Thing to do first with a new wallet. */
export type FirstStep = 'backup' | 'receive' | 'contact';
