import 'fake-indexeddb/auto';
import { SEAPORT_ADDRESS } from '@everything-wallet/core/seaport/seaportAddress';
import type { OrderComponents } from '@everything-wallet/core/seaport/SeaportOrder';
import { act, renderHook, waitFor } from '@testing-library/react';
import { Interface, Wallet } from 'ethers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { askListings } from '../../features/listings/api/askListings.ts';
import { useBuying } from '../../features/listings/hooks/useBuying.ts';
import { useListing } from '../../features/listings/hooks/useListing.ts';
import { answerOf, COLLECTION, network, signedListing } from '../../features/listings/testing/fakeMarket.ts';
import { junk } from '../../features/signing/testing/junk.ts';
import { fakeServer } from '../../lib/firebase/testing/fakeServer.ts';
import { AppShell } from '../../testing/AppShell.tsx';
import { FieldLie, MAX_LIES } from './FieldLie.ts';
import { fieldsOf } from './fieldsOf.ts';
import { noteRow } from './noteRow.ts';
import { serveAnswers, type HonestAnswers } from './serveAnswers.ts';

vi.mock('firebase/functions', () => ({
  httpsCallable: (...call: Parameters<typeof fakeServer.httpsCallable>) => fakeServer.httpsCallable(...call),
}));
vi.mock('../../lib/firebase/firebaseServices.ts', () => ({
  firebaseServices: () => Promise.resolve({ auth: {}, functions: {} }),
}));
vi.mock('../../features/listings/api/readOwnListings.ts', () => ({
  readOwnListings: () => Promise.resolve([]),
}));

const PRICE = 10n ** 18n;
const DAYS = 7;
/** Tolerated clock difference before the user is asked, in seconds, plus time for the test itself. */
const SLACK_SECONDS = 610;
const OWN = { ...junk.sender, name: 'Account 1' };
const seller = new Wallet(`0x${'46'.repeat(32)}`);
const listed = signedListing(seller, { price: PRICE });
const nft = {
  network,
  contract: COLLECTION,
  tokenId: '7',
  name: 'Tide 7',
  standard: 'erc721' as const,
  holders: [],
};

/** As published by Seaport 1.6, decoded by a library that shares no code with the wallet's builder. */
const seaport = new Interface([
  'function fulfillAdvancedOrder(((address offerer, address zone, (uint8 itemType, address token, uint256 identifierOrCriteria, uint256 startAmount, uint256 endAmount)[] offer, (uint8 itemType, address token, uint256 identifierOrCriteria, uint256 startAmount, uint256 endAmount, address recipient)[] consideration, uint8 orderType, uint256 startTime, uint256 endTime, bytes32 zoneHash, uint256 salt, bytes32 conduitKey, uint256 totalOriginalConsiderationItems) parameters, uint120 numerator, uint120 denominator, bytes signature, bytes extraData) advancedOrder, (uint256 orderIndex, uint8 side, uint256 index, uint256 identifier, bytes32[] criteriaProof)[] criteriaResolvers, bytes32 fulfillerConduitKey, address recipient) payable',
  'function approve(address operator, uint256 id)',
]);

const honest: HonestAnswers = {
  parts: {
    nftListings: () =>
      answerOf([listed], {
        seller: {
          counter: '0',
          units: '1',
          isApproved: true,
          time: Date.now(),
          orders: [{ id: listed.id, state: 'open' }],
        },
        time: Date.now(),
      }),
  },
};

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => fakeServer.reset());

/** Buys the item shown as NFT 7, whatever the screen shows for it. */
async function buy() {
  const reported = await askListings({ network: network.rpcName, contract: COLLECTION, tokenId: '7' }).catch(
    () => undefined,
  );
  const shown = reported?.listings[0];
  if (!shown) return { displayed: [], problems: [], ending: 'nothing is for sale' };
  const displayed = [
    `${shown.units} of #7 for ${shown.price.units} wei in ${shown.price.contract ?? 'ETH'} by ${shown.seller}`,
  ];
  const screen = renderHook(() => useBuying('alice', nft), { wrapper: AppShell });
  try {
    await act(async () => screen.result.current.buy(shown, OWN));
    const { calls, problem } = screen.result.current;
    const request = calls?.requests[0];
    if (!request) return { displayed, problems: [], ending: problem?.text ?? 'nothing' };
    const read = seaport.parseTransaction({ data: request.data });
    if (read?.name !== 'fulfillAdvancedOrder')
      return { displayed, problems: ['another call'], ending: 'to sign' };
    const [order, , , recipient] = read.args as unknown as [
      { parameters: OrderComponents },
      unknown,
      unknown,
      string,
    ];
    const { offer, consideration } = order.parameters;
    const [item] = offer;
    const paid = consideration.reduce((sum, { startAmount }) => sum + BigInt(startAmount), 0n);
    const expectations: readonly (readonly [boolean, string])[] = [
      [request.to === SEAPORT_ADDRESS, `calls ${request.to}`],
      [request.value === BigInt(shown.price.units) && shown.price.contract === null, `pays ${request.value}`],
      [paid === request.value, `the order takes ${paid}`],
      [
        item?.token === COLLECTION && BigInt(item.identifierOrCriteria) === 7n,
        `brings ${item?.token} ${item?.identifierOrCriteria}`,
      ],
      [BigInt(item?.startAmount ?? 0) === BigInt(shown.units), `brings ${item?.startAmount}`],
      [recipient === `0x${'0'.repeat(40)}` || recipient === OWN.address, `brings it to ${recipient}`],
      [Number(item?.itemType) === (shown.standard === 'erc721' ? 2 : 3), 'another standard'],
    ];
    return {
      displayed,
      problems: expectations.flatMap(([holds, problem]) => (holds ? [] : [problem])),
      ending: `${request.value} wei to sign`,
    };
  } finally {
    screen.unmount();
  }
}

