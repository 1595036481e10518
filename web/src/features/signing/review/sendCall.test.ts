// @vitest-environment node
import 'fake-indexeddb/auto';
import { consentTo } from '@everything-wallet/core/calls/consentTo';
import { buildApprove } from '@everything-wallet/core/calls/build/buildApprove';
import { decodeCall } from '@everything-wallet/core/calls/decodeCall';
import { describeCall } from '@everything-wallet/core/calls/describeCall';
import type { GasEstimate } from '@everything-wallet/core/schemas/gasEstimate';
import type { SimulationAnswer, SimulationOutcome } from '@everything-wallet/core/schemas/simulationAnswer';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { maxFee, transferFees, type TransferFees } from '@everything-wallet/core/transactions/transferFees';
import { getCreateAddress, Transaction } from 'ethers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import { fakeServer } from '../../../lib/firebase/testing/fakeServer.ts';
import { unstoredLists } from '../../../lib/storage/unstoredLists.ts';
import { contradictedTokens } from '../../../lib/tokens/contradictedTokens.ts';
import { phraseSigner } from '../../../lib/vault/phraseSigner.ts';
import type { TextId } from '../../../texts/texts.ts';
import type { JournalledSend } from '../journal/JournalledSend.ts';
import { sendJournal } from '../journal/sendJournal.ts';
import { approveRequest, requestOf, SPENDER, TOKEN, wrapRequest } from '../testing/callRequest.ts';
import { gasEstimate } from '../testing/gasEstimate.ts';
import { journalledSend } from '../testing/journalledSend.ts';
import { junk } from '../testing/junk.ts';
import { simulated } from '../testing/simulated.ts';
import type { ConfirmedCall } from './ConfirmedCall.ts';
import { sendCall } from './sendCall.ts';
import { SimulationChangedError } from './SimulationChangedError.ts';

vi.mock('firebase/functions', () => ({
  httpsCallable: (...call: Parameters<typeof fakeServer.httpsCallable>) => fakeServer.httpsCallable(...call),
}));
vi.mock('../../../lib/firebase/firebaseServices.ts', () => ({
  firebaseServices: () => Promise.resolve({ auth: {}, functions: {} }),
}));
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(async () => {
  fakeServer.reset();
  for (const { id } of await sendJournal.ofUser('alice')) await sendJournal.remove(id);
});

const FEES = transferFees(gasEstimate({ gasLimit: '60000' }));
const approval = {
  kind: 'allowance',
  contract: TOKEN,
  spender: SPENDER,
  tokenId: null,
  units: '100',
  unitsBefore: '0',
  endsAt: null,
  word: 'verified',
  isLogDifferent: false,
} as const;
const SHOWN: Partial<SimulationOutcome> = { approvals: [approval] };

interface Circumstances {
  readonly request?: CallRequest;
  readonly fees?: TransferFees | undefined;
  /** Undefined where the simulation failed. */
  readonly answer?: SimulationAnswer | undefined;
  readonly age?: number;
}

function confirmed(circumstances: Circumstances = {}, fields: Partial<ConfirmedCall> = {}): ConfirmedCall {
  const { request = approveRequest, fees = FEES, age = 1_000 } = circumstances;
  const { network, sender, to, value, data, facts } = request;
  const transaction = { chainId: network.chainId, to, value, data };
  const shown = decodeCall(transaction, facts);
  const answer = 'answer' in circumstances ? circumstances.answer : simulated(request, fees, SHOWN);
  return {
    userId: 'alice',
    request,
    transaction,
    shown,
    effects: describeCall(shown, { sender: sender.address, wrappedCoin: network.wrappedCoin }),
    title: 'Allow spending',
    accepted: [],
    preview: { fees, answer, msSinceAsked: () => age },
    mayBeUnsure: false,
    shownTotal: value + maxFee(fees),
    openSigner: phraseSigner(junk.phrase),
    ...fields,
  };
}

/** Chain that estimates, simulates and accepts every broadcast. */
function startChain(estimate: Partial<GasEstimate> = {}, now: Partial<SimulationOutcome> = SHOWN) {
  fakeServer.answer('estimateGas', () => gasEstimate({ gasLimit: '60000', ...estimate }));
  answerSimulation(simulated(approveRequest, FEES, now));
  fakeServer.answer('sendTransaction', () => ({ txHash: `0x${'ab'.repeat(32)}` }));
}

