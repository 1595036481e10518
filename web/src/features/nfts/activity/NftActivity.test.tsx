import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { AddressNamesContext } from '../../../lib/names/AddressNamesContext.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { drawRows } from '../testing/drawRows.ts';
import { OTHER_COLLECTION, OWNER } from '../testing/nftsAnswer.ts';
import { nftTransaction } from '../testing/nftTransaction.ts';
import { NftActivity } from './NftActivity.tsx';

setUpComponentTests();
beforeEach(drawRows);

const names = new Map([
  [OTHER_COLLECTION.toLowerCase(), { kind: 'contact' as const, name: 'Ada', address: OTHER_COLLECTION }],
]);

function open(changes: Partial<ComponentProps<typeof NftActivity>> = {}) {
  const callbacks = { onLoadOlder: vi.fn(), onRetry: vi.fn() };
  render(
    <AppShell>
      <MemoryRouter>
        <AddressNamesContext value={names}>
          <NftActivity transactions={[]} older="none" isFailed={false} {...callbacks} {...changes} />
        </AddressNamesContext>
      </MemoryRouter>
    </AppShell>,
  );
  return callbacks;
}

const rows = () => screen.queryAllByTestId('nft-event').map(({ textContent }) => textContent);

test('lists received and sent NFTs, newest first, each with its transaction', () => {
  open({
    transactions: [
      nftTransaction({
        id: 'sent',
        type: 'send',
        status: 'pending',
        call_kind: 'multiTokenTransfer',
        standard: 'erc1155',
        amount: '3',
        amount_units: '3',
        from_address: OWNER,
        to_address: OTHER_COLLECTION,
      }),
      nftTransaction({ id: 'coin', standard: 'coin', contract_address: undefined, token_id: undefined }),
      nftTransaction({ id: 'came' }),
    ],
  });
  const [sent, came, ...others] = rows();
  expect(others).toEqual([]);
  expect(sent).toMatch(/^SentPendingEthereum Mainnet · To Ada · 0xdAC17F95….*−3 × BIRD #7/);
  expect(came).toMatch(/^ReceivedEthereum Mainnet · From Ada · 0xdAC17F95….*\+BIRD #7/);
  expect(screen.getAllByTestId('nft-event')[0]?.getAttribute('href')).toBe('/transaction/sent');
});

test('shows the required text when there are none', () => {
  open();
  expect(screen.getByText('No NFT activity yet')).toBeDefined();
  expect(screen.getByText('NFTs that you buy or sell will appear here.')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('unverified events are collapsed until opened', () => {
  open({ transactions: [nftTransaction({ is_unverified: true })] });
  expect(rows()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Unverified (1)' }));
  expect(rows()).toHaveLength(1);
});

test('shows how far it has scanned, and loads older ones', () => {
  const { onLoadOlder } = open({ transactions: [nftTransaction()], older: 'available' });
  expect(screen.getByText('Searched your latest transaction.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Load older' }));
  expect(onLoadOlder).toHaveBeenCalledTimes(1);
});

test('shows that nothing could be read, and retries', () => {
  const { onRetry } = open({ transactions: undefined, isFailed: true });
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('Your transactions could not be loaded');
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
