import { networks } from '@everything-wallet/core/networks/networks';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { chosenCurrency } from '../../../lib/money/chosenCurrency.ts';
import { knownRates } from '../../../lib/money/knownRates.ts';
import { switchedOnNetworks } from '../../../lib/network/switchedOnNetworks.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import type { HeldAsset } from '../HeldAsset.ts';
import type { Worth } from '../worthOf.ts';
import { Total } from './Total.tsx';

setUpComponentTests();
beforeEach(() => chosenCurrency.choose('USD'));

const [ETHEREUM, , POLYGON] = networks;
const ether: HeldAsset = {
  key: 'ethereum:',
  network: ETHEREUM,
  contract: undefined,
  kind: 'coin',
  symbol: 'ETH',
  name: 'Ethereum',
  decimals: 18,
  figures: [],
};
const whole: Worth = {
  usd: '6001.505',
  byNetwork: [
    { of: ETHEREUM, usd: '6000' },
    { of: POLYGON, usd: '1.505' },
  ],
  byAsset: [{ of: ether, units: 2n * 10n ** 18n, usd: '6000' }],
  byPool: [],
  unknownPools: 0,
  arePoolsAsked: false,
  disputed: 0,
  unconfirmed: 0,
  unknown: 0,
  priceless: [],
  isPriceMissing: false,
  lone: [],
  unanswered: [],
  searching: [],
  old: 0,
  oldestMs: 0,
  isPartial: false,
};

function renderCard(worth: Partial<Worth> = {}, changes: Partial<ComponentProps<typeof Total>> = {}) {
  render(
    <MemoryRouter>
      <Total
        worth={{ ...whole, ...worth }}
        holdings={{ isLoading: false, searching: [], failed: [], networks }}
        accounts={{ own: 3, watched: 0 }}
        isSample={false}
        isSampleStated={false}
        change={undefined}
        isMasked={false}
        lastKnown={undefined}
        poolsPath="/defi"
        pathOf={({ key }) => `/token/${key}coin`}
        {...changes}
      />
    </MemoryRouter>,
    { wrapper: AppShell },
  );
}

const total = () => screen.getByTestId('total').textContent;
const open = () => fireEvent.click(screen.getByText('Breakdown'));

test("shows the total in the user's currency, with its numbers of accounts and networks", () => {
  renderCard();
  expect(total()).toBe('$6,001.51');
  expect(screen.getByText(/^3 accounts on \d+ networks$/)).toBeTruthy();
  act(() => knownRates.hear({ EUR: 0.9 }));
  act(() => chosenCurrency.choose('EUR'));
  expect(total()).toBe('€5,401.35');
});

test('marks a total that depends on one node only, partial or not', () => {
  renderCard({ lone: [ETHEREUM, POLYGON] });
  expect(screen.getByTestId('total-lone').textContent).toBe(
    'Only one node answered on Ethereum Mainnet and Polygon Mainnet.',
  );
  expect(screen.queryByTestId('total-partial')).toBeNull();
});

test('shows its breakdown on demand: networks, and assets with links to their screens', () => {
  renderCard();
  expect(screen.queryAllByTestId('total-part')).toEqual([]);
  expect(screen.getByText('Breakdown').closest('button')?.getAttribute('aria-expanded')).toBe('false');
  open();
  expect(screen.getAllByTestId('total-part').map((part) => part.textContent)).toEqual([
    'Ethereum Mainnet$6,000.00',
    'Polygon Mainnet$1.51',
    'ETHEthereum Mainnet$6,000.002 ETH',
  ]);
  expect(screen.getByRole('link', { name: 'ETH' }).getAttribute('href')).toBe('/token/ethereum:coin');
  expect(screen.getByText(/are not counted/)).toBeTruthy();
});

test('lists positions in pools separately, with a link to them', () => {
  renderCard({ byPool: [{ of: { network: ETHEREUM, name: 'Savings Dai' }, usd: '1234.5' }] });
  open();
  expect(screen.getAllByTestId('total-part').at(-1)?.textContent).toBe(
    'Savings DaiEthereum Mainnet$1,234.50',
  );
  expect(screen.getByRole('link', { name: 'Savings Dai' }).getAttribute('href')).toBe('/defi');
  expect(screen.getByText(/Their shares are not counted again/)).toBeTruthy();
});

