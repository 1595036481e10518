import { networkById } from '@everything-wallet/core/networks/findNetwork';
import type { Network } from '@everything-wallet/core/networks/networks';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { addAnswer } from '../../features/holdings/addAnswer.ts';
import { assetsOf } from '../../features/holdings/assetsOf.ts';
import {
  addressOf,
  holding,
  holdingsAnswer,
  tokenFacts,
} from '../../features/holdings/testing/holdingsAnswer.ts';
import { YourTokens } from '../../features/tokens/components/YourTokens.tsx';
import { AppShell } from '../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { useOwnHoldings, type OwnHoldings } from '../wallet/useOwnHoldings.ts';
import { HomeCoinRow } from './HomeCoinRow.tsx';
import { HomeTokenFilter } from './HomeTokenFilter.tsx';
import { HomeTokens } from './HomeTokens.tsx';

/* Rows of the home's token list: which there are, their order, and their values. */

vi.mock('../wallet/useOwnHoldings.ts', () => ({ useOwnHoldings: vi.fn() }));
setUpComponentTests();

const ME = addressOf(1);
const USDC = addressOf(0xab);
const GONE = addressOf(0xcd);
const ethereum = networkById('ethereum');
const polygon = networkById('polygon');
const amoy = networkById('polygon-amoy');
const base = networkById('base');
const COIN = 10n ** 18n;
const tokens = { status: 'ready', data: { records: [], unreadable: 0 }, retry: () => undefined } as const;

const look = (network: Network, ...answer: Parameters<typeof holdingsAnswer>) =>
  addAnswer(undefined, {
    network,
    accounts: [ME],
    discovered: true,
    answer: holdingsAnswer(...answer),
    msSinceHeard: () => 0,
  });

/** Sets holdings, and the price of a coin or token by its symbol. */
function hold(snapshots: readonly ReturnType<typeof look>[], usd: Readonly<Record<string, number>>) {
  const holdings: OwnHoldings['holdings'] = {
    assets: assetsOf(snapshots, []),
    poolAssets: [],
    networks: snapshots.map(({ network }) => network),
    failed: [],
    isLoading: false,
    searching: [],
    refresh: () => undefined,
  };
  vi.mocked(useOwnHoldings).mockReturnValue({
    own: [ME],
    watched: 0,
    holdings,
    priceOf: ({ network, symbol }) => {
      const price = usd[symbol];
      return network.type === 'testnet' || price === undefined ? null : { usd: price, change24h: 2.5 };
    },
    isSample: false,
  });
}

interface ListProps {
  network?: Network;
  isMasked?: boolean;
  wei?: bigint;
  price?: ComponentProps<typeof HomeCoinRow>['price'];
}

function list({
  network = ethereum,
  isMasked = false,
  wei,
  price = { status: 'ready', price: { usd: 2000, change24h: -1.25 }, isSample: false },
}: ListProps) {
  const common = { userId: 'alice', tokens, address: ME, network, isMasked };
  const balance = {
    wei,
    asOf: undefined,
    heardAt: 0,
    isFailed: false,
    isDisputed: false,
    isFetching: false,
    refresh: () => undefined,
    retry: () => undefined,
  };
  render(
    <MemoryRouter>
      <YourTokens
        tokens={tokens}
        network={network}
        balance={wei}
        balanceAsOf={undefined}
        lastKnown={undefined}
        isMasked={isMasked}
        coinRow={<HomeCoinRow {...common} balance={balance} lastKnown={undefined} price={price} />}
        renderFilter={(fields) => <HomeTokenFilter {...common} {...fields} />}
        renderRows={(shown) => <HomeTokens {...common} {...shown} lastKnown={undefined} />}
        below={null}
      />
    </MemoryRouter>,
    { wrapper: AppShell },
  );
}
const rows = () => screen.getAllByTestId('token-row').map(({ textContent }) => textContent);

