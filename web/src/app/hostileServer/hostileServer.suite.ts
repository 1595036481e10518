import 'fake-indexeddb/auto';
import { appendFileSync } from 'node:fs';
import { buildListing } from '@everything-wallet/core/seaport/buildListing';
import { orderTypedData } from '@everything-wallet/core/seaport/orderTypedData';
import { hashTypedData } from '@everything-wallet/core/calls/typedData/hashTypedData';
import { parseTypedData } from '@everything-wallet/core/calls/typedData/parseTypedData';
import { typedDataWarnings } from '@everything-wallet/core/calls/typedData/typedDataWarnings';
import { Transaction } from 'ethers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { approveRequest } from '../../features/listings/trades/approveRequest.ts';
import { refuseKnownToken } from '../../features/listings/trades/refuseKnownToken.ts';
import { askNfts } from '../../features/nfts/api/askNfts.ts';
import { junk } from '../../features/signing/testing/junk.ts';
import { fakeServer } from '../../lib/firebase/testing/fakeServer.ts';
import { keySigner } from '../../lib/vault/keySigner.ts';
import { resetServer } from './resetServer.ts';
import { exceeds } from './exceeds.ts';
import { honestAnswers, network, ROUTERS, USDC } from './honestAnswers.ts';
import { serveLies, type Lies } from './serveLies.ts';
import { confirmCall, JUNK_KEY, trySwap } from './trySwap.ts';

vi.mock('firebase/functions', () => ({
  httpsCallable: (...call: Parameters<typeof fakeServer.httpsCallable>) => fakeServer.httpsCallable(...call),
}));
vi.mock('../../lib/firebase/firebaseServices.ts', () => ({
  firebaseServices: () => Promise.resolve({ auth: {}, functions: {} }),
}));
vi.mock('../../features/swap/api/findStepRecord.ts', () => ({ findStepRecord: () => Promise.resolve() }));
vi.mock('../../features/swap/api/isRecorded.ts', () => ({ isRecorded: () => Promise.resolve(false) }));

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(resetServer);

const THIEF = '0x1563915e194D8CfBA1943570603F7606A3115508';
const HOUR = 3_600_000;
const MONTH = 30 * 24 * HOUR;

const sent = () =>
  (fakeServer.asked('sendTransaction') as { signedTransaction: string }[]).map(
    ({ signedTransaction }) => signedTransaction,
  );

/**
 * Returns the limits that the signed bytes exceed; one confirmation results in one transaction on chain,
 * since all bytes have its nonce.
 */
function problemsOf(confirmed: readonly { readonly total: bigint; readonly least: bigint }[]): string[] {
  const nonces = new Set(sent().map((bytes) => Transaction.from(bytes).nonce));
  return [
    ...(nonces.size > confirmed.length ? [`${nonces.size} nonces of ${confirmed.length} confirmations`] : []),
    ...sent().flatMap((bytes, index) => {
      const bounds = confirmed[Math.min(index, confirmed.length - 1)];
      return bounds ? exceeds(bytes, bounds) : ['signed without a confirmation'];
    }),
  ];
}

function note(field: string, displayed: readonly string[], ending: string) {
  const file = process.env['HOSTILE_SERVER_REPORT'];
  if (file === undefined) return;
  appendFileSync(file, `${JSON.stringify({ field, displayed, ending })}\n`);
}

/** Holdings or a simulation with wrong facts about USDC. */
const lieOfTokens =
  (changes: object) =>
  <Answer extends { tokens: readonly { contract: string }[] }>(answer: Answer): Answer => ({
    ...answer,
    tokens: answer.tokens.map((token) => (token.contract === USDC ? { ...token, ...changes } : token)),
  });

type Honest<Name extends keyof typeof honestAnswers> = ReturnType<(typeof honestAnswers)[Name]>;
type QuoteFields = Readonly<Record<string, unknown>>;
const quote = (changes: QuoteFields | ((quote: Honest<'quote'>) => QuoteFields)): Lies => ({
  quote: (honest): unknown => ({ ...honest, ...(typeof changes === 'function' ? changes(honest) : changes) }),
});
const estimate = (changes: object): Lies => ({ estimate: (honest) => ({ ...honest, ...changes }) });
const outcome = (changes: object): Lies => ({
  simulation: (honest) => ({ ...honest, outcome: { ...honest.outcome, ...changes } }),
});
const refused = () => fakeServer.failure('failed-precondition', 'Refused.', 'refusedByNetwork');
const taken = () => fakeServer.failure('failed-precondition', 'Still waiting.', 'nonceTaken');

const [v2] = ROUTERS;

