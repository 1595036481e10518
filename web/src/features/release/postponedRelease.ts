import { browserStore } from '../../lib/storage/browserStore.ts';

/** Belongs to the device, as the stored release does. */
const KEY = 'release.postponed';
/** Time until a postponed release is offered again, in ms. */
const POSTPONED_MS = 24 * 60 * 60_000;

/** Release whose offer the user has postponed on this device. */
export const postponedRelease = {
  is: (id: string, now: number = Date.now()): boolean => {
    const [stored, until] = (browserStore.read(KEY) ?? '').split(' ');
    return stored === id && Number(until) > now;
  },
  postpone: (id: string, now: number = Date.now()): void =>
    browserStore.write(KEY, `${id} ${now + POSTPONED_MS}`),
};