function answerSimulation(answer: SimulationAnswer) {
  fakeServer.answer('refreshWallet', () => ({
    balances: [],
    tokenBalances: [],
    simulation: { answer },
  }));
}

function broadcastTransaction(): Transaction {
  const [question, ...others] = fakeServer.asked('sendTransaction') as { signedTransaction: string }[];
  expect(others).toEqual([]);
  return Transaction.from(question?.signedTransaction ?? '');
}

async function expectRefused(sending: Promise<string>, textId: TextId) {
  const error: unknown = await sending.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(WalletError);
  expect(error).toMatchObject({ textId });
  expect(fakeServer.asked('sendTransaction')).toEqual([]);
}

async function expectChanged(sending: Promise<string>) {
  await expect(sending).rejects.toBeInstanceOf(SimulationChangedError);
  expect(fakeServer.asked('sendTransaction')).toEqual([]);
  expect(await sendJournal.ofUser('alice')).toEqual([]);
}

describe('signs what was shown, to the last byte', () => {
  test('with the current nonce and the fees shown', async () => {
    startChain({ nonce: 9, maxFeePerGas: '31000000000' });
    const signed: string[] = [];
    const hash = await sendCall(confirmed({}, { onSigned: (txHash) => signed.push(txHash) }));
    const { to, data, value } = approveRequest;
    const sent = broadcastTransaction();
    expect(sent).toMatchObject({ to, data, value, nonce: 9, chainId: 1n, from: junk.sender.address });
    expect(sent).toMatchObject({ maxFeePerGas: FEES.gasPrice, gasLimit: FEES.gasLimit, type: 2 });
    expect(sent.hash).toBe(hash);
    expect(signed).toEqual([hash]);
    // The preview is of these bytes and fees, and a second old.
    expect(fakeServer.asked('refreshWallet')).toEqual([]);
  });

  test('coin sent with a call, included in the estimate', async () => {
    startChain();
    const answer = simulated(wrapRequest, FEES, {
      coin: { units: '-5', word: 'verified' },
      movements: [
        {
          kind: 'erc20',
          contract: wrapRequest.to,
          tokenId: null,
          units: '5',
          word: 'verified',
          isLogDifferent: false,
        },
      ],
    });
    await sendCall(confirmed({ request: wrapRequest, answer }));
    expect(broadcastTransaction()).toMatchObject({ value: 5n, data: wrapRequest.data });
    expect(fakeServer.asked('estimateGas')).toEqual([
      expect.objectContaining({ value: '0x5', data: wrapRequest.data, to: wrapRequest.to }),
    ]);
  });

  test('stored before it is sent, under its title', async () => {
    startChain();
    let noted: JournalledSend[] = [];
    fakeServer.answer('sendTransaction', async () => {
      noted = await sendJournal.ofUser('alice');
      return { txHash: `0x${'ab'.repeat(32)}` };
    });
    const hash = await sendCall(confirmed());
    expect(noted).toMatchObject([{ title: 'Allow spending', to: TOKEN, amount: '0', id: `alice_1_${hash}` }]);
    expect(await sendJournal.ofUser('alice')).toEqual([]);
  });
});

