import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { AppShell } from '../../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { DemoSwapForm } from './DemoSwapForm.tsx';

setUpComponentTests();

const prices = Object.fromEntries(
  Object.entries({ ETH: 3000, USDT: 1, USDC: 1, BTC: 90_000, BNB: 650, SOL: 190 }).map(([symbol, usd]) => [
    symbol,
    { usd, change24h: 0 },
  ]),
);

const COMING_SOON = 'Swap functionality coming soon';
const AMOUNT_MISSING = 'Please enter an amount';

const amount = () => screen.getByLabelText('Amount');
const output = () => screen.getByLabelText<HTMLInputElement>('You receive (estimated)').value;
const swapButton = () => screen.getByRole('button', { name: 'Swap' });
const isDisabled = () => swapButton().hasAttribute('disabled');
const tokenOf = (side: 'From' | 'To') => screen.getByRole('combobox', { name: `${side} token` });
const pair = () => [tokenOf('From').textContent, tokenOf('To').textContent];
const rate = () => screen.getByText('Rate').nextElementSibling?.textContent;

let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  user = userEvent.setup();
});

const renderForm = (props: Partial<Parameters<typeof DemoSwapForm>[0]> = {}) =>
  render(<DemoSwapForm prices={prices} isLoading={false} {...props} />, { wrapper: AppShell });

async function choose(side: 'From' | 'To', symbol: string) {
  await user.click(tokenOf(side));
  await user.click(within(screen.getByRole('listbox')).getByRole('option', { name: symbol }));
}

describe('the terms', () => {
  test('are rate, slippage and fee, and every balance is 0.00', () => {
    renderForm();
    expect(pair()).toEqual(['ETH', 'USDT']);
    expect(rate()).toBe('1 ETH = 3000.000000 USDT');
    expect(screen.getByText('0.5%')).toBeTruthy();
    expect(screen.getByText('~$2.50')).toBeTruthy();
    expect(screen.getByText('Balance: 0.00 ETH')).toBeTruthy();
    expect(screen.getByText('Balance: 0.00 USDT')).toBeTruthy();
  });

  test('follow the amount: amount × from-price ÷ to-price, to 6 decimals', async () => {
    renderForm();
    await user.type(amount(), '1.5');
    expect(output()).toBe('4500.000000');
    await choose('To', 'BTC');
    expect(output()).toBe('0.050000');
    expect(rate()).toBe('1 ETH = 0.033333 BTC');
  });

  test("show 'N/A' where a token has no price", async () => {
    renderForm();
    await user.type(amount(), '1');
    await choose('To', 'ADA');
    expect(rate()).toBe('N/A');
    expect(output()).toBe('N/A');
  });
});

describe('the tokens', () => {
  test('are the seven required ones', async () => {
    renderForm();
    await user.click(tokenOf('From'));
    const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(options).toEqual(['ETH', 'USDT', 'USDC', 'BTC', 'BNB', 'SOL', 'ADA']);
  });

  test('swap sides with the button between them', async () => {
    renderForm();
    await user.type(amount(), '3000');
    await user.click(screen.getByRole('button', { name: 'Switch the two tokens' }));
    expect(pair()).toEqual(['USDT', 'ETH']);
    expect(output()).toBe('1.000000');
  });

  test.each([
    ['From', 'USDT'],
    ['To', 'ETH'],
  ] as const)('%s: selecting the token of the other side swaps the sides', async (side, symbol) => {
    renderForm();
    await choose(side, symbol);
    expect(pair()).toEqual(['USDT', 'ETH']);
  });

  test('choosing the same token again changes nothing', async () => {
    renderForm();
    await choose('From', 'ETH');
    expect(pair()).toEqual(['ETH', 'USDT']);
  });
});

describe('the button', () => {
  test.each(['', '0', '0.000', '-1', 'abc', '1,500', '1e3'])(
    'is disabled while the amount is %o',
    async (typed) => {
      renderForm();
      if (typed) await user.type(amount(), typed);
      expect(isDisabled()).toBe(true);
      expect(output()).toBe('');
    },
  );

  test('is disabled while prices load, whatever the amount', async () => {
    renderForm({ prices: undefined, isLoading: true });
    await user.type(amount(), '1');
    expect(isDisabled()).toBe(true);
    await user.type(amount(), '{Enter}');
    expect(screen.queryByText(COMING_SOON)).toBeNull();
  });

  test('announces swapping, and does nothing else', async () => {
    renderForm();
    await user.type(amount(), '1');
    expect(isDisabled()).toBe(false);
    await user.click(swapButton());
    expect(await screen.findByText(COMING_SOON)).toBeTruthy();
    expect(amount()).toHaveProperty('value', '1');
  });
});

describe('the amount', () => {
  test('is required when its field loses focus', async () => {
    renderForm();
    await user.click(amount());
    await user.tab();
    expect(await screen.findByText(AMOUNT_MISSING)).toBeTruthy();
  });

  test.each(['', '0', '-2'])('%o is refused on Enter', async (typed) => {
    renderForm();
    await user.type(amount(), `${typed}{Enter}`);
    expect(await screen.findByText(AMOUNT_MISSING)).toBeTruthy();
    expect(screen.queryByText(COMING_SOON)).toBeNull();
  });

  test('that is not a number is reported at the field', async () => {
    renderForm();
    await user.type(amount(), '1e5{Enter}');
    expect(await screen.findByText('Enter a plain decimal number such as 0.25')).toBeTruthy();
  });

  test('with a comma is read as meant, or both readings are named', async () => {
    renderForm();
    await user.type(amount(), '1,5');
    expect(output()).toBe('4500.000000');
    expect(screen.getByText('Read as 1.5')).toBeTruthy();
    await user.type(amount(), '00');
    expect(output()).toBe('');
    expect(screen.getByText(/could mean 1\.5 or 1500/)).toBeTruthy();
  });
});
