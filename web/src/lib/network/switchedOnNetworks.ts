import {
  alwaysOnNetworks,
  networks,
  type Network,
  type NetworkId,
} from '@everything-wallet/core/networks/networks';
import { browserStore } from '../storage/browserStore.ts';

/** Where this browser remembers which of the optional networks are on: their ids, with commas between them. */
const STORAGE_KEY = 'settings.networks';
/** Where it remembers which of them were switched off again: ids, with commas between them. */
const OFF_KEY = 'settings.networksOff';

const listeners = new Set<() => void>();

/** What was chosen where the browser keeps nothing; it holds until the page is left. */
let unkept: string | null = null;
let unkeptOff: string | null = null;

/** The last text that was read, and what it says: React wants the same list for the same choice. */
let read: { readonly text: string; readonly list: readonly Network[] } = { text: '', list: alwaysOnNetworks };
let readOff: { readonly text: string; readonly list: readonly Network[] } = { text: '', list: [] };

/** The networks that the wallet offers and asks: the four required networks, and those that were switched on in this browser. */
export const switchedOnNetworks = {
  /** In the networks' order; the same list until something is switched. */
  current: (): readonly Network[] => {
    const text = browserStore.read(STORAGE_KEY) ?? unkept ?? '';
    if (text !== read.text) read = { text, list: listOf(text) };
    return read.list;
  },

  /** Networks that were on in this browser and were switched off: what is held there is in no total. The same list until a switch. */
  switchedOff: (): readonly Network[] => {
    const text = browserStore.read(OFF_KEY) ?? unkeptOff ?? '';
    if (text !== readOff.text) {
      const ids = text.split(',');
      readOff = { text, list: networks.filter(({ id, isOptional }) => isOptional && ids.includes(id)) };
    }
    return readOff.list;
  },

  /** Switches an optional network on or off; the others stay on. */
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

  /** Forgets what was switched on. */
  forget: (): void => {
    unkept = null;
    unkeptOff = null;
    browserStore.remove(STORAGE_KEY);
    browserStore.remove(OFF_KEY);
    tell();
  },

  /** Calls back when something is switched, here or in another tab. */
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

function keepOff(text: string): void {
  if (text === '') browserStore.remove(OFF_KEY);
  else browserStore.write(OFF_KEY, text);
  unkeptOff = text === '' || browserStore.read(OFF_KEY) === text ? null : text;
}

function tell(): void {
  for (const listener of listeners) listener();
}
