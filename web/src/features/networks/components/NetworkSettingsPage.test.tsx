import { alwaysOnNetworks, networks, type Network } from '@everything-wallet/core/networks/networks';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { switchedOnNetworks } from '../../../lib/network/switchedOnNetworks.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { NetworkProvider } from './NetworkProvider.tsx';
import { NetworkSelector } from './NetworkSelector.tsx';
import { NetworkSettingsPage } from './NetworkSettingsPage.tsx';

setUpComponentTests();

vi.mock('../../../components/useExplorer.ts', () => ({
  useExplorer: (network: Network | undefined) => network?.explorerUrl,
}));
beforeEach(switchedOnNetworks.forget);

function open() {
  render(
    <AppShell>
      <MemoryRouter>
        <NetworkProvider>
          <NetworkSelector />
          <NetworkSettingsPage />
        </NetworkProvider>
      </MemoryRouter>
    </AppShell>,
  );
}

/** Matches the accessible name of a network. */
const called = (name: string) => new RegExp(`^${name}( TEST)?$`);
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name: called(name) });
const use = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name: `Use ${name}` });
const option = (name: string) => {
  const found = screen
    .getAllByTestId('network-option')
    .find((card) => within(card).queryByRole('radio', { name: called(name) }) !== null);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
};

/** Returns the options of the header's selector. */
function offered() {
  const selector = screen.getAllByRole('combobox')[0];
  if (!selector) throw new Error('There is no selector');
  fireEvent.mouseDown(selector);
  const names = within(screen.getByRole('listbox')).getAllByRole('option');
  const texts = names.map(({ textContent }) => textContent.replace(/TEST$/, ''));
  fireEvent.keyDown(screen.getByRole('listbox'), { key: 'Escape' });
  return texts;
}

test('lists every network, with a switch for all but the four, initially off', () => {
  open();
  expect(screen.getAllByTestId('network-option')).toHaveLength(networks.length);
  for (const { name, isOptional } of networks) {
    expect(radio(name).disabled, name).toBe(isOptional);
    expect(screen.queryByRole('switch', { name: `Use ${name}` }) !== null).toBe(isOptional);
    if (isOptional) expect(use(name).checked, name).toBe(false);
  }
  expect(offered()).toEqual(alwaysOnNetworks.map(({ name }) => name));
});

test('a network that is switched on can be chosen, also in the header', () => {
  open();
  fireEvent.click(use('Base'));
  expect(offered()).toEqual([...alwaysOnNetworks.map(({ name }) => name), 'Base']);
  fireEvent.click(radio('Base'));
  expect(radio('Base').checked).toBe(true);
  expect(window.localStorage.getItem('selectedNetwork')).toBe('base');
});

test('switching the chosen network off selects Ethereum Mainnet', () => {
  open();
  fireEvent.click(use('Base'));
  fireEvent.click(radio('Base'));
  fireEvent.click(use('Base'));
  expect(radio('Ethereum Mainnet').checked).toBe(true);
  expect(radio('Base').disabled).toBe(true);
  expect(offered()).toEqual(alwaysOnNetworks.map(({ name }) => name));
});

// Regression: switching a network off removed its value from the total without a notice.
test('a network that is off shows that its value is not in the total', () => {
  open();
  const text = 'Off: your total does not include your holdings on Base.';
  expect(within(option('Base')).getByText(text)).toBeTruthy();
  fireEvent.click(use('Base'));
  expect(screen.queryByText(text)).toBeNull();
  fireEvent.click(use('Base'));
  expect(within(option('Base')).getByText(text).closest('[aria-live]')).not.toBeNull();
  expect(within(option('Ethereum Mainnet')).queryByText(/^Off/)).toBeNull();
});

test('a chosen network that is off is not queried at the next visit', () => {
  window.localStorage.setItem('selectedNetwork', 'base');
  open();
  expect(radio('Ethereum Mainnet').checked).toBe(true);
});

test('shows the current name of MATIC, and of no other coin', () => {
  open();
  const note = 'MATIC has been called POL since 2024.';
  expect(within(option('Polygon Mainnet')).getByText(note)).toBeTruthy();
  expect(within(option('Polygon Amoy')).getByText(note)).toBeTruthy();
  expect(screen.getAllByText(/has been called/)).toHaveLength(2);
});

test('links each network to its explorer', () => {
  open();
  for (const { name, explorerUrl } of networks) {
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: `Block explorer of ${name}` });
    expect([link.getAttribute('href'), link.target]).toEqual([explorerUrl, '_blank']);
  }
});
