import {
  alwaysOnNetworks,
  networks,
  type Network,
  type NetworkId,
} from '@everything-wallet/core/networks/networks';
import { browserStore } from '../storage/browserStore.ts';

/** Key of the optional networks that are on: ids, separated by commas. */
const STORAGE_KEY = 'settings.networks';
/** Key of the optional networks that were switched off again: ids, separated by commas. */
const OFF_KEY = 'settings.networksOff';

const listeners = new Set<() => void>();

/** Choice where the browser stores nothing; it lasts until the page is closed. */
let unstored: string | null = null;
let unsavedOff: string | null = null;

/** Last text read, and its list: React needs the same list for the same choice. */
let read: { readonly text: string; readonly list: readonly Network[] } = { text: '', list: alwaysOnNetworks };
let readOff: { readonly text: string; readonly list: readonly Network[] } = { text: '', list: [] };

/**
 * Networks that the wallet offers and queries: the four required ones, and those switched on in this browser.
 */
export const switchedOnNetworks = {
  /** In the networks' order; the same list until a switch. */
  current: (): readonly Network[] => {
    const text = browserStore.read(STORAGE_KEY) ?? unstored ?? '';
    if (text !== read.text) read = { text, list: listOf(text) };
    return read.list;
  },

  /**
   * Networks that were on in this browser and were switched off: no total includes them. The same list until
   * a switch.
   */
  switchedOff: (): readonly Network[] => {
    const text = browserStore.read(OFF_KEY) ?? unsavedOff ?? '';
    if (text !== readOff.text) {
      const ids = text.split(',');
      readOff = { text, list: networks.filter(({ id, isOptional }) => isOptional && ids.includes(id)) };
    }
    return readOff.list;
  },

  /** Switches an optional network on or off; the others are unchanged. */
  set: (id: NetworkId, isOn: boolean): void => {
    if (alwaysOnNetworks.some((network) => network.id === id)) return;
    const ids = switchedOnNetworks
      .current()
      .filter((network) => network.isOptional && network.id !== id)
      .map((network): string => network.id);
    const wasOn = switchedOnNetworks.current().some((network) => network.id === id);
    const off = switchedOnNetworks
      .switchedOff()
      .filter((network) => network.id !== id)
      .map((network): string => network.id);
    const isOff = !isOn && (wasOn || switchedOnNetworks.switchedOff().some((network) => network.id === id));
    keepOff([...off, ...(isOff ? [id] : [])].join(','));
    keep([...ids, ...(isOn ? [id] : [])].join(','));
  },

  /** Forgets all choices. */
  forget: (): void => {
    unstored = null;
    unsavedOff = null;
    browserStore.remove(STORAGE_KEY);
    browserStore.remove(OFF_KEY);
    notifyListeners();
  },

  /** Calls back after a switch, here or in another tab. */
  subscribe: (listener: () => void): (() => void) => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === STORAGE_KEY || key === OFF_KEY || key === null) listener();
    };
    listeners.add(listener);
    window.addEventListener('storage', onStorage);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', onStorage);
    };
  },
};

/** Unknown ids are skipped: another version of the wallet may have stored them. */
function listOf(text: string): readonly Network[] {
  const ids = text.split(',');
  return networks.filter(({ id, isOptional }) => !isOptional || ids.includes(id));
}

function keep(text: string): void {
  browserStore.write(STORAGE_KEY, text);
  unstored = browserStore.read(STORAGE_KEY) === text ? null : text;
  notifyListeners();
}

function keepOff(text: string): void {
  if (text === '') browserStore.remove(OFF_KEY);
  else browserStore.write(OFF_KEY, text);
  unsavedOff = text === '' || browserStore.read(OFF_KEY) === text ? null : text;
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}
