import { parseAmount } from '@everything-wallet/core/amounts/parseAmount';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { networks } from '@everything-wallet/core/networks/networks';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ComponentProps } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { chosenCurrency } from '../../../lib/money/chosenCurrency.ts';
import { knownRates } from '../../../lib/money/knownRates.ts';
import { texts } from '../../../texts/texts.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { exactText } from '../../../testing/exactText.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import type { Balance } from '../hooks/useBalance.ts';
import type { CoinPrice } from '../hooks/useCoinPrice.ts';
import { NetworkBalance } from './NetworkBalance.tsx';

setUpComponentTests();

const [ETHEREUM, SEPOLIA] = networks;
const price: CoinPrice = { status: 'ready', price: { usd: 3021.55, change24h: 0 }, isSample: false };

function balanceOf(coin: string | undefined, fields: Partial<Balance> = {}): Balance {
  const wei = coin === undefined ? undefined : parseAmount(coin);
  return {
    wei,
    isFailed: false,
    isDisputed: false,
    asOf: undefined,
    heardAt: 0,
    isFetching: false,
    refresh: vi.fn(),
    retry: vi.fn(),
    ...fields,
  };
}

type CardProps = ComponentProps<typeof NetworkBalance>;

/** In a parent that holds the mask, as the wallet's home does. */
function Maskable(props: Omit<CardProps, 'isMasked'>) {
  const [isMasked, setIsMasked] = useState(false);
  return (
    <>
      <button onClick={() => setIsMasked(!isMasked)}>Mask</button>
      <NetworkBalance {...props} isMasked={isMasked} />
    </>
  );
}

function renderCard(fields: Partial<CardProps> = {}) {
  render(
    <Maskable
      network={ETHEREUM}
      balance={balanceOf('0.25')}
      price={price}
      lastKnown={undefined}
      isAddressLoading={false}
      {...fields}
    />,
    { wrapper: AppShell },
  );
}

const coin = () => screen.queryByTestId('balance-coin')?.textContent;
const dollars = () => screen.queryByTestId('balance-usd')?.textContent;

test('shows the current name of a renamed coin', () => {
  renderCard({ network: networkById('polygon') });
  expect(coin()).toBe('0.25 MATIC');
  expect(screen.getByText('MATIC has been called POL since 2024.')).toBeTruthy();
});

test('shows no such note for any other coin', () => {
  renderCard();
  expect(screen.queryByText(/has been called/)).toBeNull();
});

describe('a known balance', () => {
  test.each([
    ['0', '0 ETH', '$0.00'],
    ['0.25', '0.25 ETH', '$755.39'],
    ['1234.000000999', '1,234 ETH', '$3,728,592.70'],
    ['0.000000000000000001', '0.000000000000000001 ETH', '$0.00'],
    ['0.1234567891', '0.123456 ETH', '$373.03'],
    ['99999.99', '99,999.9 ETH', '$302,154,969.78'],
  ])('of %s ETH reads %s and %s', (amount, coinText, dollarText) => {
    renderCard({ balance: balanceOf(amount) });
    expect([coin(), dollars()]).toEqual([coinText, dollarText]);
    expect(exactText(screen.getByTestId('balance-coin'))?.replaceAll(',', '')).toBe(`${amount} ETH`);
    expect(screen.queryByText('Loading balance...')).toBeNull();
  });

  test("has a value in the user's currency, and in dollars without its rate", () => {
    knownRates.hear({ JPY: 155.3 });
    chosenCurrency.choose('JPY');
    renderCard();
    expect(dollars()).toBe('¥117,312');
    act(() => chosenCurrency.choose('SAR'));
    expect(dollars()).toBe('$755.39');
  });

  test("has the network's own currency, and no market value for test coins", () => {
    renderCard({ network: SEPOLIA, price: { status: 'noMarket' } });
    expect([coin(), dollars()]).toEqual(['0.25 SepoliaETH', 'no market value']);
    expect(screen.getByText('TEST')).toBeTruthy();
  });

  test('shows that its price is unavailable, instead of $0.00', () => {
    renderCard({ price: { status: 'unavailable' } });
    expect(dollars()).toBe('Price unavailable');
  });

  test('shows no dollars while the price is loading', () => {
    renderCard({ price: { status: 'loading' } });
    expect(dollars()).toBe('…');
  });
});