describe('a call that the wallet cannot read', () => {
  const unknown = requestOf(
    { chainId: 1, to: SPENDER, value: 0n, data: '0x12345678' },
    { mayBeUnknown: true },
  );
  const creation: CallRequest = {
    network: unknown.network,
    sender: unknown.sender,
    to: null,
    value: 3n,
    data: '0x6000',
    mayBeUnknown: true,
  };
  const consentOf = ({ network, sender, to, value, data }: CallRequest) =>
    consentTo({ chainId: network.chainId, from: sender.address, to, value, data });
  const consent = consentOf(unknown);
  const consented = { consent, accepted: [{ type: 'unknownCall' }] } as const;
  const creationConsented = { ...consented, consent: consentOf(creation) };

  test('is sent with consent, which the server gets', async () => {
    startChain();
    await sendCall(confirmed({ request: unknown }, consented));
    expect(broadcastTransaction()).toMatchObject({ to: SPENDER, data: '0x12345678', value: 0n });
    expect(fakeServer.asked('sendTransaction')).toMatchObject([{ consent }]);
  });

  test('keeps its consent in the journal until its outcome is known', async () => {
    startChain();
    fakeServer.answer('sendTransaction', () => {
      throw fakeServer.failure('internal');
    });
    await sendCall(confirmed({ request: unknown }, consented)).catch(() => undefined);
    const sends = await sendJournal.ofUser('alice');
    expect(sends).toMatchObject([{ consent, to: SPENDER }]);
  });

  test.each([
    ['https://app.example', 'https://app.example'],
    ['chrome-extension://abc', undefined],
  ])('is sent with the origin of the site, if the server takes such a one: %s', async (origin, given) => {
    startChain();
    await sendCall(confirmed({ request: { ...unknown, origin } }, consented));
    expect(fakeServer.asked('sendTransaction')).toMatchObject([{ consent }]);
    expect((fakeServer.asked('sendTransaction') as { origin?: string }[])[0]?.origin).toBe(given);
  });

  test('creates a contract, under the address that it gets', async () => {
    startChain({ nonce: 9 });
    fakeServer.answer('sendTransaction', () => {
      throw fakeServer.failure('internal');
    });
    await sendCall(confirmed({ request: creation }, creationConsented)).catch(() => undefined);
    const [{ to, signed_transaction: bytes } = expect.unreachable()] = await sendJournal.ofUser('alice');
    expect(to).toBe(getCreateAddress({ from: junk.sender.address, nonce: 9 }));
    expect(Transaction.from(bytes)).toMatchObject({ to: null, data: '0x6000', value: 3n, nonce: 9 });
    expect(fakeServer.asked('refreshWallet')).toEqual([]);
  });

  test('creates no contract whose code would fail now', async () => {
    startChain();
    answerSimulation(simulated(creation, FEES, { succeeds: false }));
    await expectChanged(sendCall(confirmed({ request: creation, age: 13_000 }, creationConsented)));
  });

  test('creates no contract without a simulation, unless that was accepted', async () => {
    startChain();
    const unseen = { request: creation, answer: undefined };
    await expectRefused(sendCall(confirmed(unseen, creationConsented)), 'call.error.notAccepted');
  });

  test.each<[string, CallRequest, Partial<ConfirmedCall>, TextId]>([
    ['without consent', unknown, { accepted: consented.accepted }, 'call.error.notAccepted'],
    ['without the accepted warning', unknown, { consent }, 'call.error.notAccepted'],
    ['with consent to another call', { ...unknown, value: 1n }, consented, 'call.error.notAccepted'],
    [
      "of the wallet's own screens, with consent",
      { ...unknown, mayBeUnknown: undefined },
      consented,
      'call.error.refused',
    ],
  ])('is not sent %s', async (_, request, fields, textId) => {
    startChain();
    await expectRefused(sendCall(confirmed({ request }, fields)), textId);
    expect(await sendJournal.ofUser('alice')).toEqual([]);
  });
});

describe('refuses before any request', () => {
  const failing = simulated(approveRequest, FEES, { succeeds: false });
  const unsure = (agreement: SimulationAnswer['agreement']) => ({
    ...simulated(approveRequest, FEES, SHOWN),
    agreement,
    ...(agreement === 'unconfirmed' ? {} : { outcome: null }),
  });

  test.each<[string, ConfirmedCall, TextId]>([
    [
      'a watch-only account',
      confirmed({ request: { ...approveRequest, sender: { ...junk.sender, derivationIndex: null } } }),
      'send.error.watchOnly',
    ],
    ['a failing call', confirmed({ answer: failing }), 'call.error.fails'],
    [
      'a failing call, whatever was accepted',
      confirmed({ answer: failing }, { mayBeUnsure: true }),
      'call.error.fails',
    ],
    [
      'a call that cannot be decoded, whatever was accepted',
      confirmed(
        { request: requestOf({ chainId: 1, to: TOKEN, value: 0n, data: '0x12345678' }) },
        { mayBeUnsure: true },
      ),
      'call.error.refused',
    ],
    [
      'coin for a call that accepts none',
      confirmed({ request: { ...approveRequest, value: 1n } }),
      'call.error.refused',
    ],
    ['a call without a simulation', confirmed({ answer: undefined }), 'call.error.notAccepted'],
    ['an unknown simulation', confirmed({ answer: unsure('unknown') }), 'call.error.notAccepted'],
    ['a disputed simulation', confirmed({ answer: unsure('disputed') }), 'call.error.notAccepted'],
    ['a simulation by one node', confirmed({ answer: unsure('unconfirmed') }), 'call.error.notAccepted'],
    ['a preview more than a minute old', confirmed({ age: 61_000 }), 'send.error.quoteOld'],
    [
      'a price of three minutes ago',
      confirmed({ request: { ...approveRequest, msSinceQuoted: () => 180_000 } }),
      'call.error.priceOld',
    ],
    [
      'another phrase',
      confirmed({}, { openSigner: phraseSigner(`${'abandon '.repeat(11)}about`) }),
      'send.error.phraseMismatch',
    ],
  ])('%s', async (_, call, textId) => {
    startChain();
    await expectRefused(sendCall(call), textId);
    expect(fakeServer.asked('estimateGas')).toEqual([]);
  });
});

