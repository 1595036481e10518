import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { texts } from '../../../texts/texts.ts';
import { AuthContext } from '../../../lib/session/AuthContext.ts';
import { ownAddresses } from '../../../lib/vault/ownAddresses.ts';
import { VaultContext, type VaultAccess } from '../../../lib/vault/VaultContext.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { deferred } from '../../../testing/deferred.ts';
import { fakeVault } from '../../../testing/fakeVault.ts';
import { verifiedSession } from '../../../testing/sessionOf.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { ReceiveDialog } from './ReceiveDialog.tsx';

setUpComponentTests();

const OWN = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

function renderDialog(
  fields: Partial<ComponentProps<typeof ReceiveDialog>> = {},
  device: VaultAccess = { state: { status: 'none' }, vault: undefined },
) {
  render(
    <AuthContext value={verifiedSession}>
      <VaultContext value={device}>
        <ReceiveDialog
          address={OWN}
          isWatchOnly={false}
          derivationIndex={0}
          networkId="ethereum"
          onClose={vi.fn()}
          {...fields}
        />
      </VaultContext>
    </AuthContext>,
    { wrapper: AppShell },
  );
}

const qrCode = () => screen.queryByLabelText(/^QR code/);

function choose(token: string) {
  fireEvent.mouseDown(screen.getByLabelText('Token'));
  fireEvent.click(within(screen.getByRole('listbox')).getByText(token, { exact: false }));
}

// Regression: anyone with the account's password could make their own address the primary one, and Receive showed it.
describe('an address that no key on this device controls', () => {
  const userId = verifiedSession.user?.id ?? '';
  const FOREIGN = '0x1563915e194D8CfBA1943570603F7606A3115508';
  const unlocked = (vault = fakeVault()): VaultAccess => ({ state: { status: 'unlocked' }, vault });
  afterEach(() => ownAddresses.remove(userId));

  test.each([
    ['unlocked', unlocked()],
    ['locked', { state: { status: 'locked' }, vault: fakeVault() }],
  ] as const)(
    'is not shown while the wallet is %s: no QR code, nothing to copy, but the reason',
    (_, device) => {
      ownAddresses.write(userId, new Map([[0, OWN]]));
      renderDialog({ address: FOREIGN }, device);
      expect(screen.getByRole('alert').textContent).toContain(`No key on this device controls ${FOREIGN}`);
      expect(qrCode()).toBeNull();
      expect(screen.queryByText('Copy address')).toBeNull();
    },
  );

  test('is derived before it is shown, where its index was not needed before', async () => {
    const vault = fakeVault();
    const derived = deferred<undefined>();
    vault.addressOf.mockImplementation((index) => {
      return derived.promise.then(() => {
        ownAddresses.write(userId, new Map(ownAddresses.ofUser(userId)).set(index, FOREIGN));
        return FOREIGN;
      });
    });
    ownAddresses.write(userId, new Map([[0, OWN]]));
    renderDialog({ address: FOREIGN, derivationIndex: 31 }, unlocked(vault));
    expect(qrCode()).toBeNull();
    derived.resolve(undefined);
    expect((await screen.findByTestId('receive-address')).textContent).toBe(FOREIGN);
    expect(vault.addressOf).toHaveBeenCalledExactlyOnceWith(31);
  });

  test('is refused where it has no index', async () => {
    const vault = fakeVault();
    vault.addressOf.mockRejectedValue(new RangeError('no index'));
    ownAddresses.write(userId, new Map([[0, OWN]]));
    renderDialog({ address: FOREIGN, derivationIndex: 2 ** 31 }, unlocked(vault));
    expect((await screen.findByRole('alert')).textContent).toContain('No key on this device');
  });

  test('is shown as before where no wallet is on this device', () => {
    ownAddresses.write(userId, new Map([[0, OWN]]));
    renderDialog({ address: FOREIGN });
    expect(screen.getByTestId('receive-address').textContent).toBe(FOREIGN);
  });

  test('is not the own address, whatever the case of its letters', () => {
    ownAddresses.write(userId, new Map([[0, OWN.toLowerCase()]]));
    renderDialog({}, unlocked());
    expect(screen.getByTestId('receive-address').textContent).toBe(OWN);
  });
});

// Regression: the first address of 'test … junk', whose key is public, was shown with its QR code.
test.each([
  ['Hardhat and Anvil', '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
  ['the first vector of BIP-39', '0x9858EfFD232B4033E47d90003D41EC34EcaEda94'],
])('an address of a public phrase is not shown, but the reason is: %s', (_, address) => {
  renderDialog({ address });
  expect(screen.getByRole('alert').textContent).toContain(`The recovery phrase of ${address} is published`);
  expect(qrCode()).toBeNull();
  expect(screen.queryByText('Copy address')).toBeNull();
});

describe('an address without a key', () => {
  test('is not shown: no QR code, no text to copy, but the reason', () => {
    renderDialog({ isWatchOnly: true });
    expect(screen.getByText(texts['receive.watchOnly'])).toBeTruthy();
    expect(qrCode()).toBeNull();
    expect(screen.queryByText(OWN)).toBeNull();
    expect(screen.queryByText('Copy address')).toBeNull();
  });

  test('that was never saved is not shown either', () => {
    renderDialog({ address: undefined });
    expect(screen.getByText('You don’t have an address to receive on yet.')).toBeTruthy();
    expect(qrCode()).toBeNull();
  });
});

describe('the own address', () => {
  test("is shown for the selected network's coin, with what may be sent to it", () => {
    renderDialog({ networkId: 'polygon-amoy' });
    expect(screen.getByTestId('receive-address').textContent).toBe(OWN);
    expect(qrCode()?.getAttribute('aria-label')).toBe('QR code of the address for MATIC on Polygon Amoy');
    expect(qrCode()?.getAttribute('width')).toBe('192');
    expect(screen.getByText(/^Send only MATIC on Polygon Amoy to this address/)).toBeTruthy();
  });

  // Regression: "Send only MATIC … Anything else may be lost", while every exchange has POL alone.
  test('names what a coin is called elsewhere, beside what may be sent', () => {
    renderDialog({ networkId: 'polygon' });
    expect(
      screen.getByText(
        texts['receive.warning'].replace('{symbol}', 'MATIC').replace('{network}', 'Polygon Mainnet'),
      ),
    ).toBeTruthy();
    expect(screen.getByText('MATIC has been called POL since 2024.')).toBeTruthy();
    expect(
      screen.getByText(
        'POL on Polygon Mainnet is the same coin under its new name, so you can receive it here.',
      ),
    ).toBeTruthy();
    choose('ETH on Ethereum Mainnet');
    expect(screen.queryByText(/POL/)).toBeNull();
  });

  test('can be copied', async () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    renderDialog();
    fireEvent.click(screen.getByText('Copy address'));
    expect(await screen.findByText('Address copied to clipboard')).toBeTruthy();
    expect(writeText).toHaveBeenCalledExactlyOnceWith(OWN);
  });
});

test('a sample is marked as one, with a warning not to send to it', () => {
  renderDialog();
  choose('BTC on Bitcoin');
  expect(screen.getByTestId('receive-address').textContent).toBe('SAMPLE-BTC-ADDRESS');
  expect(screen.getByText(/^This is a sample, not an address/)).toBeTruthy();
  expect(screen.queryByText(OWN)).toBeNull();
  expect(screen.queryByText(/^Send only/)).toBeNull();
  expect(screen.getAllByText('Sample').length).toBeGreaterThan(0);
});
