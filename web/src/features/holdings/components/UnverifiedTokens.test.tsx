import { networks } from '@everything-wallet/core/networks/networks';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { AppShell } from '../../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import type { HeldAsset } from '../HeldAsset.ts';
import { addressOf } from '../testing/holdingsAnswer.ts';
import { UnverifiedTokens } from './UnverifiedTokens.tsx';

setUpComponentTests();

const ME = addressOf(1);

function unverified(number: number, changes: Partial<HeldAsset> = {}): HeldAsset {
  const contract = addressOf(1_000 + number);
  return {
    key: `ethereum:${contract}`,
    network: networks[0],
    contract,
    kind: 'unverified',
    symbol: `SPAM${number}`,
    name: `Spam ${number}`,
    decimals: 0,
    figures: [
      {
        account: ME,
        units: 5n,
        agreement: 'agreed',
        agreeing: 3,
        sighting: {
          block: 123,
          ageMs: 12_000,
          nodes: { configured: 3, answered: 3, needed: 2 },
          network: 'ethereum',
          msSinceHeard: () => 0,
        },
      },
    ],
    ...changes,
  };
}

function renderGroup(assets: readonly HeldAsset[], canAdd = true) {
  const onAdd = vi.fn(() => Promise.resolve());
  render(
    <UnverifiedTokens
      assets={assets}
      account={ME}
      knownSymbols={['ETH', 'USDC']}
      isMasked={false}
      canAdd={() => canAdd}
      onAdd={onAdd}
    />,
    { wrapper: AppShell },
  );
  return onAdd;
}

const rows = () => screen.queryAllByTestId('unverified-row');
const open = async () => {
  fireEvent.click(screen.getByText(/^Unverified \(/));
  await screen.findAllByTestId('unverified-row');
};

test('shows no group without unverified tokens', () => {
  renderGroup([]);
  expect(screen.queryByText(/Unverified/)).toBeNull();
});

// Regression: the end of the contract was cut off beside a long network name.
test('shows network and contract in full, on a second line if one is too short', async () => {
  renderGroup([unverified(1)]);
  await open();
  const caption = screen.getByText(/^Ethereum Mainnet ·/);
  expect(getComputedStyle(caption).whiteSpace).not.toBe('nowrap');
});

test('shows 500 tokens as one collapsed line with their count, and 50 rows once it is opened', async () => {
  renderGroup(Array.from({ length: 500 }, (_, index) => unverified(index)));
  expect(screen.getByText('Unverified (500)').getAttribute('aria-expanded')).toBe('false');
  expect(rows()).toEqual([]);
  expect(document.body.textContent).not.toContain('SPAM');
  await open();
  expect(rows()).toHaveLength(50);
  expect(screen.getByText(/^Unlisted tokens that others sent you/)).toBeTruthy();
  fireEvent.click(screen.getByText('Show 50 more'));
  expect(rows()).toHaveLength(100);
});

test('each shows its number of agreeing nodes and its block, without a link', async () => {
  renderGroup([unverified(1)]);
  await open();
  expect(
    screen.getByLabelText('How reliable the SPAM1 figure is: Block 123, 12 s ago, 3 of 3 nodes agree'),
  ).toBeTruthy();
  expect(screen.queryAllByRole('link')).toEqual([]);
});

describe('adds a token', () => {
  test('after showing its contract', async () => {
    const token = unverified(7);
    const onAdd = renderGroup([token]);
    await open();
    fireEvent.click(screen.getByText('Add'));
    expect(screen.getByRole('dialog').textContent).toContain(token.contract);
    expect(onAdd).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText('Add token'));
    expect(onAdd).toHaveBeenCalledExactlyOnceWith(token);
  });

  test.each(['USDC', 'usdc', 'USDС', 'U$DC'])(
    'with a warning if its symbol %s imitates a known one',
    async (symbol) => {
      renderGroup([unverified(7, { symbol })]);
      await open();
      expect(screen.getByText('Not the known USDC')).toBeTruthy();
      fireEvent.click(screen.getByText('Add'));
      expect(screen.getByRole('dialog').textContent).toContain('it is a different contract');
      expect(screen.getByText('Add it anyway')).toBeTruthy();
    },
  );

  test('not on a network without custom tokens', async () => {
    renderGroup([unverified(7)], false);
    await open();
    expect(screen.queryByText('Add')).toBeNull();
  });
});

test('shows a symbol as text that reorders nothing', async () => {
  renderGroup([unverified(1, { name: '<img src=x onerror=alert(1)>', symbol: 'אבג' })]);
  await open();
  expect(document.querySelector('img')).toBeNull();
  expect(screen.getByText('<img src=x onerror=alert(1)>').tagName).toBe('BDI');
  expect(screen.getByText('אבג').tagName).toBe('BDI');
});

test('a token without decimals has no amount', async () => {
  renderGroup([unverified(1, { decimals: undefined })]);
  await open();
  expect(rows()[0]?.textContent).toContain('— SPAM1');
});