describe('refuses after querying the network', () => {
  test.each<[string, Partial<GasEstimate>, TextId]>([
    ['a fee that has risen', { maxFeePerGas: '90000000000', gasPrice: '90000000000' }, 'send.error.feeRose'],
    ['more gas than shown', { gasLimit: '90000' }, 'send.error.feeRose'],
    ['another chain', { chainId: 137 }, 'send.error.estimate'],
  ])('%s', async (_, estimate, textId) => {
    startChain(estimate);
    await expectRefused(sendCall(confirmed()), textId);
  });

  test('a price that has become too old meanwhile', async () => {
    startChain();
    let age = 179_999;
    fakeServer.answer('estimateGas', () => {
      age += 1;
      return gasEstimate({ gasLimit: '60000' });
    });
    const request = { ...approveRequest, msSinceQuoted: () => age };
    await expectRefused(sendCall(confirmed({ request })), 'call.error.priceOld');
  });

  test('a broken promise, in the preview or a new simulation', async () => {
    startChain();
    const shown = { ...approveRequest, breaks: () => 'vaults.broken.givesLess' as const };
    await expectRefused(sendCall(confirmed({ request: shown })), 'vaults.broken.givesLess');
    let previews = 0;
    const request = {
      ...approveRequest,
      breaks: () => ((previews += 1) > 1 ? ('vaults.broken.takesMore' as const) : undefined),
    };
    await expectRefused(sendCall(confirmed({ request, age: 13_000 })), 'vaults.broken.takesMore');
  });

  test('a call that two nodes did not simulate, where nothing else shows its effect', async () => {
    startChain();
    const request = { ...approveRequest, untried: 'vaults.broken.untried' as const };
    const unsure = confirmed({ request, answer: undefined }, { mayBeUnsure: true });
    await expectRefused(sendCall(unsure), 'vaults.broken.untried');
    await expect(sendCall(confirmed({ request }))).resolves.toMatch(/^0x/);
  });

  // Regression: with too few answers from nodes, a call was signed even if none had simulated it.
  test('a call that no node simulated, where little else shows its effect', async () => {
    startChain();
    const request = { ...approveRequest, unanswered: 'vaults.broken.untried' as const };
    const unsure = confirmed({ request, answer: undefined }, { mayBeUnsure: true });
    await expectRefused(sendCall(unsure), 'vaults.broken.untried');
    await expect(sendCall(confirmed({ request }))).resolves.toMatch(/^0x/);
  });

  test('a call that another tab sent meanwhile', async () => {
    startChain();
    let isDone = false;
    fakeServer.answer('estimateGas', () => {
      isDone = true;
      return gasEstimate({ gasLimit: '60000' });
    });
    const request = { ...approveRequest, isDone: () => isDone };
    await expectRefused(sendCall(confirmed({ request })), 'call.error.done');
    expect(await sendJournal.ofUser('alice')).toEqual([]);
  });

  test('a call beyond the limits of its website', async () => {
    startChain();
    const withinLimits = () => Promise.reject(new WalletError('connect.limit.coin'));
    const request = { ...approveRequest, withinLimits };
    await expectRefused(sendCall(confirmed({ request })), 'connect.limit.coin');
    expect(await sendJournal.ofUser('alice')).toEqual([]);
  });

  test('a total above the one shown', async () => {
    startChain();
    await expectRefused(sendCall(confirmed({}, { shownTotal: maxFee(FEES) - 1n })), 'send.error.feeRose');
  });

  test('bytes that differ from those shown', async () => {
    startChain();
    const shown = decodeCall({ ...confirmed().transaction, data: wrapRequest.data });
    await expectRefused(sendCall(confirmed({}, { shown })), 'call.error.notShown');
  });

  test('an unlimited allowance without an accepted warning', async () => {
    startChain();
    const data = `${approveRequest.data.slice(0, -64)}${'f'.repeat(64)}`;
    const request = { ...approveRequest, data };
    const answer = simulated(request, FEES, SHOWN);
    await expectRefused(sendCall(confirmed({ request, answer })), 'call.error.notAccepted');
  });

  test('everything while an earlier outcome is unknown', async () => {
    startChain();
    await sendJournal.write(journalledSend());
    await expectRefused(sendCall(confirmed()), 'send.error.unsettled');
  });

  test("reports the server's message for a call that fails", async () => {
    startChain();
    fakeServer.answer('estimateGas', () => {
      throw fakeServer.failure('failed-precondition', 'The contract refuses this');
    });
    await expect(sendCall(confirmed())).rejects.toMatchObject({ serverMessage: 'The contract refuses this' });
  });
});

