import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { AuthContext, type Auth } from '../../lib/session/AuthContext.ts';
import { ownAddresses } from '../../lib/vault/ownAddresses.ts';
import { VaultContext, type VaultAccess } from '../../lib/vault/VaultContext.ts';
import { AppShell } from '../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { useKnownAddresses } from './useKnownAddresses.ts';

const OWN = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const WATCHED = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

const SAVED = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

/** Listeners by collection, and whether they requested a confirmed answer. */
const listeners = vi.hoisted(() => new Map<string, { tell: (data: unknown) => void; timing: unknown }>());
const listening =
  (what: string) => (_userId: string, timing?: unknown) => (onData: (data: unknown) => void) => {
    listeners.set(what, { tell: onData, timing });
    return () => undefined;
  };

vi.mock('../../features/accounts/api/listenToWalletAddresses.ts', () => ({
  listenToWalletAddresses: (...requested: [string]) => listening('accounts')(...requested),
}));
vi.mock('../../features/contacts/api/listenToContacts.ts', () => ({
  listenToContacts: (...requested: [string]) => listening('contacts')(...requested),
}));
vi.mock('../../features/signing/api/listenToSentTransfers.ts', () => ({
  MAX_SENT: 500,
  listenToSentTransfers: (...requested: [string]) => listening('sent')(...requested),
}));
setUpComponentTests();

const tell = (what: string, data: unknown) => act(() => listeners.get(what)?.tell(data));
const render = () => renderHook(() => useKnownAddresses('alice'), { wrapper: AppShell }).result;

test('a watch-only account is no own account, and each has its number', () => {
  const result = render();
  tell('contacts', { records: [], unreadable: 0 });
  tell('sent', { records: [], unreadable: 0 });
  tell('accounts', [
    { address: WATCHED, watch_only: true },
    { address: OWN, watch_only: false },
  ]);
  expect(result.current.addresses).toEqual([
    { kind: 'watched', name: 'Account 1', address: WATCHED },
    { kind: 'account', name: 'Account 2', address: OWN },
  ]);
  expect(result.current.isLoading).toBe(false);
});

// Regression: an address that an attacker with the account password had added to the list was shown as an own
// account.
test('an address that no key on this device controls is no account', () => {
  ownAddresses.write('alice', new Map([[0, OWN]]));
  const device: VaultAccess = { state: { status: 'locked' }, vault: undefined };
  const session = { user: { id: 'alice', email: '' } } as Auth;
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(
      AppShell,
      null,
      createElement(
        AuthContext,
        { value: session },
        createElement(VaultContext, { value: device }, children),
      ),
    );
  const { result } = renderHook(() => useKnownAddresses('alice'), { wrapper });
  tell('contacts', { records: [], unreadable: 0 });
  tell('sent', { records: [], unreadable: 0 });
  tell('accounts', [
    { address: WATCHED, watch_only: false, derivation_index: 1 },
    { address: OWN, watch_only: false, derivation_index: 0 },
  ]);
  expect(result.current.addresses.map(({ kind, address }) => [kind, address])).toEqual([
    ['watched', WATCHED],
    ['account', OWN],
  ]);
});

// Regression: a part of them from the browser's cache counted as all.
test('no list counts as read before the server has confirmed that it is complete', () => {
  const result = render();
  expect(listeners.get('contacts')?.timing).toBe('confirmed');
  expect(listeners.get('accounts')?.timing).toBe('confirmed');
  tell('accounts', []);
  tell('sent', { records: [], unreadable: 0 });
  expect(result.current.isLoading).toBe(true);
  tell('contacts', {
    records: [{ name: 'Anna', address: SAVED, network: 'ethereum' }],
    unreadable: 0,
  });
  expect(result.current).toMatchObject({
    addresses: [{ kind: 'contact', name: 'Anna', address: SAVED, network: 'ethereum' }],
    isLoading: false,
    isIncomplete: false,
  });
});