describe('a swap of 100 USDC for ETH', () => {
  test('of an honest server is approved and made, and shown as it is', async () => {
    const { displayed, confirmed, stopped } = await trySwap({});
    expect(stopped).toBeUndefined();
    expect(displayed).toContain('gives 100 USDC');
    expect(displayed.join('\n')).toMatch(/100 USDC/);
    expect(sent()).toHaveLength(2);
    expect(problemsOf(confirmed)).toEqual([]);
    note('nothing', displayed, `${sent().length} signed`);
  });

  const lies: readonly (readonly [field: string, lies: Lies, ending: 'signed' | 'stopped' | 'either'])[] = [
    ...[0, 2, 8, 18].flatMap((decimals) => [
      [`decimals ${decimals} (holdings)`, { holdings: lieOfTokens({ decimals }) }, 'either'] as const,
      [`decimals ${decimals} (simulation)`, { simulation: lieOfTokens({ decimals }) }, 'stopped'] as const,
    ]),
    ['no decimals', { holdings: lieOfTokens({ decimals: null }) }, 'signed'],
    ['symbol', { holdings: lieOfTokens({ symbol: 'ETH', name: 'Ether' }) }, 'signed'],
    ['listed', { holdings: lieOfTokens({ isListed: false }) }, 'signed'],
    [
      'balance of USDC',
      {
        holdings: (answer) => ({
          ...answer,
          holdings: answer.holdings.map((one) => ({ ...one, units: '9'.repeat(30) })),
        }),
      },
      'signed',
    ],
    ['router', quote({ router: THIEF }), 'stopped'],
    ['the other exchange’s router', quote({ router: v2 }), 'stopped'],
    [
      'path through a foreign token',
      quote({ route: { exchange: 'v3', path: [USDC, THIEF, network.wrappedCoin], fees: [500, 500] } }),
      'stopped',
    ],
    [
      'path to a foreign token',
      quote({ route: { exchange: 'v3', path: [USDC, THIEF], fees: [500] } }),
      'stopped',
    ],
    [
      'pool fee',
      quote({ route: { exchange: 'v3', path: [USDC, network.wrappedCoin], fees: [999_999] } }),
      'stopped',
    ],
    ['sold token', quote({ sell: network.wrappedCoin }), 'stopped'],
    ['bought token', quote({ buy: THIEF }), 'stopped'],
    ['sold amount', quote({ amount: '10000000000' }), 'stopped'],
    ['amount out too high', quote(({ amountOut }) => ({ amountOut: `${amountOut}000` })), 'either'],
    ['amount out too low', quote({ amountOut: '5' }), 'either'],
    ['amount out of nothing', quote({ amountOut: '0' }), 'stopped'],
    ['least received', quote({ leastReceived: '1' }), 'signed'],
    ['price impact', quote({ priceImpactBps: 0 }), 'signed'],
    ['arrives whole', quote({ arrivesWhole: false }), 'stopped'],
    [
      'v2, keeping a part',
      quote({
        route: { exchange: 'v2', path: [USDC, network.wrappedCoin] },
        router: v2,
        arrivesWhole: false,
      }),
      'either',
    ],
    [
      'clock of the quote, a month ahead',
      quote({ block: { number: 1, time: Date.now() + MONTH } }),
      'either',
    ],
    [
      'clock of the quote, an hour behind',
      quote({ block: { number: 1, time: Date.now() - HOUR } }),
      'either',
    ],
    ['age of the quote', quote({ ageMs: MONTH }), 'either'],
    ['clock of the estimate, a month ahead', estimate({ answeredAt: Date.now() + MONTH }), 'either'],
    ['clock of the estimate, an hour behind', estimate({ answeredAt: Date.now() - HOUR }), 'either'],
    ['nonce', estimate({ nonce: 900 }), 'signed'],
    ['nonce that jumps', { estimate: (honest, time) => ({ ...honest, nonce: 7 + time }) }, 'either'],
    ['chain id', estimate({ chainId: 137 }), 'stopped'],
    ['gas price', estimate({ gasPrice: '9000000000000', maxFeePerGas: '9000000000000' }), 'either'],
    [
      'gas price that rises at the signature',
      {
        estimate: (honest, time) =>
          time > 1
            ? {
                ...honest,
                gasPrice: '9000000000000',
                maxFeePerGas: '9000000000000',
                maxPriorityFeePerGas: '8000000000000',
              }
            : honest,
      },
      'either',
    ],
    ['gas limit', estimate({ gasLimit: '30000000' }), 'either'],
    ['coin balance', estimate({ balance: '1' }), 'stopped'],
    [
      'digest of the simulation',
      { simulation: (honest) => ({ ...honest, digest: `0x${'11'.repeat(32)}` }) },
      'either',
    ],
    ['simulation: fails', outcome({ succeeds: false }), 'stopped'],
    [
      'simulation: nothing moves',
      outcome({ movements: [], approvals: [], coin: { units: '0', word: 'verified' } }),
      'either',
    ],
    [
      'simulation: coin comes without end',
      outcome({ coin: { units: '9'.repeat(24), word: 'verified' } }),
      'either',
    ],
    [
      'simulation: less leaves',
      {
        simulation: (honest) => ({
          ...honest,
          outcome: honest.outcome && {
            ...honest.outcome,
            movements: honest.outcome.movements.map((one) => ({ ...one, units: '-1' })),
          },
        }),
      },
      'either',
    ],
    [
      'simulation: other addresses',
      {
        simulation: (honest) => ({ ...honest, parties: [{ address: THIEF, hasCode: true, isYoung: false }] }),
      },
      'either',
    ],
    [
      'simulation: disputed',
      { simulation: (honest) => ({ ...honest, agreement: 'disputed', outcome: null }) },
      'either',
    ],
    ['allowance that is not there', { allowed: 10n ** 30n }, 'signed'],
    [
      'refusal of the first broadcast',
      {
        send: (time) => {
          if (time === 1) throw refused();
          return { txHash: `0x${'ab'.repeat(32)}` };
        },
      },
      'stopped',
    ],
    [
      'nonce that is said to be taken',
      {
        estimate: (honest, time) => ({ ...honest, nonce: 7 + Math.floor(time / 3) }),
        send: () => {
          throw taken();
        },
      },
      'stopped',
    ],
  ];

  test.each(lies)('lied about %s: no more is signed than was confirmed', async (field, lie, ending) => {
    const { displayed, confirmed, stopped } = await trySwap(lie);
    note(
      field,
      displayed,
      stopped === undefined ? `${sent().length} signed` : `${sent().length} signed, then: ${stopped}`,
    );
    expect(problemsOf(confirmed)).toEqual([]);
    // Amounts of a known token are shown with its own decimals and symbol, whatever the server states.
    if (displayed.length > 0) expect(displayed[0]).toBe('gives 100 USDC');
    const amounts = displayed.flatMap((text) =>
      [...text.matchAll(/([\d.,]+) USDC/g)].map(([, amount]) => amount),
    );
    expect(new Set(amounts)).toEqual(new Set(['100']));
    if (ending !== 'either') expect(stopped === undefined ? 'signed' : 'stopped').toBe(ending);
  });

  test('refused once is not signed with another nonce', async () => {
    const once: Lies = {
      send: () => {
        throw refused();
      },
    };
    await trySwap(once);
    const [first, ...others] = sent();
    expect(others).toEqual([]);
    const nonce = Transaction.from(first ?? '').nonce;
    fakeServer.reset();
    const { stopped } = await trySwap(estimate({ nonce: nonce + 1 }));
    expect(stopped).toBe('send.error.heldNonce');
    expect(sent()).toEqual([]);
    note('refusal, then another nonce', [], String(stopped));
  });
});