describe('simulates again', () => {
  const simulationCount = () => fakeServer.asked('refreshWallet').length;

  test.each([
    ['older than 12 s', { age: 12_001 }],
    ['of other fees', { answer: simulated(approveRequest, { ...FEES, gasLimit: 59_999n }, SHOWN) }],
    ['of other bytes', { answer: simulated(wrapRequest, FEES, SHOWN) }],
  ])('where the preview is %s, and signs where the result is the same', async (_, circumstances) => {
    startChain();
    await sendCall(confirmed(circumstances));
    expect(simulationCount()).toBe(1);
    expect(broadcastTransaction().data).toBe(approveRequest.data);
  });

  test('with the signed gas and fees', async () => {
    startChain({ nonce: 3 });
    await sendCall(confirmed({ age: 13_000 }));
    expect(fakeServer.asked('refreshWallet')).toMatchObject([
      {
        simulation: {
          to: TOKEN,
          data: approveRequest.data,
          gasLimit: '60000',
          maxFeePerGas: '30000000000',
          maxPriorityFeePerGas: '1000000000',
        },
      },
    ]);
  });

  test.each<[string, Partial<SimulationOutcome>]>([
    ['it would fail', { succeeds: false }],
    ['coin would be paid', { ...SHOWN, coin: { units: '-1', word: 'verified' } }],
    ['more would be approved', { approvals: [{ ...approval, units: '101' }] }],
    ['another spender would be approved', { approvals: [{ ...approval, spender: TOKEN }] }],
    ['the allowance has changed', { approvals: [{ ...approval, unitsBefore: '7' }] }],
    ['not everything was simulated', { ...SHOWN, isWhole: false }],
  ])('and does not sign where %s', async (_, now) => {
    startChain({}, now);
    const sending = sendCall(confirmed({ age: 13_000 }));
    await expectChanged(sending);
    const error = (await sending.catch((reason: unknown) => reason)) as SimulationChangedError;
    expect(error.preview.answer?.outcome).toMatchObject(now);
    expect(error.preview.fees).toMatchObject({ gasLimit: 60_000n });
  });

  test('and does not sign where a rate limit applies, even if uncertainty was accepted', async () => {
    startChain();
    fakeServer.answer('refreshWallet', () => {
      throw fakeServer.tooManyRequests(20);
    });
    vi.spyOn(console, 'error').mockReturnValue();
    const sending = sendCall(confirmed({ age: 13_000, answer: undefined }, { mayBeUnsure: true }));
    await expectChanged(sending);
    await expect(sending).rejects.toMatchObject({ preview: { answer: undefined, secondsToWait: 20 } });
  });

  test.each<[string, Partial<SimulationAnswer>]>([
    ['the nodes contradict each other', { agreement: 'disputed', outcome: null }],
    ['the result is unknown', { agreement: 'unknown', outcome: null }],
    ['only one node answered', { agreement: 'unconfirmed' }],
    [
      'the spender turns out to have no code',
      { parties: [{ address: SPENDER, hasCode: false, isYoung: null }] },
    ],
    ['it is of another call', { digest: `0x${'00'.repeat(32)}` }],
  ])('and does not sign where %s', async (_, fields) => {
    startChain();
    answerSimulation(simulated(approveRequest, FEES, SHOWN, fields));
    await expectChanged(sendCall(confirmed({ age: 13_000 })));
  });

  test('and does not sign where the request fails', async () => {
    startChain();
    fakeServer.answer('refreshWallet', () => {
      throw fakeServer.failure('unavailable');
    });
    await expectChanged(sendCall(confirmed({ age: 13_000 })));
  });

  test('accepting a call without a simulation signs exactly that', async () => {
    startChain();
    const unknown = { agreement: 'unknown', outcome: null } as const;
    answerSimulation(simulated(approveRequest, FEES, SHOWN, unknown));
    await sendCall(confirmed({ answer: undefined }, { mayBeUnsure: true }));
    expect(broadcastTransaction().data).toBe(approveRequest.data);
  });

  test('accepting a call without a simulation shows one first if there is one now', async () => {
    startChain();
    await expectChanged(sendCall(confirmed({ answer: undefined }, { mayBeUnsure: true })));
  });
});

