import { browserStore } from '../../lib/storage/browserStore.ts';

const KEY = 'vault.hideOnLock';

/** Choice to hide amounts when the wallet on this device locks; stored in this browser, off at first. */
export const hideOnLock = {
  read: (): boolean => browserStore.read(KEY) === 'on',
  write: (isOn: boolean): void => browserStore.write(KEY, isOn ? 'on' : 'off'),
};
