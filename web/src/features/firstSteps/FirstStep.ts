/** One of the first steps with a new wallet. */
export type FirstStep = 'backup' | 'receive' | 'contact';