describe('the selected network’s coin', () => {
  beforeEach(() => hold([look(ethereum, [holding(ME, 2n * COIN)])], {}));

  test('is the first row, with its value and how its price changed', () => {
    list({ wei: 2n * COIN });
    expect(rows()[0]).toMatch(/Ethereum\$4,000\.002 ETHEthereum Mainnet.1\.25%$/);
    expect(screen.getByTestId('figure-mark').dataset['state']).toBe('agreed');
  });

  test('is no amount and no value where it is not known', () => {
    list({});
    expect(rows()[0]).toMatch(/Ethereum—— ETHEthereum Mainnet.1\.25%$/);
    expect(screen.queryByTestId('figure-mark')).toBeNull();
  });

  test('shows no figure to whom it is hidden', () => {
    list({ wei: 2n * COIN, isMasked: true });
    expect(rows()[0]).toMatch(/••••••••••• ETHEthereum Mainnet.1\.25%$/);
  });

  test('has no value on a test network', () => {
    hold([look(amoy, [holding(ME, 2n * COIN)])], { MATIC: 1 });
    list({ network: amoy, wei: 2n * COIN, price: { status: 'noMarket' } });
    expect(rows()[0]).toMatch(/PolygonTEST2 MATICPolygon Amoy$/);
  });

  test('has no value while nodes differ about it', () => {
    const disputed = { units: null, agreement: 'disputed', agreeing: 1 } as const;
    hold([look(ethereum, [holding(ME, 0n, null, disputed)])], {});
    list({ wei: 2n * COIN });
    expect(rows()[0]).toMatch(/Ethereum—2 ETHEthereum Mainnet.1\.25%$/);
    expect(screen.getByTestId('figure-mark').dataset['state']).toBe('disputed');
  });
});