/** Lists NFT 7 for two coins and a week, and continues after a warning about the clock. */
async function sell() {
  const screen = renderHook(
    () =>
      useListing({
        userId: 'alice',
        nft,
        standard: 'erc721',
        seller: OWN,
        own: [],
        past: [],
        onAwait: () => undefined,
      }),
    { wrapper: AppShell },
  );
  const displayed = ['1 of #7 for 2 ETH, 7 days'];
  try {
    for (let press = 0; press < 2; press += 1) {
      act(() => screen.result.current.begin({ units: 1n, price: 2n * PRICE, days: DAYS }));
      await waitFor(() => {
        if (screen.result.current.state.name === 'asking') throw new Error('Still asking');
      });
      const { state, calls, typedData } = screen.result.current;
      if (state.name === 'form') {
        if (state.problem) displayed.push(state.problem.text);
        if (state.problem?.text === 'market.problem.clock') continue;
        return { displayed, problems: [], ending: 'nothing to sign' };
      }
      const request = calls?.requests[0];
      if (request) {
        const approved = seaport.encodeFunctionData('approve', [SEAPORT_ADDRESS, 7n]);
        const isOnly = request.data === approved && request.to === COLLECTION && request.value === 0n;
        return { displayed, problems: isOnly ? [] : ['another approval'], ending: 'an approval to sign' };
      }
      if (!typedData) return { displayed, problems: [], ending: state.name };
      return { displayed, problems: problemsOfOrder(typedData.request.text), ending: 'an order to sign' };
    }
    return { displayed, problems: [], ending: 'nothing to sign' };
  } finally {
    screen.unmount();
  }
}

function problemsOfOrder(text: string): readonly string[] {
  const { domain, message } = JSON.parse(text) as {
    domain: { chainId: number; verifyingContract: string };
    message: OrderComponents;
  };
  const [item, ...others] = message.offer;
  const [paid, ...fees] = message.consideration;
  const now = Math.floor(Date.now() / 1_000);
  const expectations: readonly (readonly [boolean, string])[] = [
    [domain.chainId === 1 && domain.verifyingContract === SEAPORT_ADDRESS, 'another domain'],
    [message.offerer === OWN.address, `offered by ${message.offerer}`],
    [
      item?.token === COLLECTION && item.identifierOrCriteria === '7' && others.length === 0,
      'gives something else',
    ],
    [String(item?.startAmount) === '1' && String(item?.endAmount) === '1', 'gives more'],
    [paid?.recipient === OWN.address && fees.length === 0, 'pays somebody else'],
    [
      BigInt(paid?.startAmount ?? 0) === 2n * PRICE && BigInt(paid?.endAmount ?? 0) === 2n * PRICE,
      `for ${paid?.startAmount}`,
    ],
    [Number(paid?.itemType) === 0, 'paid in something else'],
    [Number(message.endTime) <= now + DAYS * 86_400 + SLACK_SECONDS, `until ${message.endTime}`],
    [/^0x0*$/.test(message.zone) && /^0x0*$/.test(message.conduitKey), 'a zone or a conduit'],
  ];
  return expectations.flatMap(([holds, problem]) => (holds ? [] : [problem]));
}

const trades = { buy, sell };

describe('of an honest market', () => {
  test('NFT 7 is bought for its price', async () => {
    serveAnswers(honest);
    expect(await buy()).toMatchObject({ problems: [], ending: `${PRICE} wei to sign` });
  });

  test('NFT 7 is listed as it was typed', async () => {
    serveAnswers(honest);
    expect(await sell()).toMatchObject({ problems: [], ending: 'an order to sign' });
  });
});

describe('lied to about', () => {
  test.each(fieldsOf('market').map((field) => [field.path, field] as const))(
    '%s, pays and gives no more than shown',
    async (path, field) => {
      let reported = 0;
      for (const [name, trade] of Object.entries(trades)) {
        for (let place = 0; place < MAX_LIES; place += 1) {
          for (const from of place === 0 ? [1, 2] : [1]) {
            const lie = new FieldLie(field, place);
            let requested = 0;
            // From the start, or after it was shown.
            const answers = honest.parts?.['nftListings'];
            const spoilt = () => {
              requested += 1;
              const answer = answers?.(undefined as never);
              return requested >= from ? lie.apply('refreshWallet.nftListings', answer) : answer;
            };
            serveAnswers({ parts: { nftListings: spoilt } });
            const { displayed, problems, ending } = await trade();
            expect(problems, `${name}: ${displayed.join(' | ')}`).toEqual([]);
            if (lie.applied > 0) noteRow(`${path}, ${name}`, displayed, ending);
            reported += lie.applied;
            fakeServer.reset();
          }
        }
      }
      // For an empty list the lie is about the list itself.
      if (!/(fees|silent)\[\]/.test(path)) expect(reported).toBeGreaterThan(0);
    },
  );
});
