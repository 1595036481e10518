import { vi } from 'vitest';
import type { DeviceVault } from '../lib/vault/VaultContext.ts';

/** Creates a fake vault on this device whose methods all succeed, unless a test changes them. */
export function fakeVault() {
  return {
    create: vi.fn<DeviceVault['create']>().mockResolvedValue(undefined),
    newPasskey: vi.fn<DeviceVault['newPasskey']>(),
    createWithPasskey: vi.fn<DeviceVault['createWithPasskey']>().mockResolvedValue(undefined),
    dropPasskey: vi.fn<DeviceVault['dropPasskey']>(),
    unlock: vi.fn<DeviceVault['unlock']>().mockResolvedValue(undefined),
    unlockWithPasskey: vi.fn<DeviceVault['unlockWithPasskey']>().mockResolvedValue(undefined),
    addPasskey: vi.fn<DeviceVault['addPasskey']>().mockResolvedValue(undefined),
    removePasskey: vi.fn<DeviceVault['removePasskey']>().mockResolvedValue(undefined),
    lock: vi.fn<DeviceVault['lock']>(),
    openSigner: vi.fn<DeviceVault['openSigner']>(),
    addressOf: vi.fn<DeviceVault['addressOf']>(),
    changePassword: vi.fn<DeviceVault['changePassword']>().mockResolvedValue(undefined),
    showPhrase: vi.fn<DeviceVault['showPhrase']>(),
    remove: vi.fn<DeviceVault['remove']>().mockResolvedValue(undefined),
    backup: vi.fn<DeviceVault['backup']>().mockResolvedValue('{"format":"everything-wallet-vault"}'),
    restore: vi.fn<DeviceVault['restore']>().mockResolvedValue(undefined),
    waitLeft: vi.fn<DeviceVault['waitLeft']>().mockResolvedValue(0),
    refresh: vi.fn<DeviceVault['refresh']>().mockResolvedValue({ status: 'none' }),
  } satisfies DeviceVault;
}