describe('below it', () => {
  test('holdings come first, the most valuable first, and then on request the catalogue, with no coin twice', async () => {
    hold(
      [
        look(ethereum, [holding(ME, COIN), holding(ME, 5_000_000n, USDC)], [tokenFacts(USDC)]),
        look(polygon, [holding(ME, 3n * COIN)]),
        look(base, [holding(ME, COIN)]),
        look(amoy, [holding(ME, 7n * COIN)]),
      ],
      { ETH: 2000, USDC: 1, MATIC: 0.5 },
    );
    list({ wei: COIN });
    const [, ...others] = rows();
    expect(others[0]).toMatch(/\$2,000\.001 ETHBase.2\.50%$/);
    expect(others[1]).toMatch(/USD Coin\$5\.005 USDCEthereum Mainnet.2\.50%$/);
    expect(others[2]).toMatch(/Polygon\$1\.503 MATICPolygon Mainnet.2\.50%$/);
    expect(others).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: /^Show all/ }));
    // In the order of the catalogue.
    expect(rows().slice(4, 9)).toEqual([
      'Bitcoin0.00 BTCBitcoin',
      'Tether USD— USDTEthereum (ERC-20)',
      'Tether USD0.00 USDTTron (TRC-20)',
      'Tether USD0.00 USDTSolana',
      'BNB— BNBBNB Smart Chain',
    ]);
    expect(screen.queryByText('TEST')).toBeNull();
    const paths = screen.getAllByTestId('token-row').map((row) => row.getAttribute('href'));
    expect(paths.slice(0, 4)).toEqual([
      '/token/eth',
      '/token/base:coin',
      `/token/ethereum:${USDC}`,
      '/token/polygon:coin',
    ]);
  });

  // Regression: rows of coins with a zero balance filled the list.
  test('a coin without a balance has a row only in the catalogue', async () => {
    hold([look(ethereum, [holding(ME, 0n)]), look(polygon, [holding(ME, 0n)])], { ETH: 2000, MATIC: 0.5 });
    list({ wei: 0n });
    expect(rows()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: /^Show all/ }));
    expect(rows()[1]).toContain('Bitcoin');
  });

  describe('filtered', () => {
    const search = (text: string) =>
      userEvent.type(screen.getByRole('searchbox', { name: 'Search tokens' }), text);
    const names = () => rows().map((row) => row.split('$')[0]);
    beforeEach(() => {
      hold(
        [
          look(ethereum, [holding(ME, COIN), holding(ME, 5_000_000n, USDC)], [tokenFacts(USDC)]),
          look(polygon, [holding(ME, 3n * COIN)]),
          look(base, [holding(ME, COIN)]),
        ],
        { ETH: 2000, USDC: 1, MATIC: 0.5 },
      );
      list({ wei: COIN });
    });

    test('by name: the coin too, and the catalogue without asking for it', async () => {
      await search('poly');
      expect(names()).toEqual(['Polygon']);
      await userEvent.clear(screen.getByRole('searchbox'));
      await search('bitcoin');
      expect(rows()).toHaveLength(1);
      expect(rows()[0]).toContain('Bitcoin');
    });

    test('by network', async () => {
      await userEvent.click(screen.getByRole('combobox', { name: 'Filter by network' }));
      await userEvent.click(screen.getByRole('option', { name: 'Polygon Mainnet' }));
      expect(names()).toEqual(['Polygon']);
      await userEvent.click(screen.getByRole('combobox', { name: 'Filter by network' }));
      await userEvent.click(screen.getByRole('option', { name: 'All networks' }));
      expect(names()).toEqual(['Ethereum', 'Ethereum', 'UUSD Coin', 'Polygon']);
    });

    test('only once there are four holdings, or the built-in tokens are listed', async () => {
      cleanup();
      hold([look(ethereum, [holding(ME, COIN)])], {});
      list({ wei: COIN });
      expect(screen.queryByRole('searchbox')).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: /^Show all/ }));
      expect(screen.getByRole('searchbox')).toBeTruthy();
    });

    test('to nothing', async () => {
      await search('nonsense');
      expect(screen.queryByTestId('token-row')).toBeNull();
      expect(screen.getByText('No token matches.')).toBeTruthy();
    });
  });

  // Regression: a coin with an agreed balance of 0 was '—', as if it were unknown.
  test('a coin with an agreed balance of 0 is 0 in the catalogue, and an unreported one is unknown', async () => {
    const unknown = { units: null, agreement: 'unknown', agreeing: 0 } as const;
    hold([look(ethereum, [holding(ME, 0n)]), look(polygon, [holding(ME, 0n)])], { ETH: 2000, MATIC: 0.5 });
    list({ wei: 0n });
    await userEvent.click(screen.getByRole('button', { name: /^Show all/ }));
    const row = () => rows().find((text) => text.includes('MATIC'));
    expect(row()).toMatch(/Polygon\$0\.000 MATICPolygon Mainnet.2\.50%$/);
    cleanup();
    hold([look(ethereum, [holding(ME, 0n)]), look(polygon, [holding(ME, 0n, null, unknown)])], {});
    list({ wei: 0n });
    await userEvent.click(screen.getByRole('button', { name: /^Show all/ }));
    expect(row()).toMatch(/— MATIC/);
  });

  test('a held token of the catalogue has one row', async () => {
    const LINK = '0x514910771AF9Ca656af840dff83E8264EcF986CA';
    const facts = tokenFacts(LINK, { symbol: 'LINK', name: 'ChainLink Token', decimals: 18 });
    hold([look(ethereum, [holding(ME, COIN, LINK)], [facts])], { LINK: 15 });
    list({ wei: 0n });
    await userEvent.click(screen.getByRole('button', { name: /^Show all/ }));
    expect(rows().filter((text) => text.includes('LINK'))).toEqual([
      expect.stringMatching(/ChainLink Token\$15\.001 LINK/),
    ]);
  });

  test('a disputed coin has a row without an amount; an unreported one has none', () => {
    const reported = (agreement: 'disputed' | 'unknown') => ({ units: null, agreement, agreeing: 1 });
    hold(
      [
        look(polygon, [holding(ME, 0n, null, reported('disputed'))]),
        look(base, [holding(ME, 0n, null, reported('unknown'))]),
      ],
      { ETH: 2000, MATIC: 0.5 },
    );
    list({ wei: 0n });
    expect(rows()).toHaveLength(2);
    expect(rows()[1]).toMatch(/Polygon—— MATICPolygon Mainnet.2\.50%$/);
    expect(screen.getByTestId('figure-mark').textContent).toBe('disputed');
  });

  test('a token with an unknown balance is below those with a value', () => {
    const unknown = { units: null, agreement: 'unknown', agreeing: 0 } as const;
    hold(
      [
        look(
          ethereum,
          [holding(ME, 0n, GONE, unknown), holding(ME, 1_000_000n, USDC)],
          [tokenFacts(GONE, { symbol: 'GONE', name: 'Gone' }), tokenFacts(USDC)],
        ),
      ],
      { USDC: 1, GONE: 1 },
    );
    list({ wei: 0n });
    expect(rows()[1]).toContain('1 USDC');
    expect(rows()[2]).toMatch(/Gone—— GONEEthereum Mainnet.2\.50%$/);
  });
});
