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

/** As a screen reader says it. */
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

/** What the selector of the header offers. */
function offered() {
  const selector = screen.getAllByRole('combobox')[0];
  if (!selector) throw new Error('There is no selector');
  fireEvent.mouseDown(selector);
  const names = within(screen.getByRole('listbox')).getAllByRole('option');
  const texts = names.map(({ textContent }) => textContent.replace(/TEST$/, ''));
  fireEvent.keyDown(screen.getByRole('listbox'), { key: 'Escape' });
  return texts;
}

test('every network is told of, and those beside the four have a switch, which is off', () => {
  open();
  expect(screen.getAllByTestId('network-option')).toHaveLength(networks.length);
  for (const { name, isOptional } of networks) {
    expect(radio(name).disabled, name).toBe(isOptional);
    expect(screen.queryByRole('switch', { name: `Use ${name}` }) !== null).toBe(isOptional);
    if (isOptional) expect(use(name).checked, name).toBe(false);
  }
  expect(offered()).toEqual(alwaysOnNetworks.map(({ name }) => name));
});

test('one that is switched on can be chosen, and is offered by the header', () => {
  open();
  fireEvent.click(use('Base'));
  expect(offered()).toEqual([...alwaysOnNetworks.map(({ name }) => name), 'Base']);
  fireEvent.click(radio('Base'));
  expect(radio('Base').checked).toBe(true);
  expect(window.localStorage.getItem('selectedNetwork')).toBe('base');
});

test('switching the chosen one off leads back to Ethereum Mainnet', () => {
  open();
  fireEvent.click(use('Base'));
  fireEvent.click(radio('Base'));
  fireEvent.click(use('Base'));
  expect(radio('Ethereum Mainnet').checked).toBe(true);
  expect(radio('Base').disabled).toBe(true);
  expect(offered()).toEqual(alwaysOnNetworks.map(({ name }) => name));
});

// Regression: switching a network off took its value out of the total without a word.
test('one that is off says that its value is left out of the total', () => {
  open();
  const text = 'Off: your total does not include your holdings on Base.';
  expect(within(option('Base')).getByText(text)).toBeTruthy();
  fireEvent.click(use('Base'));
  expect(screen.queryByText(text)).toBeNull();
  fireEvent.click(use('Base'));
  expect(within(option('Base')).getByText(text).closest('[aria-live]')).not.toBeNull();
  expect(within(option('Ethereum Mainnet')).queryByText(/^Off/)).toBeNull();
});

test('a network that was chosen and is off is not asked again at the next visit', () => {
  window.localStorage.setItem('selectedNetwork', 'base');
  open();
  expect(radio('Ethereum Mainnet').checked).toBe(true);
});

test('beside MATIC it is said what that coin is called now, and beside no other', () => {
  open();
  const told = 'MATIC has been called POL since 2024.';
  expect(within(option('Polygon Mainnet')).getByText(told)).toBeTruthy();
  expect(within(option('Polygon Amoy')).getByText(told)).toBeTruthy();
  expect(screen.getAllByText(/has been called/)).toHaveLength(2);
});

test('each network leads to its explorer', () => {
  open();
  for (const { name, explorerUrl } of networks) {
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: `Block explorer of ${name}` });
    expect([link.getAttribute('href'), link.target]).toEqual([explorerUrl, '_blank']);
  }
});
