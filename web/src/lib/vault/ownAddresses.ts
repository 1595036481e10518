import { z } from 'zod';
import { browserStore } from '../storage/browserStore.ts';

/** Addresses of keys in the vault on this device, by BIP-44 address index. */
export type OwnAddresses = ReadonlyMap<number, string>;

const schema = z.array(z.tuple([z.int().min(0), z.string().regex(/^0x[0-9a-fA-F]{40}$/)]));

const PREFIX = 'vault.addresses.';
const listeners = new Set<() => void>();
/** Last value read, by user: React needs the same map for the same text. */
const lastRead = new Map<string, { readonly text: string; readonly addresses: OwnAddresses | undefined }>();
/** Addresses that the browser could not store; they last while this tab is open. */
const unsaved = new Map<string, OwnAddresses>();

function readText(text: string): OwnAddresses | undefined {
  try {
    const rows = schema.safeParse(JSON.parse(text)).data;
    return rows && new Map(rows);
  } catch {
    return undefined;
  }
}

function changed(): void {
  for (const listener of listeners) listener();
}

/**
 * Addresses of the keys in the vault on this device, as its worker derived them while it was unlocked. They
 * are public. Accounts of the database are compared with them, since the account password is enough to change
 * those.
 */
export const ownAddresses = {
  /** Returns a user's addresses; undefined where the vault was never unlocked here. */
  ofUser: (userId: string): OwnAddresses | undefined => {
    const text = browserStore.read(PREFIX + userId);
    if (text === null) return unsaved.get(userId);
    const known = lastRead.get(userId);
    if (known?.text === text) return known.addresses;
    const addresses = readText(text);
    lastRead.set(userId, { text, addresses });
    return addresses;
  },

  write: (userId: string, addresses: OwnAddresses): void => {
    const text = JSON.stringify([...addresses]);
    browserStore.write(PREFIX + userId, text);
    if (browserStore.read(PREFIX + userId) === text) unsaved.delete(userId);
    else unsaved.set(userId, addresses);
    changed();
  },

  remove: (userId: string): void => {
    unsaved.delete(userId);
    browserStore.remove(PREFIX + userId);
    changed();
  },

  /** Calls back on a change, in this tab or another. */
  subscribe: (listener: () => void): (() => void) => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key.startsWith(PREFIX)) listener();
    };
    listeners.add(listener);
    window.addEventListener('storage', onStorage);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', onStorage);
    };
  },
};
