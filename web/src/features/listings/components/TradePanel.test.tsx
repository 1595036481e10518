import type { MovedInCall, TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { decodeCall } from '@everything-wallet/core/calls/decodeCall';
import type { NftListingsQuestion } from '@everything-wallet/core/schemas/nftListings';
import type { NftListing, SellerState } from '@everything-wallet/core/schemas/nftListingsAnswer';
import { readListing } from '@everything-wallet/core/seaport/readListing';
import { SEAPORT_ADDRESS } from '@everything-wallet/core/seaport/seaportAddress';
import type { OrderComponents } from '@everything-wallet/core/seaport/SeaportOrder';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Wallet } from 'ethers';
import { useLayoutEffect } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { listenToRecord } from '../../../lib/calls/listenToRecord.ts';
import type { ReviewCallsProps } from '../../../lib/calls/CallRequest.ts';
import type { ReviewSignatureProps } from '../../../lib/calls/SignatureRequest.ts';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { fakeServer } from '../../../lib/firebase/testing/fakeServer.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { exactText } from '../../../testing/exactText.ts';
import { loggedProblems } from '../../../testing/loggedProblems.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { listenToOwnListings } from '../api/listenToOwnListings.ts';
import { readOwnListings } from '../api/readOwnListings.ts';
import { usePrices, type Prices } from '../../../lib/prices/usePrices.ts';
import { readNetworkListings } from '../api/readNetworkListings.ts';
import { removeListings } from '../api/removeListings.ts';
import { storeListing } from '../api/storeListing.ts';
import type { OwnListing } from '../OwnListing.ts';
import { answerOf, COLLECTION, network, serveMarket, signedListing } from '../testing/fakeMarket.ts';
import type { TradedNft } from '../TradedNft.ts';
import type { Trade } from '../trades/Trade.ts';
import { dismissedListings } from '../trades/dismissedListings.ts';
import { signedOrders } from '../trades/signedOrders.ts';
import { trades } from '../trades/trades.ts';
import { TradePanel } from './TradePanel.tsx';

/* What an NFT costs, and how it is bought, listed, changed and cancelled: docs/product.md §4, NFT purchase; decision 54. */

vi.mock('firebase/functions', () => ({
  httpsCallable: (...call: Parameters<typeof fakeServer.httpsCallable>) => fakeServer.httpsCallable(...call),
}));
vi.mock('../../../lib/firebase/firebaseServices.ts', () => ({
  firebaseServices: () => Promise.resolve({ auth: {}, functions: {} }),
}));
vi.mock('../../../lib/calls/listenToRecord.ts', () => ({ listenToRecord: vi.fn() }));
vi.mock('../api/listenToOwnListings.ts', () => ({ listenToOwnListings: vi.fn() }));
vi.mock('../api/readOwnListings.ts', () => ({ readOwnListings: vi.fn() }));
vi.mock('../api/storeListing.ts', () => ({ storeListing: vi.fn() }));
vi.mock('../api/readNetworkListings.ts', () => ({ readNetworkListings: vi.fn() }));
vi.mock('../../../lib/prices/usePrices.ts', () => ({ usePrices: vi.fn() }));
vi.mock('../api/removeListings.ts', () => ({ removeListings: vi.fn() }));
setUpComponentTests();

const ETHER = 10n ** 18n;
const seller = new Wallet(`0x${'46'.repeat(32)}`);
const me = new Wallet(`0x${'47'.repeat(32)}`);
const account = { address: me.address, name: 'Savings', derivationIndex: 0 };
const watched = {
  address: new Wallet(`0x${'48'.repeat(32)}`).address,
  name: 'Watched',
  derivationIndex: null,
};
const HASH = `0x${'ab'.repeat(32)}`;
const OTHER_HASH = `0x${'cd'.repeat(32)}`;
/** Movement of a purchase. */
const BOUGHT_MOVEMENT: MovedInCall = {
  kind: 'erc721',
  contract_address: COLLECTION,
  token_id: '7',
  units: '1',
};
/** Time of the latest block. */
const TIME = Math.floor(Date.now() / 1_000) * 1_000;
const sellerState: SellerState = { counter: '5', units: '1', isApproved: true, time: TIME };

const nft: TradedNft = {
  network,
  contract: COLLECTION,
  tokenId: '7',
  name: 'Tide 7',
  standard: 'erc721',
  holders: [],
};
const owned: TradedNft = { ...nft, holders: [{ account, units: 1n }] };

/** A purchase signed earlier. */
const boughtTrade: Trade = {
  id: 'one',
  user_id: 'alice',
  kind: 'buy',
  network: network.id,
  account: me.address,
  contract: COLLECTION,
  token_id: '7',
  name: 'Tide 7',
  price: ETHER.toString(),
  order_hashes: [],
  tx_hash: HASH,
  written_at: 1,
};

const user = userEvent.setup();
let dialog: ReviewCallsProps | undefined;
let signing: ReviewSignatureProps | undefined;
const ReviewCalls = (props: ReviewCallsProps) => {
  // In a layout effect: tests read the dialog right away, before other effects may have run.
  useLayoutEffect(() => {
    dialog = props;
  });
  return <div role="dialog" aria-label="Calls" />;
};
const ReviewSignature = (props: ReviewSignatureProps) => {
  useLayoutEffect(() => {
    signing = props;
  });
  return <div role="dialog" aria-label="Signature" />;
};
function Path() {
  return <output>{useLocation().pathname}</output>;
}
const path = () => document.querySelector('output')?.textContent;

let records: Map<string, Partial<TransactionRecord>>;
let listeners: (() => void)[];
let own: readonly OwnListing[];
let sendOwn: ((listings: readonly OwnListing[]) => void) | undefined;

beforeEach(() => {
  loggedProblems();
  fakeServer.reset();
  trades.forget('alice');
  dismissedListings.forget('alice');
  [dialog, signing] = [undefined, undefined];
  records = new Map();
  listeners = [];
  own = [];
  vi.mocked(readOwnListings)
    .mockReset()
    .mockImplementation(() => Promise.resolve(own));
  vi.mocked(readNetworkListings)
    .mockReset()
    .mockImplementation(() => Promise.resolve(own));
  vi.mocked(usePrices).mockReturnValue(priced({}));
  vi.mocked(storeListing).mockReset().mockResolvedValue(undefined);
  vi.mocked(removeListings).mockReset().mockResolvedValue(undefined);
  vi.mocked(listenToRecord).mockImplementation((id) => (onData) => {
    const notify = () => onData(records.get(id.split('_').at(-1) ?? '') as TransactionRecord | undefined);
    listeners.push(notify);
    notify();
    return () => undefined;
  });
  vi.mocked(listenToOwnListings).mockImplementation(() => (onData) => {
    sendOwn = onData;
    onData(own);
    return () => undefined;
  });
});