describe('a partial total is marked', () => {
  test('with everything that it does not include', () => {
    renderCard({
      isPartial: true,
      disputed: 1,
      unconfirmed: 2,
      unknown: 3,
      priceless: [ether, ether],
      isPriceMissing: true,
      unanswered: [POLYGON],
      searching: [ETHEREUM],
    });
    expect(total()).toBe('$6,001.51');
    expect(screen.getByTestId('total-partial').textContent).toBe(
      'Partial total. Not included: 1 network that has not answered, 2 assets without a price, 1 balance that nodes disagree about, 2 unconfirmed balances, 3 balances that no node reported, tokens still loading on 1 network, and prices that are unavailable.',
    );
  });

  test.each([
    [{ old: 1, oldestMs: 600_000, isPartial: true }, '1 figure may be out of date: it is 10 min old.'],
    [
      { unknown: 1, old: 3, oldestMs: 7_200_000, isPartial: true },
      'Partial total. Not included: 1 balance that no node reported. 3 figures may be out of date: the oldest is 2 h old.',
    ],
  ])('with the age of its amounts: %j', (worth, expected) => {
    renderCard(worth);
    expect(screen.getByTestId('total-partial').textContent).toBe(expected);
  });

  test('with pools of unknown value, and those still loading', () => {
    renderCard({ isPartial: true, unknownPools: 2 });
    expect(screen.getByTestId('total-partial').textContent).toBe(
      'Partial total. Not included: 2 pools whose value is unknown.',
    );
    cleanup();
    renderCard({ isPartial: true, arePoolsAsked: true });
    expect(screen.getByTestId('total-partial').textContent).toBe(
      'Partial total. Not included: pools that are still loading.',
    );
  });

  test('unknown is not 0', () => {
    renderCard({ usd: undefined, isPartial: true, unanswered: [ETHEREUM] });
    expect(total()).toBe('—');
  });

  test('shows no gaps before the first answer', () => {
    renderCard(
      { usd: undefined, isPartial: true, unanswered: [ETHEREUM] },
      { holdings: { isLoading: true, searching: [ETHEREUM], failed: [], networks } },
    );
    expect(total()).toBe('…');
    expect(screen.queryByTestId('total-partial')).toBeNull();
  });

  test('names networks that did not answer', () => {
    renderCard({}, { holdings: { isLoading: false, searching: [], failed: [ETHEREUM, POLYGON], networks } });
    expect(screen.getByRole('alert').textContent).toContain(
      'No answer from Ethereum Mainnet and Polygon Mainnet',
    );
  });
});

test('shows the last known total with its time, until one is known', () => {
  const lastKnown = { usd: '12', at: new Date('2026-11-22T12:00:00'), isSample: false };
  renderCard({ usd: undefined, isPartial: true }, { lastKnown });
  expect(total()).toBe('$12.00');
  expect(screen.getByTestId('last-known').textContent).toMatch(/^As of Nov 22/);
});

test.each([
  [true, false],
  [false, true],
])('the last known total shows its own mark of sample prices: %j, whatever is known now', (isSample, now) => {
  renderCard(
    { usd: undefined, isPartial: true },
    { lastKnown: { usd: '12', at: new Date(), isSample }, isSample: now },
  );
  expect(screen.queryByText('Sample prices') !== null).toBe(isSample);
});

test('marks sample prices once a screen', () => {
  renderCard({}, { isSample: true, isSampleStated: true });
  expect(screen.queryByText('Sample prices')).toBeNull();
});

test.each([
  [{ usd: '120.304', percent: 1.5 }, '+1.50%+$120.30 in 24 hours', 'up'],
  [{ usd: '0.5', percent: -0.01 }, '-0.01%−$0.50 in 24 hours', 'down'],
  [{ usd: '0', percent: 0 }, '0.00%$0.00 in 24 hours', 'none'],
])('shows the change in a day: %j', (change, expected, direction) => {
  renderCard({}, { change });
  const line = screen.getByTestId('total-change');
  expect(line.textContent).toBe(expected);
  expect(line.querySelector('[data-direction]')?.getAttribute('data-direction')).toBe(direction);
});

test('shows no change beside a total of the last visit', () => {
  const lastKnown = { usd: '12', at: new Date(), isSample: false };
  renderCard({ usd: undefined }, { lastKnown, change: { usd: '1', percent: 1 } });
  expect(screen.queryByTestId('total-change')).toBeNull();
});

test('hiding balances hides all of it', () => {
  renderCard({}, { isMasked: true, change: { usd: '6001.5', percent: 3 }, chart: <p>1.5 drawn</p> });
  open();
  expect(document.body.textContent).not.toMatch(/6,00|1\.5|2 ETH/);
});

test('mentions that watch-only accounts are not included', () => {
  renderCard({}, { accounts: { own: 1, watched: 2 } });
  open();
  expect(screen.getByText('2 watch-only accounts are not included.')).toBeTruthy();
});

// Regression: switching a network off removed its value from the total without a notice.
test('names a network that was switched off, but not one that never was on', () => {
  renderCard();
  expect(screen.queryByTestId('total-off')).toBeNull();
  act(() => {
    switchedOnNetworks.set('base', true);
    switchedOnNetworks.set('base', false);
  });
  expect(screen.getByTestId('total-off').textContent).toBe(
    'Not included: your holdings on Base, switched off in the network settings.',
  );
  act(() => switchedOnNetworks.set('base', true));
  expect(screen.queryByTestId('total-off')).toBeNull();
  act(() => switchedOnNetworks.forget());
});