describe('a known token that the server calls an NFT', () => {
  const nft = { network, contract: USDC, tokenId: '100000000', name: 'NFT' } as Parameters<
    typeof approveRequest
  >[0];
  const seller = { ...junk.sender, name: 'Account 1' } as Parameters<typeof approveRequest>[2];

  test('is in no list of owned NFTs', async () => {
    fakeServer.answer('refreshWallet', () => ({
      balances: [],
      tokenBalances: [],
      nfts: {
        answer: {
          block: null,
          ageMs: null,
          nodes: { configured: 2, answered: 2, needed: 2 },
          nfts: [USDC, THIEF].map((contract) => ({
            contract,
            tokenId: '100000000',
            standard: 'erc721',
            owner: junk.sender.address,
            units: '1',
            agreement: 'agreed',
            agreeing: 2,
            isUnverified: false,
            arrivedAt: null,
          })),
          collections: [],
          next: null,
        },
      },
    }));
    const { nfts } = await askNfts({ network: 'mainnet', addresses: [junk.sender.address] } as never);
    expect(nfts.map(({ contract }) => contract)).toEqual([THIEF]);
    note('standard, of owned NFTs', ['the other NFT alone'], 'nothing to sign');
  });

  test.each(['erc721', 'erc1155'] as const)('is not approved as %s', async (standard) => {
    serveLies({});
    const displayed: string[] = [];
    const stopped = await confirmCall(approveRequest(nft, standard, seller), displayed, []);
    expect(stopped).toMatch(/^refused: /);
    expect(sent()).toEqual([]);
    note(`standard ${standard}, of an approval`, displayed, stopped ?? '');
  });

  test('is neither bought nor listed, nor its order signed', async () => {
    await expect(refuseKnownToken(network, USDC)).rejects.toMatchObject({ reason: 'token' });
    const order = buildListing({
      seller: junk.sender.address,
      contract: USDC,
      tokenId: 100_000_000n,
      standard: 'erc721',
      units: 1n,
      price: 1n,
      startsAt: 1n,
      endsAt: 2n,
      counter: 0n,
      salt: 1n,
    });
    const text = JSON.stringify(orderTypedData(order, 1));
    const data = parseTypedData(text, 1);
    const accepted = typedDataWarnings(data, { signer: junk.sender.address, chainId: 1, now: 0n });
    const signer = keySigner(JUNK_KEY);
    const shownDigest = hashTypedData(data).digest;
    await expect(signer.signTypedData({ text, chainId: 1, shownDigest, accepted })).rejects.toMatchObject({
      textId: 'call.error.otherStandard',
    });
    note('standard, of a listing', [], 'call.error.otherStandard');
  });
});
