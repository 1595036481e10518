import type { OrderComponents } from '@everything-wallet/core/seaport/SeaportOrder';
import { act, renderHook, waitFor } from '@testing-library/react';
import { Wallet } from 'ethers';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../../lib/firebase/testing/fakeServer.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { loggedProblems } from '../../../testing/loggedProblems.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { storeListing } from '../api/storeListing.ts';
import { readOwnListings } from '../api/readOwnListings.ts';
import type { OwnListing } from '../OwnListing.ts';
import { answerOf, COLLECTION, network, serveMarket, signedListing } from '../testing/fakeMarket.ts';
import type { Sale } from '../trades/Sale.ts';
import { signedOrders } from '../trades/signedOrders.ts';
import { useListing } from './useListing.ts';

vi.mock('firebase/functions', () => ({
  httpsCallable: (...call: Parameters<typeof fakeServer.httpsCallable>) => fakeServer.httpsCallable(...call),
}));
vi.mock('../../../lib/firebase/firebaseServices.ts', () => ({
  firebaseServices: () => Promise.resolve({ auth: {}, functions: {} }),
}));
vi.mock('../api/storeListing.ts', () => ({ storeListing: vi.fn() }));
vi.mock('../api/readOwnListings.ts', () => ({ readOwnListings: vi.fn() }));
setUpComponentTests();

const ETHER = 10n ** 18n;
const me = new Wallet(`0x${'47'.repeat(32)}`);
const seller = { address: me.address, name: 'Savings', derivationIndex: 0 };
const other = new Wallet(`0x${'48'.repeat(32)}`);
const listed = signedListing(me);
const cheap: OwnListing = { hash: listed.id, order: listed.order, price: ETHER, endsAt: 4_000_000_000_000 };
const terms = { price: 2n * ETHER, units: 1n, days: 7 };
const sale: Sale = {
  userId: 'alice',
  nft: { network, contract: COLLECTION, tokenId: '7', name: 'Tide 7', standard: 'erc721', holders: [] },
  standard: 'erc721',
  seller,
  own: [],
  past: [],
};

function open(changes: Partial<Sale> = {}) {
  return renderHook((props: Sale) => useListing({ ...props, onAwait: () => undefined }), {
    wrapper: AppShell,
    initialProps: { ...sale, ...changes },
  });
}
type Opened = ReturnType<typeof open>['result'];

/** Signs the order under review, and closes the review. */
async function sign({ current }: Opened) {
  const { message, types, domain } = JSON.parse(current.typedData?.request.text ?? '') as {
    message: OrderComponents;
    types: Record<string, { name: string; type: string }[]>;
    domain: object;
  };
  const structs = Object.fromEntries(Object.entries(types).filter(([name]) => name !== 'EIP712Domain'));
  const signature = await me.signTypedData(domain, structs, message);
  act(() => current.typedData?.onSigned(signature));
  act(() => current.typedData?.onClose());
}

beforeEach(() => {
  fakeServer.reset();
  signedOrders.forget('alice');
  vi.mocked(storeListing).mockReset().mockResolvedValue(undefined);
  vi.mocked(readOwnListings).mockReset().mockResolvedValue([]);
  serveMarket(() => ({
    answer: answerOf([], { seller: { counter: '0', units: '1', isApproved: true, time: Date.now() } }),
  }));
});

// Regression: the listing was saved with what was over at the press, so a cheaper one that a reorg had restored could still be bought.
test('a cheaper listing that is restored during the signature prevents a dearer one', async () => {
  vi.mocked(readOwnListings).mockResolvedValue([cheap]);
  const { result, rerender } = open({ past: [cheap.hash] });
  act(() => result.current.begin(terms));
  await waitFor(() => expect(result.current.typedData).toBeDefined());
  rerender({ ...sale, past: [] });
  await sign(result);
  await waitFor(() =>
    expect(result.current.state).toEqual({
      name: 'form',
      problem: { text: 'market.problem.listedMeanwhile' },
    }),
  );
  expect(storeListing).not.toHaveBeenCalled();
});

test('one that ends during the signature prevents nothing', async () => {
  const { result, rerender } = open();
  act(() => result.current.begin(terms));
  await waitFor(() => expect(result.current.typedData).toBeDefined());
  vi.mocked(readOwnListings).mockResolvedValue([cheap]);
  rerender({ ...sale, past: [cheap.hash] });
  await sign(result);
  await waitFor(() => expect(result.current.state).toEqual({ name: 'listed' }));
});

// Regression: a retry saved the order with the sale on the screen, not with the one that was signed.
test('a retry saves what was signed', async () => {
  loggedProblems();
  vi.mocked(storeListing).mockRejectedValueOnce(new Error('offline'));
  const { result, rerender } = open();
  act(() => result.current.begin(terms));
  await waitFor(() => expect(result.current.typedData).toBeDefined());
  await sign(result);
  await waitFor(() => expect(result.current.state.name).toBe('unsaved'));
  rerender({
    ...sale,
    nft: { ...sale.nft, tokenId: '8' },
    seller: { ...seller, address: other.address },
  });
  act(() => result.current.saveAgain());
  await waitFor(() => expect(result.current.state).toEqual({ name: 'listed' }));
  const [first, second] = vi.mocked(storeListing).mock.calls;
  expect(second).toEqual(first);
  expect(signedOrders.ofUser('alice')).toMatchObject([{ token_id: '7' }]);
});
