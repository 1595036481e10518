import { browserStore } from '../../lib/storage/browserStore.ts';

/** Idle minutes after which the vault may lock. */
export const idleChoices = [1, 5, 15, 60] as const;

export type IdleMinutes = (typeof idleChoices)[number];

const KEY = 'vault.idleMinutes';
const INITIAL: IdleMinutes = 15;

/** Choice stored in this browser, shared by all tabs. */
export const idleMinutes = {
  read: (): IdleMinutes => {
    const stored = Number(browserStore.read(KEY));
    return idleChoices.find((choice) => choice === stored) ?? INITIAL;
  },
  write: (choice: IdleMinutes): void => browserStore.write(KEY, String(choice)),
};