test('a nonce taken by another device is requested again, and no other one signed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  startChain();
  const nonces = [7, 8];
  fakeServer.answer('estimateGas', () => gasEstimate({ gasLimit: '60000', nonce: nonces.shift() ?? 0 }));
  let attempts = 0;
  fakeServer.answer('sendTransaction', () => {
    attempts += 1;
    if (attempts === 1) throw fakeServer.failure('failed-precondition', 'Still waiting.', 'nonceTaken');
    return { txHash: `0x${'ab'.repeat(32)}` };
  });
  let outcome: unknown;
  const sending = sendCall(confirmed()).catch((error: unknown) => (outcome = error));
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(1_500);
    expect(outcome).toMatchObject({ textId: 'send.error.heldNonce' });
  });
  await sending;
  vi.useRealTimers();
  const sent = fakeServer.asked('sendTransaction') as { signedTransaction: string }[];
  expect(sent.map(({ signedTransaction }) => Transaction.from(signedTransaction).nonce)).toEqual([7]);
});

// Regression: with full storage the latest step of a swap was lost, and the next one was still signed.
test('signs nothing while a step is only in memory, until that is accepted', async () => {
  startChain();
  unstoredLists.note('swaps', 'alice', true);
  await expectRefused(sendCall(confirmed()), 'send.error.unnoted');
  await sendCall(confirmed({}, { maySkipJournal: true }));
  unstoredLists.note('swaps', 'alice', false);
  expect(fakeServer.asked('sendTransaction')).toHaveLength(1);
});

describe("with the wallet's own data of tokens, signs nothing", () => {
  const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
  const approval = buildApprove({ chainId: 1, token: USDC, spender: SPENDER, amount: 100n, named: 100n });
  const request = requestOf(approval, { facts: { standard: 'erc20' } });
  const answer = simulated(request, FEES);
  afterEach(contradictedTokens.forget);

  // Regression: 'swap 100 USDC' with a server that stated 8 decimals signed an approval of 10,000 USDC.
  test('for a token whose decimals the server states differently', async () => {
    startChain();
    contradictedTokens.note(1, USDC);
    await expectRefused(sendCall(confirmed({ request, answer })), 'call.error.contradicted');
  });

  test('where the simulation before the signature states them differently', async () => {
    startChain();
    const lie = { contract: USDC, symbol: 'USDC', name: '', decimals: 8, isListed: true };
    answerSimulation({ ...answer, tokens: [lie] });
    await expectRefused(sendCall(confirmed({ request, answer, age: 20_000 })), 'call.error.contradicted');
  });

  // Regression: an ERC-20 token that the server reported as ERC-721 was approved as 'NFT #number'.
  test('for a token reported as an NFT', async () => {
    startChain();
    const asNft = { ...request, facts: { standard: 'erc721' } as const };
    await expectRefused(sendCall(confirmed({ request: asNft, answer })), 'call.error.otherStandard');
  });
});
