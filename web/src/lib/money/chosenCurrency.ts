import { isCurrencyCode, type CurrencyCode } from '@everything-wallet/core/money/currencyCodes';
import { browserStore } from '../storage/browserStore.ts';

const KEY = 'settings.currency';

const listeners = new Set<() => void>();
let chosen: CurrencyCode | undefined;

function stored(): CurrencyCode {
  const code = browserStore.read(KEY);
  return isCurrencyCode(code) ? code : 'USD';
}

/** Handles a choice in another tab; a null key means that all storage was cleared. */
function onStorage({ key }: StorageEvent): void {
  if (key !== KEY && key !== null) return;
  chosen = undefined;
  for (const listener of listeners) listener();
}

/** Currency of displayed values: this device's choice, by default dollars, the same in all tabs. */
export const chosenCurrency = {
  read: (): CurrencyCode => (chosen ??= stored()),

  choose: (code: CurrencyCode): void => {
    browserStore.write(KEY, code);
    chosen = code;
    for (const listener of listeners) listener();
  },

  subscribe: (listener: () => void): (() => void) => {
    if (listeners.size === 0) window.addEventListener('storage', onStorage);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener('storage', onStorage);
    };
  },
};