/** Returns the market price of an ether. */
function priced(changes: Partial<Prices>): Prices {
  const price = { usd: 2_000, change24h: 0 };
  return {
    prices: { ETH: price },
    isSample: false,
    asOf: new Date(TIME),
    isOld: false,
    isLoading: false,
    error: undefined,
    retry: () => undefined,
    ...changes,
  };
}

/** Sets the record of a call, and notifies the listeners. */
function setRecord(
  hash: string,
  status: TransactionRecord['status'],
  facts: Partial<TransactionRecord> = { is_final: true },
) {
  records.set(hash, { type: 'send', status, network: network.id, tx_hash: hash, ...facts } as never);
  act(() => {
    for (const notify of listeners) notify();
  });
}

function open(
  listings: (question: NftListingsQuestion) => readonly NftListing[],
  { traded = nft, accounts = [account], state = sellerState, ...changes } = {},
) {
  const requests = serveMarket((question) => ({
    answer: answerOf(listings(question), {
      ...changes,
      ...(question.seller !== undefined && { seller: state }),
    }),
  }));
  render(
    <MemoryRouter initialEntries={['/nft/7']}>
      <Path />
      <TradePanel
        userId="alice"
        nft={traded}
        accounts={accounts}
        ReviewCalls={ReviewCalls}
        ReviewSignature={ReviewSignature}
      />
    </MemoryRouter>,
    { wrapper: AppShell },
  );
  return requests;
}

const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const request = () => {
  const [first] = dialog?.requests ?? [];
  if (!first) throw new Error('Nothing is reviewed');
  return first;
};
const call = () => {
  const { to, value, data, facts } = request();
  return decodeCall({ chainId: network.chainId, to, value, data }, facts);
};
/** Signs the reviewed call, and closes the dialog. */
function sign(hash: string) {
  const open = dialog;
  act(() => open?.onSigned?.(hash, request()));
  act(() => open?.onSent(hash, request()));
  act(() => open?.onClose());
}

