import {
  alwaysOnNetworks,
  networks,
  type Network,
  type NetworkId,
} from '@everything-wallet/core/networks/networks';
import { browserStore } from '../storage/browserStore.ts';

/** Where this browser remembers which of the optional networks are on: their ids, with commas between them. */
const STORAGE_KEY = 'settings.networks';

const listeners = new Set<() => void>();

/** What was chosen where the browser keeps nothing; it holds until the page is left. */
let unkept: string | null = null;

/** The last text that was read, and what it says: React wants the same list for the same choice. */
let read: { readonly text: string; readonly list: readonly Network[] } = { text: '', list: alwaysOnNetworks };

/** The networks that the wallet offers and asks: the document's four, and those that were switched on in this browser. */
export const switchedOnNetworks = {
  /** In the networks' order; the same list until something is switched. */
  current: (): readonly Network[] => {
    const text = browserStore.read(STORAGE_KEY) ?? unkept ?? '';
    if (text !== read.text) read = { text, list: listOf(text) };
    return read.list;
  },

  /** Switches an optional network on or off; the others stay on. */
  set: (id: NetworkId, isOn: boolean): void => {
    if (alwaysOnNetworks.some((network) => network.id === id)) return;
    const ids = switchedOnNetworks
      .current()
      .filter((network) => network.isOptional && network.id !== id)
      .map((network): string => network.id);
    keep([...ids, ...(isOn ? [id] : [])].join(','));
  },

  /** Forgets what was switched on. */
  forget: (): void => {
    unkept = null;
    browserStore.remove(STORAGE_KEY);
    tell();
  },

  /** Calls back when something is switched, here or in another tab. */
  subscribe: (listener: () => void): (() => void) => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === STORAGE_KEY || key === null) listener();
    };
    listeners.add(listener);
    window.addEventListener('storage', onStorage);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', onStorage);
    };
  },
};

/** What is no id of an optional network is passed over: who knows what other versions of the wallet have kept. */
function listOf(text: string): readonly Network[] {
  const ids = text.split(',');
  return networks.filter(({ id, isOptional }) => !isOptional || ids.includes(id));
}

function keep(text: string): void {
  browserStore.write(STORAGE_KEY, text);
  unkept = browserStore.read(STORAGE_KEY) === text ? null : text;
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}
