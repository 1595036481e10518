import { networks } from '@everything-wallet/core/networks/networks';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { askTakeable, type TakeableNow } from '../lib/takeable/askTakeable.ts';
import type { Takeable } from '../lib/takeable/Takeable.ts';
import { AppShell } from '../testing/AppShell.tsx';
import { loggedProblems } from '../testing/loggedProblems.ts';
import { setUpComponentTests } from '../testing/setUpComponentTests.ts';
import { texts } from '../texts/texts.ts';
import { TakeableList } from './TakeableList.tsx';

vi.mock('../lib/takeable/askTakeable.ts', () => ({ askTakeable: vi.fn() }));
setUpComponentTests();

const TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const usdc = { contract: TOKEN, symbol: 'USDC', name: '', decimals: 6, isListed: true };
const takeable: Takeable = {
  ...{ owner: TOKEN, spender: TOKEN, contract: TOKEN, kind: 'token', amount: 'all', isByPermit2: false },
};

let problems: () => readonly string[];
beforeEach(() => {
  problems = loggedProblems();
});

function draw(takeables: readonly Takeable[] = [takeable]) {
  render(
    <AppShell>
      <TakeableList network={networks[0]} takeables={takeables} nameOf={() => 'Uniswap'} />
    </AppShell>,
  );
}

test.each<[string, Partial<TakeableNow>]>([
  ['Uniswap could take 120.5 USDC now.', { units: 120_500_000n }],
  [
    'Uniswap could take no USDC now, since you hold none, but could take what you receive later.',
    { units: 0n },
  ],
  [
    'Uniswap could take no USDC now: you have not approved it for Permit2. If you approve it later, Uniswap could take it while this permission lasts.',
    { units: 0n, lacksPermit2: true },
  ],
  ['Couldn’t find out how much USDC Uniswap could take now.', { units: undefined }],
  [
    'Couldn’t find out how much USDC Uniswap could take now.',
    { units: 5n, facts: { ...usdc, decimals: null } },
  ],
  [
    'Uniswap could take one NFT of USDC now, and any that you receive later.',
    { units: 1n, kind: 'collection' },
  ],
  [
    'Uniswap could take 3 NFTs of USDC now, and any that you receive later.',
    { units: 3n, kind: 'collection' },
  ],
  [
    'Couldn’t find out how many NFTs of USDC Uniswap could take now. It could take all of them.',
    { units: 2n ** 255n, kind: 'collection' },
  ],
])('writes: %s', async (sentence, now) => {
  vi.mocked(askTakeable).mockResolvedValue([
    { ...takeable, units: 0n, lacksPermit2: false, facts: usdc, ...now },
  ]);
  draw();
  expect(screen.getByText(texts['call.takeable.reading'])).toBeTruthy();
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test('quotes an unlisted token, with its address', async () => {
  const facts = { ...usdc, symbol: '000 USDC', isListed: false };
  vi.mocked(askTakeable).mockResolvedValue([{ ...takeable, units: 5_000_000n, lacksPermit2: false, facts }]);
  draw();
  expect(await screen.findByText(/^Uniswap could take 5 0x5FbDB231/)).toBeTruthy();
  expect(screen.queryByText(/000 USDC/)).toBeNull();
});

test('says so where nothing can be read', async () => {
  vi.mocked(askTakeable).mockRejectedValue(new Error('offline'));
  draw();
  expect(await screen.findByText(/^Couldn’t find out how much/)).toBeTruthy();
  expect(problems()).toHaveLength(1);
});

test('shows nothing without a permission', () => {
  draw([]);
  expect(screen.queryByTestId('takeable')).toBeNull();
});