describe('what it costs', () => {
  test('shows the cheapest listing of another seller, beside the sales of its collection', async () => {
    const dear = signedListing(seller, { price: 2n * ETHER, salt: 2n });
    open(() => [dear, signedListing(seller, { price: ETHER + 1n })]);
    await button('Buy Now');
    const panel = screen.getByRole('region', { name: 'Price' });
    // The price to pay is rounded up.
    expect(panel.textContent).toContain('Price1.00001 ETHFloor price0.5 ETH');
    expect(exactText(panel)).toContain('Price1.000000000000000001 ETHFloor price0.5 ETH');
    expect(panel.textContent).toContain('24h volume12.5 ETHTotal volume99 ETH');
    expect(panel.textContent).toContain('1 more listing of this NFT at a higher price.');
  });

  test('counts the other listings without own ones, and marks only dearer ones as dearer', async () => {
    const traded = { ...nft, standard: 'erc1155' as const };
    const lot = signedListing(seller, { standard: 'erc1155', units: 4n, price: 4n * ETHER, salt: 2n });
    const mine = signedListing(me, { standard: 'erc1155', price: 1n });
    open(() => [signedListing(seller, { standard: 'erc1155' }), lot, mine], { traded });
    await button('Buy Now');
    const panel = screen.getByRole('region', { name: 'Price' });
    expect(panel.textContent).toContain('1 more listing of this NFT.');
  });

  test('is unknown if it is not for sale, or without an answer of the server', async () => {
    open(() => []);
    await screen.findByText('This NFT is not for sale right now.');
    expect(screen.getByRole('region', { name: 'Price' }).textContent).toContain('Price—');
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('is empty on a network without a marketplace, and nothing can be listed', async () => {
    open(() => [], { traded: owned, hasMarket: false } as never);
    await waitFor(() => expect(screen.getByRole('region').textContent).toContain('Floor price0.5 ETH'));
    expect(screen.queryByRole('button', { name: 'List for sale' })).toBeNull();
  });

  test('is not invented if the server does not answer', async () => {
    serveMarket(() => ({ failure: { code: 'unavailable', message: 'No' } }));
    render(
      <MemoryRouter>
        <TradePanel
          userId="alice"
          nft={nft}
          accounts={[account]}
          ReviewCalls={ReviewCalls}
          ReviewSignature={ReviewSignature}
        />
      </MemoryRouter>,
      { wrapper: AppShell },
    );
    await screen.findByText('The price is not available right now.');
    expect(screen.queryByRole('button', { name: 'Buy Now' })).toBeNull();
  });
});

describe('buying', () => {
  test('signs exactly the order that was shown, shows Processing... until it is confirmed, and leads to the collection', async () => {
    const listing = signedListing(seller);
    open(() => [listing]);
    await user.click(await button('Buy Now'));
    await screen.findByRole('dialog', { name: 'Calls', hidden: true });
    expect(request()).toMatchObject({
      to: SEAPORT_ADDRESS,
      value: ETHER,
      sender: { address: me.address, derivationIndex: 0 },
      watched: [{ kind: 'erc721', contract: COLLECTION, tokenId: '7' }],
      notices: [],
    });
    expect(call()).toMatchObject({
      kind: 'fulfillOrder',
      order: { offerer: seller.address, offer: [{ token: COLLECTION, id: 7n }] },
      recipient: 'sender',
    });
    records.set(HASH, { type: 'send', status: 'pending', network: network.id, tx_hash: HASH } as never);
    sign(HASH);
    expect((await button('Processing...')).disabled).toBe(true);
    await screen.findByText('You are buying Tide 7. The network has not confirmed it yet.');
    expect(path()).toBe('/nft/7');
    setRecord(HASH, 'completed', { is_final: true, came: [BOUGHT_MOVEMENT] });
    await screen.findByText('Successfully purchased Tide 7!');
    screen.getByText('1 ETH has been deducted from your wallet');
    await waitFor(() => expect(path()).toBe('/nfts'));
    expect(trades.ofUser('alice')).toEqual([]);
  });

  test('works for any listing: the best one may be unavailable', async () => {
    const traded = { ...nft, standard: 'erc1155' as const };
    const terms = { standard: 'erc1155', salt: 2n } as const;
    const dear = signedListing(seller, { ...terms, price: 5n * ETHER });
    const middle = signedListing(seller, { ...terms, units: 2n, price: 4n * ETHER });
    const inToken = { ...dear, id: HASH, price: { contract: COLLECTION, units: '1' } };
    open(() => [signedListing(seller, { standard: 'erc1155' }), dear, middle, inToken], { traded });
    const others = await screen.findByRole('list', { name: /^2 more listings/ });
    const [first, second] = within(others).getAllByRole('listitem');
    expect(first?.textContent).toMatch(/^4 ETH for all 2Sold by 0x.*, until /);
    expect(second?.textContent).toMatch(/^5 ETH/);
    await user.click(within(others).getByRole('button', { name: /^Buy for 5 ETH from 0x/ }));
    await screen.findByRole('dialog', { name: 'Calls', hidden: true });
    expect(request().value).toBe(5n * ETHER);
    for (const each of within(others).getAllByRole<HTMLButtonElement>('button', { hidden: true }))
      expect(each.disabled).toBe(true);
    sign(HASH);
    expect(trades.ofUser('alice')).toMatchObject([
      { price: (5n * ETHER).toString(), order_hashes: [dear.id] },
    ]);
  });

  test('continues after a reload', async () => {
    trades.write(boughtTrade);
    records.set(HASH, { type: 'send', status: 'pending', network: network.id, tx_hash: HASH } as never);
    open(() => [signedListing(seller)]);
    expect((await button('Processing...')).disabled).toBe(true);
    setRecord(HASH, 'completed', { is_final: true, came: [BOUGHT_MOVEMENT] });
    await screen.findByText('Successfully purchased Tide 7!');
  });

  test('is pending while only one node has its block', async () => {
    trades.write(boughtTrade);
    open(() => [signedListing(seller)]);
    setRecord(HASH, 'completed', { is_final: false });
    expect((await button('Processing...')).disabled).toBe(true);
    expect(screen.queryByText('Successfully purchased Tide 7!')).toBeNull();
    setRecord(HASH, 'completed', { is_final: false, left: [], came: [BOUGHT_MOVEMENT] });
    await screen.findByText('Successfully purchased Tide 7!');
  });

  test('without the NFT is no success, and stays until it is dismissed', async () => {
    trades.write({ ...boughtTrade, units: '3' });
    open(() => [signedListing(seller)]);
    setRecord(HASH, 'completed', { is_final: true, came: [{ ...BOUGHT_MOVEMENT, units: '2' }] });
    await screen.findByText(/^You paid for Tide 7 but received 2 of 3/);
    expect((await button('Buy Now')).disabled).toBe(false);
    expect(screen.queryByText('Successfully purchased Tide 7!')).toBeNull();
    expect(path()).toBe('/nft/7');
    await user.click(await button('Dismiss'));
    expect(screen.queryByText(/^You paid for Tide 7/)).toBeNull();
  });

  test('with an unknown result reports only that', async () => {
    trades.write(boughtTrade);
    open(() => [signedListing(seller)]);
    setRecord(HASH, 'completed');
    await screen.findByText(/^Your purchase of Tide 7 is in a block. What you received is not known yet/);
    expect(screen.queryByText('Successfully purchased Tide 7!')).toBeNull();
  });

  test('is not signed if another tab buys it meanwhile, but again by this tab if its nonce was used', async () => {
    open(() => [signedListing(seller)]);
    await user.click(await button('Buy Now'));
    await screen.findByRole('dialog', { name: 'Calls', hidden: true });
    expect(request().isDone?.()).toBe(false);
    const { isDone } = request();
    act(() => dialog?.onSigned?.(HASH, request()));
    expect(isDone?.()).toBe(false);
    act(() => trades.write({ ...boughtTrade, id: 'another tab’s', tx_hash: OTHER_HASH }));
    expect(isDone?.()).toBe(true);
  });

  test('that failed reports that only the fee was paid, until it is dismissed', async () => {
    open(() => [signedListing(seller)]);
    await user.click(await button('Buy Now'));
    await screen.findByRole('dialog');
    records.set(HASH, { type: 'send', status: 'pending', network: network.id, tx_hash: HASH } as never);
    sign(HASH);
    setRecord(HASH, 'failed', { failure_reason: 'reverted' });
    await screen.findByText(/^You did not buy Tide 7: someone else was faster/);
    expect((await button('Buy Now')).disabled).toBe(false);
    await user.click(await button('Dismiss'));
    expect(screen.queryByText(/^You did not buy Tide 7/)).toBeNull();
    expect(path()).toBe('/nft/7');
  });

  test('signs nothing once the listing is over', async () => {
    let isOver = false;
    open(() => (isOver ? [] : [signedListing(seller)]));
    await button('Buy Now');
    isOver = true;
    await user.click(await button('Buy Now'));
    await screen.findByText(/^This listing is over: someone else bought the NFT/);
    expect(dialog).toBeUndefined();
  });

  test('uses the time of the latest block, whatever the device’s clock', async () => {
    // By this device's clock it is over, and has not begun.
    const behind = signedListing(seller, { endsAt: 1_000_000n });
    open(() => [behind], { time: 999_000_000 } as never);
    await user.click(await button('Buy Now'));
    await screen.findByRole('dialog', { name: 'Calls', hidden: true });
    expect(call()).toMatchObject({ kind: 'fulfillOrder' });
  });

  test('reports that an expired listing has ended', async () => {
    let isOver = false;
    const ended = signedListing(seller, { endsAt: 1_000_000n });
    open(() => (isOver ? [] : [{ ...ended, endsAt: 1_000_000_000 }]), { time: 1_000_000_000 } as never);
    await button('Buy Now');
    isOver = true;
    await user.click(await button('Buy Now'));
    await screen.findByText(/^This listing has expired/);
    expect(dialog).toBeUndefined();
  });

  const fee = { recipient: me.address, units: '1' };
  const listing = signedListing(seller);
  test.each<[string, Partial<NftListing>, RegExp]>([
    ['costs something else', { price: { contract: null, units: '1' } }, /The order does not match/],
    [
      'is of another NFT',
      { order: signedListing(seller, { tokenId: 8n }).order },
      /The order does not match/,
    ],
    ['was signed by another account', { seller: watched.address }, /The order does not match/],
    ['has another hash', { id: `0x${'1'.repeat(64)}` }, /The order does not match/],
    ['names a fee that is not in it', { fees: [fee] }, /would pay others more/],
    ['has ended', signedListing(seller, { endsAt: 2n }), /This listing has expired/],
    [
      'has a broken signature',
      { order: { ...listing.order, signature: `0x${'11'.repeat(64)}` } },
      /does not match/,
    ],
  ])('signs nothing if the order %s', async (_, changes, sentence) => {
    open(() => [{ ...listing, ...changes }]);
    await user.click(await button('Buy Now'));
    await screen.findByText(sentence);
    expect(dialog).toBeUndefined();
  });

  test('has to be accepted if no node reports that it is available', async () => {
    open(() => [{ ...listing, isOpen: null }]);
    await user.click(await button('Buy Now'));
    await screen.findByRole('dialog');
    expect(request().notices).toEqual([
      expect.stringContaining('No node reports whether you can still buy this.'),
    ]);
  });

  test('needs an account with a key', async () => {
    open(() => [listing], { accounts: [watched] } as never);
    await screen.findByText(/Watch-only accounts can’t buy or sell/);
    expect(screen.queryByRole('button', { name: 'Buy Now' })).toBeNull();
  });

  test('uses the chosen account', async () => {
    const second = { ...account, address: new Wallet(`0x${'49'.repeat(32)}`).address, name: 'Daily' };
    open(() => [listing], { accounts: [account, second] });
    await user.click(await screen.findByRole('combobox', { name: 'Buy with' }));
    await user.click(screen.getByRole('option', { name: 'Daily' }));
    await user.click(await button('Buy Now'));
    await screen.findByRole('dialog');
    expect(request().sender.address).toBe(second.address);
  });
});

/** Types a price and continues. */
async function list(price: string, name = 'List for sale') {
  await user.click(await button(name));
  await user.type(await screen.findByLabelText('Price in ETH'), price);
  await user.click(await button('Continue'));
}

/** Signs the order in the dialog. */
async function signOrder(by = me): Promise<OrderComponents> {
  await screen.findByRole('dialog', { name: 'Signature', hidden: true });
  const { message, types, domain } = JSON.parse(signing?.request.text ?? '') as {
    message: OrderComponents;
    types: Record<string, { name: string; type: string }[]>;
    domain: object;
  };
  const structs = Object.fromEntries(Object.entries(types).filter(([name]) => name !== 'EIP712Domain'));
  const signature = await by.signTypedData(domain, structs, message);
  const open = signing;
  act(() => open?.onSigned(signature));
  act(() => open?.onClose());
  return message;
}

describe('listing', () => {
  test('signs an order with the typed price, and offers it', async () => {
    open(() => [], { traded: owned });
    await list('1,5');
    const order = await signOrder();
    await screen.findByText('Tide 7 is listed for 1.5 ETH.');
    expect(signing?.request).toMatchObject({ network, signer: { address: me.address, derivationIndex: 0 } });
    expect(order).toMatchObject({ offerer: me.address, counter: '5' });
    expect(BigInt(order.endTime) * 1000n).toBe(BigInt(TIME) + 7n * 86_400_000n);
    const [rpcName, signed] = vi.mocked(storeListing).mock.calls[0] ?? [];
    if (!signed) throw new Error('Nothing was saved');
    expect(rpcName).toBe('mainnet');
    const about = { chainId: 1, now: BigInt(TIME / 1000) };
    expect(readListing(signed, about)).toMatchObject({
      price: (15n * ETHER) / 10n,
      seller: me.address,
      contract: COLLECTION,
      tokenId: 7n,
      fees: [],
      endsAt: BigInt(order.endTime),
    });
  });

  test('approves only this NFT first, and continues once that is in a block', async () => {
    const state = { ...sellerState, isApproved: false };
    open(() => [], { traded: owned, state });
    await list('2');
    await screen.findByRole('dialog', { name: 'Calls', hidden: true });
    expect(call()).toMatchObject({
      kind: 'approve',
      standard: 'erc721',
      contract: COLLECTION,
      spender: SEAPORT_ADDRESS,
      amountOrId: 7n,
    });
    records.set(HASH, { type: 'send', status: 'pending', network: network.id, tx_hash: HASH } as never);
    sign(HASH);
    await screen.findByText('The approval is pending…');
    expect(signing).toBeUndefined();
    state.isApproved = true;
    setRecord(HASH, 'completed');
    await signOrder();
    await screen.findByText('Tide 7 is listed for 2 ETH.');
    expect(trades.ofUser('alice')).toEqual([]);
  });

  test('of ERC-1155 approves the whole collection with a notice, and sells the typed number', async () => {
    const state = { ...sellerState, units: '9', isApproved: false };
    const traded = { ...owned, standard: 'erc1155' as const, holders: [{ account, units: 9n }] };
    open(() => [], { traded, state });
    await user.click(await button('List for sale'));
    screen.getByText(/take everything that you have in this collection, now and in the future/);
    await user.type(await screen.findByLabelText('Price in ETH'), '3');
    const units = screen.getByLabelText('Quantity');
    await user.clear(units);
    await user.type(units, '10');
    await user.click(await button('Continue'));
    await screen.findByText('Enter a whole number, at most what the account holds.');
    await user.clear(units);
    await user.type(units, '4');
    await user.click(await button('Continue'));
    await screen.findByRole('dialog', { name: 'Calls', hidden: true });
    expect(call()).toMatchObject({ kind: 'approveAll', operator: SEAPORT_ADDRESS, isApproved: true });
    records.set(HASH, { type: 'send', status: 'pending', network: network.id, tx_hash: HASH } as never);
    sign(HASH);
    state.isApproved = true;
    setRecord(HASH, 'completed');
    const { offer } = await signOrder();
    expect(offer).toMatchObject([{ itemType: 3, startAmount: '4', endAmount: '4' }]);
  });

  test.each<[string, Partial<SellerState>, RegExp]>([
    ['the nodes report no counter', { counter: null }, /The nodes do not report/],
    ['the approval is unknown', { isApproved: null }, /The nodes do not report/],
    ['the NFT is sent away', { units: '0' }, /no longer holds that many/],
  ])('signs nothing if %s', async (_, changes, sentence) => {
    open(() => [], { traded: owned, state: { ...sellerState, ...changes } });
    await list('2');
    await screen.findByText(sentence);
    expect(signing).toBeUndefined();
    expect(dialog).toBeUndefined();
  });

  test('warns that the clocks differ, and ends by this device’s clock at the latest', async () => {
    const state = { ...sellerState, time: TIME + 30 * 86_400_000 };
    open(() => [], { traded: owned, state });
    await list('2');
    await screen.findByText(/differ by more than 10 minutes/);
    expect(signing).toBeUndefined();
    await user.click(await button('Continue'));
    const { startTime, endTime } = await signOrder();
    expect(Number(startTime)).toBeLessThan(TIME / 1_000 + 900);
    expect(Number(endTime)).toBeLessThan(TIME / 1_000 + 31 * 86_400 + 900);
  });

  test('continues if another tab has reported the approval first', async () => {
    const state = { ...sellerState, isApproved: false };
    open(() => [], { traded: owned, state });
    await list('2');
    await screen.findByRole('dialog', { name: 'Calls', hidden: true });
    const { isDone } = request();
    records.set(HASH, { type: 'send', status: 'pending', network: network.id, tx_hash: HASH } as never);
    sign(HASH);
    expect(isDone?.()).toBe(false);
    await screen.findByText('The approval is pending…');
    const [stored] = trades.ofUser('alice');
    if (!stored) throw new Error('Nothing was stored');
    act(() => trades.remove('alice', stored.id));
    act(() => trades.write({ ...stored, id: 'another tab’s' }));
    expect(isDone?.()).toBe(true);
    act(() => trades.remove('alice', 'another tab’s'));
    state.isApproved = true;
    setRecord(HASH, 'completed');
    await signOrder();
    await screen.findByText('Tide 7 is listed for 2 ETH.');
  });

  test('stops if another tab or device has listed it cheaper meanwhile: before the signature', async () => {
    open(() => [], { traded: owned });
    const { id: hash, order } = signedListing(me);
    const cheaper = { hash, order, price: ETHER, endsAt: 4_000_000_000_000 };
    vi.mocked(readOwnListings).mockResolvedValue([cheaper]);
    await list('2');
    await screen.findByText(/^It has since been listed/);
    expect(signing).toBeUndefined();
    expect(storeListing).not.toHaveBeenCalled();
  });

  test('and before the offer', async () => {
    open(() => [], { traded: owned });
    await list('2');
    await screen.findByRole('dialog', { name: 'Signature', hidden: true });
    const { id: hash, order } = signedListing(me);
    const cheaper = { hash, order, price: ETHER, endsAt: 4_000_000_000_000 };
    vi.mocked(readOwnListings).mockResolvedValue([cheaper]);
    // Also if this tab knows of it by then.
    act(() => sendOwn?.([cheaper]));
    await signOrder();
    await screen.findByText(/^It has since been listed/);
    expect(storeListing).not.toHaveBeenCalled();
  });

  test('asks again about a low price after a change of the number', async () => {
    const state = { ...sellerState, units: '9' };
    const traded = { ...owned, standard: 'erc1155' as const, holders: [{ account, units: 9n }] };
    open(() => [], { traded, state });
    await user.click(await button('List for sale'));
    await user.type(await screen.findByLabelText('Price in ETH'), '0.2');
    await user.click(screen.getByRole('checkbox', { name: 'I want to sell it for this price' }));
    expect((await button('Continue')).disabled).toBe(false);
    const units = screen.getByLabelText('Quantity');
    await user.clear(units);
    await user.type(units, '9');
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
    expect((await button('Continue')).disabled).toBe(true);
  });

  test('asks to confirm a price below half of the floor', async () => {
    open(() => [], { traded: owned });
    await user.click(await button('List for sale'));
    await user.type(await screen.findByLabelText('Price in ETH'), '0.2');
    screen.getByText(/This is less than half of 0.5 ETH/);
    expect((await button('Continue')).disabled).toBe(true);
    await user.click(screen.getByRole('checkbox', { name: 'I want to sell it for this price' }));
    await user.click(await button('Continue'));
    await signOrder();
    await screen.findByText('Tide 7 is listed for 0.2 ETH.');
  });

  test('asks to confirm every price without other listings of the collection, with its value', async () => {
    open(() => [], { traded: owned, collections: [] } as never);
    await user.click(await button('List for sale'));
    await user.type(await screen.findByLabelText('Price in ETH'), '0.15');
    screen.getByText(/can’t compare yours.*you sell for 0\.15 ETH, which is about \$300\.00\./);
    expect((await button('Continue')).disabled).toBe(true);
    await user.click(screen.getByRole('checkbox', { name: 'I want to sell it for this price' }));
    expect((await button('Continue')).disabled).toBe(false);
    await user.type(screen.getByLabelText('Price in ETH'), '5');
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
    await user.click(screen.getByRole('checkbox', { name: 'I want to sell it for this price' }));
    await user.click(await button('Continue'));
    await signOrder();
    await screen.findByText('Tide 7 is listed for 0.155 ETH.');
  });

  test.each<Partial<Prices>>([{ isSample: true }, { isOld: true }, { prices: undefined }])(
    'and invents no dollar value: %o',
    async (changes) => {
      vi.mocked(usePrices).mockReturnValue(priced(changes));
      open(() => [], { traded: owned, collections: [] } as never);
      await user.click(await button('List for sale'));
      await user.type(await screen.findByLabelText('Price in ETH'), '0.15');
      screen.getByText(/can’t compare yours.*you sell for 0\.15 ETH\.$/);
    },
  );

  test.each(['1,500', '0', 'x', '-1', '05'])('refuses an invalid or ambiguous price: %s', async (price) => {
    open(() => [], { traded: owned });
    await list(price);
    await waitFor(() =>
      expect(screen.getByLabelText('Price in ETH').getAttribute('aria-invalid')).toBe('true'),
    );
    expect(signing).toBeUndefined();
  });

  test('offers no order signed by another account', async () => {
    open(() => [], { traded: owned });
    await list('2');
    await signOrder(seller);
    await screen.findByText('The signature does not match this listing. Nothing was listed.');
    expect(storeListing).not.toHaveBeenCalled();
  });

  test('holds the signed order if it could not be saved, and retries', async () => {
    vi.mocked(storeListing).mockRejectedValueOnce(new Error('offline'));
    open(() => [], { traded: owned });
    await list('2');
    await signOrder();
    await screen.findByText(/You signed the listing, but the server did not confirm it/);
    await user.click(await button('Try again'));
    await screen.findByText('Tide 7 is listed for 2 ETH.');
    const [first, second] = vi.mocked(storeListing).mock.calls;
    expect(second).toEqual(first);
  });

  test('holds the signed order if there are too many, and reports it', async () => {
    vi.mocked(storeListing).mockRejectedValueOnce(new CallableError('resource-exhausted', 'Many'));
    open(() => [], { traded: owned });
    await list('2');
    await signOrder();
    await screen.findByText(/^You signed the listing, but it is not listed: you have listed 20 in this hour/);
    await user.click(await button('Try again'));
    await screen.findByText('Tide 7 is listed for 2 ETH.');
  });

  test('starts over if the server does not accept such a listing', async () => {
    vi.mocked(storeListing).mockRejectedValueOnce(new CallableError('failed-precondition', 'No'));
    open(() => [], { traded: owned });
    await list('2');
    await signOrder();
    await screen.findByText(
      /^You signed the listing, but it is not listed: the nodes report that it can’t be sold/,
    );
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await button('Continue');
  });

  // Regression: a server that refused a listing had its signature, and this device no longer knew of it.
  test('is stored if the server refused it: a dearer one requires its cancellation on the chain first', async () => {
    vi.mocked(storeListing).mockRejectedValueOnce(new CallableError('failed-precondition', 'No'));
    open(() => [], { traded: owned });
    await list('2');
    const { salt } = await signOrder();
    await screen.findByText(
      /^You signed the listing, but it is not listed: the nodes report that it can’t be sold/,
    );
    expect(signedOrders.ofUser('alice')).toMatchObject([{ order: { components: { salt } } }]);
    await user.clear(await screen.findByLabelText('Price in ETH'));
    await user.type(await screen.findByLabelText('Price in ETH'), '3');
    await user.click(await button('Continue'));
    await screen.findByRole('dialog', { name: 'Calls', hidden: true });
    expect(call()).toMatchObject({ kind: 'cancelOrders', orders: [{ salt: BigInt(salt) }] });
  });
});

describe('what is listed', () => {
  const listing = signedListing(me);
  const ownListing: OwnListing = {
    hash: listing.id,
    order: listing.order,
    price: ETHER,
    endsAt: 4_000_000_000_000,
  };
  beforeEach(() => {
    own = [ownListing];
  });

  test('is cancelled on the chain, which then deletes its record', async () => {
    open(() => [listing], { traded: owned });
    await screen.findByText(/^You are selling it for 1 ETH, until/);
    expect(screen.queryByRole('button', { name: 'Buy Now' })).toBeNull();
    await user.click(await button('Cancel listing'));
    await screen.findByRole('dialog', { name: 'Calls', hidden: true });
    expect(call()).toMatchObject({ kind: 'cancelOrders', orders: [{ offerer: me.address, counter: 0n }] });
    records.set(HASH, { type: 'send', status: 'pending', network: network.id, tx_hash: HASH } as never);
    sign(HASH);
    await screen.findByText(
      'The listing of Tide 7 is being cancelled. Until that is in a block, anyone can still buy it.',
    );
    expect(removeListings).not.toHaveBeenCalled();
    setRecord(HASH, 'completed');
    await screen.findByText(/The listing of Tide 7 is cancelled/);
    expect(removeListings).toHaveBeenCalledWith('ethereum', [listing.id]);
  });

  test('is reported as cancelled with a quorum, and its record stays until that is final', async () => {
    open(() => [listing], { traded: owned });
    await user.click(await button('Cancel listing'));
    await screen.findByRole('dialog', { name: 'Calls', hidden: true });
    records.set(HASH, { type: 'send', status: 'pending', network: network.id, tx_hash: HASH } as never);
    sign(HASH);
    setRecord(HASH, 'completed', { is_final: false });
    screen.getByText(/^The listing of Tide 7 is being cancelled/);
    setRecord(HASH, 'completed', { is_final: false, left: [], came: [] });
    await screen.findByText(/The listing of Tide 7 is cancelled/);
    await button('List for sale');
    expect(screen.queryByText(/^You are selling it for/)).toBeNull();
    expect(removeListings).not.toHaveBeenCalled();
    setRecord(HASH, 'pending', {});
    await screen.findByText(/^The listing of Tide 7 is being cancelled/);
    screen.getByText(/^You are selling it for 1 ETH/);
    setRecord(HASH, 'completed', { is_final: false, left: [], came: [] });
    await waitFor(() => expect(screen.queryByText(/^You are selling it for/)).toBeNull());
    setRecord(HASH, 'completed');
    await waitFor(() => expect(removeListings).toHaveBeenCalledWith('ethereum', [listing.id]));
    await waitFor(() => expect(trades.ofUser('alice')).toEqual([]));
  });

  test('is cancelled by only one tab', async () => {
    open(() => [listing], { traded: owned });
    await user.click(await button('Cancel listing'));
    await screen.findByRole('dialog', { name: 'Calls', hidden: true });
    const { isDone } = request();
    expect(isDone?.()).toBe(false);
    const trade: Trade = { ...boughtTrade, kind: 'cancel', price: null, order_hashes: [listing.id] };
    act(() => trades.write(trade));
    expect(isDone?.()).toBe(true);
  });

  // Regression: a cancellation that could not be prepared failed without a word, and the listing could still be bought.
  test('says if its cancellation cannot be prepared', async () => {
    const components = { ...listing.order.components, zone: 'nowhere' };
    own = [{ ...ownListing, order: { ...listing.order, components } }];
    open(() => [listing], { traded: owned });
    await user.click(await button('Cancel listing'));
    await screen.findByText('Something went wrong. Nothing was signed. Try again.');
    expect(dialog).toBeUndefined();
    expect((await button('Cancel listing')).disabled).toBe(false);
  });

  describe('together', () => {
    const far = signedListing(me, { tokenId: 8n });
    const elsewhere: OwnListing = { hash: far.id, order: far.order, price: ETHER, endsAt: 1 };
    const others = signedListing(seller, { salt: 9n });
    beforeEach(() => {
      const ofOther = { ...ownListing, hash: others.id, order: others.order };
      vi.mocked(readNetworkListings).mockResolvedValue([ownListing, elsewhere, ofOther]);
    });

    test('is cancelled with all orders of the account, after acceptance', async () => {
      open(() => [listing], { traded: owned });
      await user.click(await button('Cancel all'));
      await screen.findByRole('dialog', { name: 'Calls', hidden: true });
      expect(readNetworkListings).toHaveBeenCalledWith('alice', network);
      expect(call()).toMatchObject({ kind: 'incrementCounter', contract: SEAPORT_ADDRESS, value: 0n });
      expect(request()).toMatchObject({
        sender: { address: me.address, derivationIndex: 0 },
        notices: [
          expect.stringMatching(
            /^This cancels every order that Savings has signed on Ethereum.*including those signed elsewhere/,
          ),
        ],
      });
      records.set(HASH, { type: 'send', status: 'pending', network: network.id, tx_hash: HASH } as never);
      sign(HASH);
      await screen.findByText(/^All orders of the account on Ethereum.* are being cancelled/);
      expect((await button('Cancel listing')).disabled).toBe(true);
      setRecord(HASH, 'completed', { is_final: false, left: [], came: [] });
      await screen.findByText(/^All orders that the account had signed on Ethereum.* are cancelled/);
      await waitFor(() => expect(screen.queryByText(/^You are selling it for/)).toBeNull());
      expect(removeListings).not.toHaveBeenCalled();
      setRecord(HASH, 'completed');
      await waitFor(() => expect(removeListings).toHaveBeenCalledWith('ethereum', [listing.id, far.id]));
      await waitFor(() => expect(trades.ofUser('alice')).toEqual([]));
    });

    test('is reported on the screens of the others, which are hidden too', async () => {
      trades.write({
        ...boughtTrade,
        kind: 'cancelAll',
        price: null,
        token_id: '8',
        order_hashes: [listing.id],
        is_told: true,
      });
      records.set(HASH, {
        type: 'send',
        status: 'completed',
        network: network.id,
        tx_hash: HASH,
        is_final: false,
        left: [],
        came: [],
      } as never);
      open(() => [], { traded: owned });
      await button('List for sale');
      expect(screen.queryByText(/^You are selling it for/)).toBeNull();
      setRecord(HASH, 'failed', { failure_reason: 'reverted' });
      await screen.findByText(/^The orders of the account on Ethereum.* were not cancelled/);
      await screen.findByText(/^You are selling it for 1 ETH/);
    });

    test('is cancelled also if the rest could not be read', async () => {
      vi.mocked(readNetworkListings).mockRejectedValue(new Error('offline'));
      open(() => [listing], { traded: owned });
      await user.click(await button('Cancel all'));
      await screen.findByRole('dialog', { name: 'Calls', hidden: true });
      expect(call()).toMatchObject({ kind: 'incrementCounter' });
      sign(HASH);
      expect(trades.ofUser('alice')).toMatchObject([{ kind: 'cancelAll', order_hashes: [listing.id] }]);
    });
  });

  test('stays listed if the cancellation failed', async () => {
    open(() => [listing], { traded: owned });
    await user.click(await button('Cancel listing'));
    await screen.findByRole('dialog');
    records.set(HASH, { type: 'send', status: 'pending', network: network.id, tx_hash: HASH } as never);
    sign(HASH);
    setRecord(HASH, 'failed', { failure_reason: 'reverted' });
    await screen.findByText('The listing of Tide 7 was not cancelled: anyone can still buy it.');
    expect(removeListings).not.toHaveBeenCalled();
  });

  test('is cancelled on the chain before a dearer one, and the cheaper one is over when the new one is signed', async () => {
    open(() => [listing], { traded: owned });
    await user.click(await button('Change price'));
    await user.type(await screen.findByLabelText('Price in ETH'), '2');
    screen.getByText(/Anyone can buy at your lower price until that listing is cancelled on the network/);
    await user.click(await button('Continue'));
    await screen.findByRole('dialog', { name: 'Calls', hidden: true });
    expect(call()).toMatchObject({ kind: 'cancelOrders' });
    expect(signing).toBeUndefined();
    records.set(OTHER_HASH, {
      type: 'send',
      status: 'pending',
      network: network.id,
      tx_hash: OTHER_HASH,
    } as never);
    sign(OTHER_HASH);
    await screen.findByText('The cancellation is pending…');
    setRecord(OTHER_HASH, 'completed', { is_final: false });
    await screen.findByText('The cancellation is pending…');
    expect(signing).toBeUndefined();
    vi.mocked(removeListings).mockImplementation(() => {
      own = [];
      return Promise.resolve();
    });
    setRecord(OTHER_HASH, 'completed');
    await signOrder();
    await screen.findByText('Tide 7 is listed for 2 ETH.');
    expect(removeListings).toHaveBeenCalledWith('ethereum', [listing.id]);
  });

  test('and listed dearer also if the cancellation becomes final while own listings are read', async () => {
    open(() => [listing], { traded: owned });
    await list('2', 'Change price');
    await screen.findByRole('dialog', { name: 'Calls', hidden: true });
    records.set(HASH, { type: 'send', status: 'pending', network: network.id, tx_hash: HASH } as never);
    sign(HASH);
    vi.mocked(readOwnListings).mockImplementationOnce(() => {
      const read = Promise.resolve(own);
      own = [];
      for (const { id } of trades.ofUser('alice')) trades.remove('alice', id);
      return read;
    });
    setRecord(HASH, 'completed', { is_final: false, left: [], came: [] });
    await signOrder();
    await screen.findByText('Tide 7 is listed for 2 ETH.');
  });

  // Regression: the dialog remembered the cancellation, even after a reorg undid it.
  test('and the dearer one is not listed if a reorg undid the cancellation meanwhile', async () => {
    open(() => [listing], { traded: owned });
    await list('2', 'Change price');
    await screen.findByRole('dialog', { name: 'Calls', hidden: true });
    records.set(HASH, { type: 'send', status: 'pending', network: network.id, tx_hash: HASH } as never);
    sign(HASH);
    setRecord(HASH, 'completed', { is_final: false, left: [], came: [] });
    await screen.findByRole('dialog', { name: 'Signature', hidden: true });
    setRecord(HASH, 'pending', {});
    await waitFor(() => expect(trades.ofUser('alice')).toMatchObject([{ is_told: false }]));
    await signOrder();
    await screen.findByText(/or a cancellation was undone/);
    expect(storeListing).not.toHaveBeenCalled();
  });

  test('stays hidden if its record could not be deleted, until it can', async () => {
    trades.write({
      ...boughtTrade,
      kind: 'cancel',
      price: null,
      order_hashes: [listing.id],
      is_told: true,
    });
    vi.mocked(removeListings).mockRejectedValueOnce(new Error('offline'));
    open(() => [], { traded: owned });
    setRecord(HASH, 'completed');
    await waitFor(() => expect(removeListings).toHaveBeenCalledTimes(1));
    await button('List for sale');
    expect(trades.ofUser('alice')).toMatchObject([{ is_told: true }]);
    cleanup();
    open(() => [], { traded: owned });
    await waitFor(() => expect(removeListings).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(trades.ofUser('alice')).toEqual([]));
  });

  test('and not dearer if its cancellation failed: nothing new is signed', async () => {
    open(() => [listing], { traded: owned });
    await list('2', 'Change price');
    await screen.findByRole('dialog', { name: 'Calls', hidden: true });
    records.set(HASH, { type: 'send', status: 'pending', network: network.id, tx_hash: HASH } as never);
    sign(HASH);
    setRecord(HASH, 'failed', { failure_reason: 'reverted' });
    await screen.findByText('That step failed, and nothing was listed. You paid the network fee.');
    expect(signing).toBeUndefined();
    expect(removeListings).not.toHaveBeenCalled();
  });

  test('becomes cheaper with only a signature, with a notice that the dearer one stays', async () => {
    open(() => [listing], { traded: owned });
    await user.click(await button('Change price'));
    await user.type(await screen.findByLabelText('Price in ETH'), '0.9');
    screen.getByText(/Your listing at the higher price also stays valid/);
    await user.click(await button('Continue'));
    await signOrder();
    await screen.findByText('Tide 7 is listed for 0.9 ETH.');
    expect(dialog).toBeUndefined();
  });

  test('and sent away is still signed: shows that, and can cancel it', async () => {
    open(() => [], { traded: nft });
    await screen.findByText(/This listing can’t be used right now/);
    screen.getByText(/The listing stays valid if you send it away/);
    expect(screen.queryByRole('button', { name: 'Change price' })).toBeNull();
    await user.click(await button('Cancel listing'));
    await screen.findByRole('dialog', { name: 'Calls', hidden: true });
    expect(request().sender.address).toBe(me.address);
  });

  const outcomeOf = (state: 'open' | 'filled' | 'cancelled' | null) => ({
    state: { ...sellerState, orders: [{ id: listing.id, state }] },
  });

  test('and was sold is shown as sold, and its record is dismissed without a fee', async () => {
    open(() => [], { traded: nft, ...outcomeOf('filled') });
    await screen.findByText('Sold for 1 ETH, paid to the account that listed it.');
    expect(screen.getByRole('region', { name: 'Price' }).textContent).toContain('Price—');
    expect(screen.queryByText(/^You are selling it for/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel listing' })).toBeNull();
    await user.click(await button('Dismiss'));
    await screen.findByText('This NFT is not for sale right now.');
    expect(screen.queryByText(/^Sold for 1 ETH/)).toBeNull();
    expect(removeListings).not.toHaveBeenCalled();
    expect(dialog).toBeUndefined();
  });

  describe('and was dismissed', () => {
    const DAY = 86_400_000;
    const dismissListing = (writtenAt: number) =>
      dismissedListings.write({
        id: `1_${listing.id}`,
        user_id: 'alice',
        ends_at: ownListing.endsAt,
        written_at: writtenAt,
      });

    test('is hidden, and its record is deleted once a quorum confirms it a day later', async () => {
      const now = Date.now();
      dismissListing(now - DAY);
      const problems = loggedProblems();
      vi.mocked(removeListings).mockRejectedValueOnce(new Error('offline'));
      open(() => [], { traded: owned, time: now, ...outcomeOf('cancelled') } as never);
      await waitFor(() => expect(removeListings).toHaveBeenCalledWith('ethereum', [listing.id]));
      await waitFor(() => expect(problems()).toHaveLength(1));
      expect(screen.queryByText(/^Your listing for 1 ETH is cancelled/)).toBeNull();
      expect(dismissedListings.ofUser('alice')).toHaveLength(1);
      cleanup();
      open(() => [], { traded: owned, time: now, ...outcomeOf('cancelled') } as never);
      await waitFor(() => expect(removeListings).toHaveBeenCalledTimes(2));
      await waitFor(() => expect(dismissedListings.ofUser('alice')).toEqual([]));
    });

    test('retains its record while its block is younger than a day', async () => {
      const now = Date.now();
      dismissListing(now - DAY + 60_000);
      open(() => [], { traded: owned, time: now, ...outcomeOf('filled') } as never);
      await button('List for sale');
      await waitFor(() => expect(screen.queryByText(/^Sold for 1 ETH/)).toBeNull());
      expect(screen.queryByText(/^You are selling it for/)).toBeNull();
      expect(removeListings).not.toHaveBeenCalled();
    });

    test('is shown again after a reorg, and prevents a dearer one', async () => {
      const now = Date.now();
      dismissListing(now - 2 * DAY);
      open(() => [], { traded: owned, time: now, ...outcomeOf('open') } as never);
      await screen.findByText(/^You are selling it for 1 ETH/);
      await waitFor(() => expect(dismissedListings.ofUser('alice')).toEqual([]));
      expect(removeListings).not.toHaveBeenCalled();
      await list('2', 'Change price');
      await screen.findByRole('dialog', { name: 'Calls', hidden: true });
      expect(call()).toMatchObject({ kind: 'cancelOrders' });
    });
  });

  // Regression: with the cancellation in a block, the screen showed both that it can be bought and that it cannot.
  test('whose cancellation is in a block without a quorum is not shown as for sale', async () => {
    open(() => [], { traded: owned, ...outcomeOf('cancelled') });
    records.set(HASH, { type: 'send', status: 'pending', network: network.id, tx_hash: HASH } as never);
    act(() =>
      trades.write({
        ...boughtTrade,
        kind: 'cancel',
        price: null,
        tx_hash: HASH,
        order_hashes: [listing.id],
      }),
    );
    await screen.findByText('The cancellation of Tide 7 is in a block: it can’t be bought any more.');
    const { textContent } = screen.getByRole('region', { name: 'Price' });
    expect(textContent).not.toMatch(/can be bought|can’t be used right now|You are selling it for/);
    expect(textContent).not.toContain('Your listing for 1 ETH is cancelled');
  });

  test('and was cancelled elsewhere is shown as cancelled, and prevents no other listing', async () => {
    open(() => [], { traded: owned, ...outcomeOf('cancelled') });
    await screen.findByText(/^Your listing for 1 ETH is cancelled on the network/);
    await user.click(await button('List for sale'));
    await user.type(await screen.findByLabelText('Price in ETH'), '2');
    expect(screen.queryByText(/Anyone can buy at your lower price/)).toBeNull();
    await user.click(await button('Continue'));
    await signOrder();
    await screen.findByText('Tide 7 is listed for 2 ETH.');
    expect(dialog).toBeUndefined();
  });

  test.each(['open', null] as const)('stays signed if the nodes report: %s', async (state) => {
    open(() => [], { traded: nft, ...outcomeOf(state) });
    await screen.findByText(/This listing can’t be used right now/);
    expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  });

  test('disappears when its record is deleted', async () => {
    open(() => [listing], { traded: owned });
    await screen.findByText(/^You are selling it for 1 ETH/);
    act(() => sendOwn?.([]));
    expect(screen.queryByText(/^You are selling it/)).toBeNull();
    await button('List for sale');
  });
});
