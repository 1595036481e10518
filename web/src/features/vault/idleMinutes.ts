import { browserStore } from '../../lib/storage/browserStore.ts';

/** After how many minutes without a touch the vault may be locked. */
export const idleChoices = [1, 5, 15, 60] as const;

export type IdleMinutes = (typeof idleChoices)[number];

const KEY = 'vault.idleMinutes';
const INITIAL: IdleMinutes = 15;

/** The choice that this browser remembers; all tabs have the same one. */
export const idleMinutes = {
  read: (): IdleMinutes => {
    const stored = Number(browserStore.read(KEY));
    return idleChoices.find((choice) => choice === stored) ?? INITIAL;
  },
  write: (choice: IdleMinutes): void => browserStore.write(KEY, String(choice)),
};