describe('an unknown balance shows no amount, and', () => {
  test.each<[string, Partial<ComponentProps<typeof NetworkBalance>>]>([
    ['the balance', { balance: balanceOf(undefined, { isFetching: true }) }],
    ['the address', { balance: balanceOf(undefined), isAddressLoading: true }],
  ])('shows that it is loading while %s is read', (_, fields) => {
    renderCard(fields);
    expect(screen.getByText('Loading balance...')).toBeTruthy();
    expect([coin(), dollars()]).toEqual([undefined, undefined]);
  });

  test('silently stops loading without an address', () => {
    renderCard({ balance: balanceOf(undefined) });
    expect(screen.queryByText('Loading balance...')).toBeNull();
    expect([coin(), dollars()]).toEqual([undefined, undefined]);
  });

  test('reports the failure, with a retry', () => {
    const balance = balanceOf(undefined, { isFailed: true });
    renderCard({ balance });
    expect([coin(), dollars()]).toEqual([undefined, undefined]);
    expect(
      screen.getByText('The network did not answer. Your coins are not affected. Try again.'),
    ).toBeTruthy();
    fireEvent.click(screen.getByText('Try again'));
    expect(balance.refresh).toHaveBeenCalledOnce();
  });

  test('reports a disagreement of the nodes', () => {
    renderCard({ balance: balanceOf(undefined, { isFailed: true, isDisputed: true }) });
    expect(coin()).toBeUndefined();
    expect(screen.getByRole('alert').textContent).toContain(texts['home.error.disputed']);
  });

  test('cannot be retried while it is read', () => {
    renderCard({ balance: balanceOf(undefined, { isFailed: true, isFetching: true }) });
    expect(screen.getByText<HTMLButtonElement>('Try again').disabled).toBe(true);
  });
});

test('shows the last known balance beside the failure', () => {
  renderCard({ balance: balanceOf('0.25', { isFailed: true }) });
  expect(coin()).toBe('0.25 ETH');
  expect(screen.getByText('Try again')).toBeTruthy();
});

describe('the last known balance', () => {
  const at = new Date(Date.now() - 60_000);
  const lastKnown = { wei: parseAmount('1.5'), price: { usd: 3000, isSample: false }, at };
  const waiting = balanceOf(undefined, { isFetching: true });

  test.each([
    ['with the price of then', ETHEREUM, lastKnown, '$4,500.00'],
    ['without one where there was none', ETHEREUM, { ...lastKnown, price: undefined }, '…'],
    ['without a market', SEPOLIA, lastKnown, 'no market value'],
  ])('is shown with its time until the balance is there, %s', (_, network, known, text) => {
    renderCard({ network, balance: waiting, price: { status: 'loading' }, lastKnown: known });
    expect([coin(), dollars()]).toEqual([`1.5 ${network.currency}`, text]);
    expect(screen.getByText(/^As of/)).toBeTruthy();
    expect(screen.queryByText('Loading balance...')).toBeNull();
  });

  test('is not combined with a current price', () => {
    renderCard({ balance: waiting, lastKnown });
    expect(dollars()).toBe('$4,500.00');
  });

  test('is replaced by the balance, also if that is 0', () => {
    renderCard({ balance: balanceOf('0'), lastKnown });
    expect([coin(), dollars()]).toEqual(['0 ETH', '$0.00']);
    expect(screen.queryByText(/^As of/)).toBeNull();
  });

  test('is masked like any other balance', () => {
    renderCard({ balance: waiting, lastKnown });
    fireEvent.click(screen.getByText('Mask'));
    expect([coin(), dollars()]).toEqual(['•••••• ETH', '••••••']);
  });
});

describe('the mask', () => {
  test('hides both lines and removes their values from the page', () => {
    renderCard();
    fireEvent.click(screen.getByText('Mask'));
    expect([coin(), dollars()]).toEqual(['•••••• ETH', '••••••']);
    expect(document.body.innerHTML).not.toMatch(/0\.25|755/);
  });

  test('can be removed', () => {
    renderCard();
    fireEvent.click(screen.getByText('Mask'));
    fireEvent.click(screen.getByText('Mask'));
    expect([coin(), dollars()]).toEqual(['0.25 ETH', '$755.39']);
  });

  test('has the same width for a large and a small balance', () => {
    renderCard({ balance: balanceOf('1234567.891') });
    fireEvent.click(screen.getByText('Mask'));
    expect([coin(), dollars()]).toEqual(['•••••• ETH', '••••••']);
  });
});

test('shows an outdated balance with its age', () => {
  renderCard({ balance: balanceOf('0.5', { asOf: new Date(2026, 10, 22, 14, 3) }) });
  expect(screen.getByTestId('balance-coin').textContent).toContain('0.5');
  screen.getByText(/^As of .*Nov 22.*2:03.PM$/);
});
