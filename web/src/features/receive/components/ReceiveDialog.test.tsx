import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { messages } from '../../../messages/messages.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { ReceiveDialog } from './ReceiveDialog.tsx';

setUpComponentTests();

const OWN = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

function renderDialog(fields: Partial<ComponentProps<typeof ReceiveDialog>> = {}) {
  render(
    <ReceiveDialog address={OWN} isWatchOnly={false} networkId="ethereum" onClose={vi.fn()} {...fields} />,
    { wrapper: AppShell },
  );
}

const qrCode = () => screen.queryByLabelText(/^QR code/);

function choose(token: string) {
  fireEvent.mouseDown(screen.getByLabelText('Token'));
  fireEvent.click(within(screen.getByRole('listbox')).getByText(token, { exact: false }));
}

describe('an address without a key', () => {
  test('is not offered: no QR code, no text to copy, and why', () => {
    renderDialog({ isWatchOnly: true });
    expect(screen.getByText(messages['receive.watchOnly'])).toBeTruthy();
    expect(qrCode()).toBeNull();
    expect(screen.queryByText(OWN)).toBeNull();
    expect(screen.queryByText('Copy address')).toBeNull();
  });

  test('that was never saved is not offered either', () => {
    renderDialog({ address: undefined });
    expect(screen.getByText('You have no address to receive on yet.')).toBeTruthy();
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
  test('says what a coin is called elsewhere, beside what may be sent', () => {
    renderDialog({ networkId: 'polygon' });
    expect(
      screen.getByText(
        messages['receive.warning'].replace('{symbol}', 'MATIC').replace('{network}', 'Polygon Mainnet'),
      ),
    ).toBeTruthy();
    expect(screen.getByText('MATIC is the coin that has been called POL since 2024.')).toBeTruthy();
    expect(
      screen.getByText('What others call POL on Polygon Mainnet is the same coin, and may be sent.'),
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

test('a sample is marked as one, and says that nothing is to be sent to it', () => {
  renderDialog();
  choose('BTC on Bitcoin');
  expect(screen.getByTestId('receive-address').textContent).toBe('SAMPLE-BTC-ADDRESS');
  expect(screen.getByText(/^This is a sample, not an address/)).toBeTruthy();
  expect(screen.queryByText(OWN)).toBeNull();
  expect(screen.queryByText(/^Send only/)).toBeNull();
  expect(screen.getAllByText('Sample').length).toBeGreaterThan(0);
});
