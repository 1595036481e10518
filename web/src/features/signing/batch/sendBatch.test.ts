// @vitest-environment node
import 'fake-indexeddb/auto';
import { decodeCall } from '@everything-wallet/core/calls/decodeCall';
import { describeCall } from '@everything-wallet/core/calls/describeCall';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import type { SimulationAnswer, SimulationOutcome } from '@everything-wallet/core/schemas/simulationAnswer';
import { maxFee, transferFees, type TransferFees } from '@everything-wallet/core/transactions/transferFees';
import { Transaction } from 'ethers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import { fakeServer } from '../../../lib/firebase/testing/fakeServer.ts';
import { phraseSigner } from '../../../lib/vault/phraseSigner.ts';
import { sendJournal } from '../journal/sendJournal.ts';
import { SimulationChangedError } from '../review/SimulationChangedError.ts';
import { approveRequest, SPENDER, TOKEN, wrapRequest } from '../testing/callRequest.ts';
import { gasEstimate } from '../testing/gasEstimate.ts';
import { junk } from '../testing/junk.ts';
import { simulated } from '../testing/simulated.ts';
import { simulatedBatch } from '../testing/simulatedBatch.ts';
import { BatchChangedError } from './BatchChangedError.ts';
import { BatchStoppedError } from './BatchStoppedError.ts';
import { sendBatch, type BatchProgress } from './sendBatch.ts';
import type { Confirmed } from './useConfirmation.ts';

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
const received = (units: string) => ({
  ...({
    kind: 'erc20',
    contract: wrapRequest.to,
    tokenId: null,
    word: 'verified',
    isLogDifferent: false,
  } as const),
  units,
});
const requests = [approveRequest, wrapRequest];
const outcomes: readonly Partial<SimulationOutcome>[] = [
  { approvals: [approval] },
  { coin: { units: '-5', word: 'verified' }, movements: [received('5')] },
];
const FEES = ['60000', '45000'].map((gasLimit) => transferFees(gasEstimate({ gasLimit })));

interface Circumstances {
  readonly age?: number;
  readonly confirm?: (txHash: string) => Promise<Confirmed>;
  /** Wei less than the total of the second call. */
  readonly lessForSecond?: bigint;
}

function send({ age = 1_000, confirm, lessForSecond = 0n }: Circumstances = {}) {
  const answer = simulatedBatch(requests, FEES, outcomes);
  const { next = [], ...first } = answer;
  const answers: readonly SimulationAnswer[] = [first, ...next.map((one) => ({ ...first, ...one }))];
  const msSinceAsked = () => age;
  const progress: BatchProgress[] = [];
  const sent: string[] = [];
  const hashes: string[] = [];
  const signed: string[] = [];
  const done = sendBatch({
    calls: requests.map((request, place) => callOf(request, FEES[place], place === 1 ? lessForSecond : 0n)),
    preview: {
      calls: answers.map((one, place) => ({ fees: FEES[place], answer: one, msSinceAsked })),
      limits: [45_000n],
      msSinceAsked,
    },
    onProgress: (now) => progress.push(now),
    onSigned: (place) => signed.push(`signed ${place}`),
    onSent: (place, txHash) => {
      sent.push(`sent ${place}`);
      hashes.push(txHash);
    },
    confirm: confirm ?? ((txHash) => Promise.resolve({ state: 'completed', txHash })),
  });
  return { done, progress, sent, signed, hashes };
}

function callOf(request: CallRequest, fees: TransferFees | undefined, less: bigint) {
  const { network, sender, to, value, data, facts } = request;
  const transaction = { chainId: network.chainId, to, value, data };
  const shown = decodeCall(transaction, facts);
  return {
    userId: 'alice',
    request,
    transaction,
    shown,
    effects: describeCall(shown, { sender: sender.address, wrappedCoin: network.wrappedCoin }),
    title: 'A call',
    accepted: [],
    mayBeUnsure: false,
    shownTotal: value + (fees ? maxFee(fees) : 0n) - less,
    openSigner: phraseSigner(junk.phrase),
  };
}

interface Chain {
  /** What a simulation of the second call alone shows, after the first. */
  readonly second?: Partial<SimulationOutcome>;
  /** What a new simulation of both shows. */
  readonly both?: readonly Partial<SimulationOutcome>[];
  readonly secondGas?: string;
}

/** Chain that estimates, simulates and accepts every broadcast. */
function startChain({ second = outcomes[1], both = outcomes, secondGas = '43000' }: Chain = {}) {
  let nonce = 4;
  fakeServer.answer('estimateGas', (question) =>
    gasEstimate({ gasLimit: isSecond(question) ? secondGas : '60000', nonce }),
  );
  fakeServer.answer('refreshWallet', (question) => {
    const { simulation } = question as { simulation: { next?: unknown } };
    const answer = simulation.next
      ? simulatedBatch(requests, FEES, both)
      : isSecond(simulation)
        ? simulated(wrapRequest, FEES[1], second)
        : simulated(approveRequest, FEES[0], outcomes[0]);
    return { balances: [], tokenBalances: [], simulation: { answer } };
  });
  fakeServer.answer('sendTransaction', () => {
    nonce += 1;
    return { txHash: `0x${'ab'.repeat(32)}` };
  });
}

function isSecond(question: unknown): boolean {
  return (question as { to: string }).to === wrapRequest.to;
}

const broadcast = () =>
  (fakeServer.asked('sendTransaction') as { signedTransaction: string }[]).map(({ signedTransaction }) =>
    Transaction.from(signedTransaction),
  );

test('sends the calls in order, each with its own fees and the next nonce, once the one before is confirmed', async () => {
  startChain();
  const events: string[] = [];
  const { done, progress, sent, signed } = send({
    confirm: (txHash) => {
      events.push(`${txHash} after ${broadcast().length}`);
      return Promise.resolve({ state: 'completed', txHash });
    },
  });
  await done;
  const [first, second] = broadcast();
  expect(first).toMatchObject({ to: approveRequest.to, nonce: 4, gasLimit: 60_000n });
  expect(second).toMatchObject({ to: wrapRequest.to, value: 5n, nonce: 5, gasLimit: 45_000n });
  expect(events).toEqual([`${first?.hash} after 1`]);
  expect([signed, sent]).toEqual([
    ['signed 0', 'signed 1'],
    ['sent 0', 'sent 1'],
  ]);
  expect(progress.map(({ place, phase }) => `${place} ${phase}`)).toEqual([
    '0 signing',
    '0 waiting',
    '1 signing',
  ]);
  expect(await sendJournal.ofUser('alice')).toEqual([]);
});

test('reports the transaction that replaced a call while it waited', async () => {
  startChain();
  const faster = `0x${'fa'.repeat(32)}`;
  const { done, sent, hashes } = send({
    confirm: () => Promise.resolve({ state: 'completed', txHash: faster }),
  });
  await done;
  expect(sent).toEqual(['sent 0', 'sent 0', 'sent 1']);
  expect(hashes[1]).toBe(faster);
});

test('does not report the hash of a cancellation', async () => {
  startChain();
  const { done, hashes } = send({
    confirm: () => Promise.resolve({ state: 'replaced', txHash: `0x${'fa'.repeat(32)}` }),
  });
  await expect(done).rejects.toMatchObject({ place: 1, reason: 'replaced' });
  expect(hashes).toHaveLength(1);
});

test('simulates the second call again right before its signature, however young the preview', async () => {
  startChain();
  await send({ age: 0 }).done;
  expect(fakeServer.asked('refreshWallet')).toEqual([
    { simulation: expect.objectContaining({ to: wrapRequest.to }) as unknown },
  ]);
});

describe('stops after the first call, and signs nothing more,', () => {
  async function stopOf(chain: Chain, circumstances: Circumstances = {}) {
    startChain(chain);
    const { done, sent } = send(circumstances);
    const error: unknown = await done.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(BatchStoppedError);
    expect([sent, broadcast().length]).toEqual([['sent 0'], 1]);
    return error as BatchStoppedError;
  }

  test.each<[string, Chain]>([
    ['would fail by now', { second: { succeeds: false } }],
    ['would receive less', { second: { ...outcomes[1], movements: [received('4')] } }],
    ['would pay more', { second: { ...outcomes[1], coin: { units: '-6', word: 'verified' } } }],
    ['would give a permission', { second: { ...outcomes[1], approvals: [approval] } }],
    ['is no longer seen in full', { second: { ...outcomes[1], isWhole: false } }],
  ])('where the second %s', async (_, chain) => {
    const { place, reason, cause } = await stopOf(chain);
    expect([place, reason]).toEqual([1, 'error']);
    expect(cause).toBeInstanceOf(SimulationChangedError);
  });

  test('where the second needs more gas than shown', async () => {
    const { cause } = await stopOf({ secondGas: '60000' });
    expect(cause).toEqual(new WalletError('send.error.feeRose'));
  });

  test('where the second would cost more than its share of the total', async () => {
    const { cause } = await stopOf({}, { lessForSecond: 1n });
    expect(cause).toMatchObject({ textId: 'send.error.feeRose' });
  });

  test.each([
    ['failed', 'failed'],
    ['replaced', 'replaced'],
    ['missing', 'missing'],
    ['unreadable', 'unreadable'],
    ['pending', 'user'],
  ] as const)('where the first is %s', async (state, expected) => {
    const { place, reason } = await stopOf({}, { confirm: (txHash) => Promise.resolve({ state, txHash }) });
    expect([place, reason]).toEqual([1, expected]);
  });
});

describe('before the first call, where the preview is older than 12 s,', () => {
  test('simulates both again, and sends them where the result is the same', async () => {
    startChain();
    const { done, sent } = send({ age: 13_000 });
    await done;
    expect(sent).toEqual(['sent 0', 'sent 1']);
    expect(fakeServer.asked('refreshWallet')[0]).toMatchObject({
      simulation: { next: [{ to: wrapRequest.to }] },
    });
  });

  test('sends nothing where the second would fail by now', async () => {
    startChain({ both: [outcomes[0] ?? {}, { succeeds: false }] });
    const error: unknown = await send({ age: 13_000 }).done.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(BatchChangedError);
    expect((error as BatchChangedError).preview.calls[1]?.answer?.outcome?.succeeds).toBe(false);
    expect(broadcast()).toEqual([]);
  });

  test('sends nothing where both can no longer be simulated', async () => {
    startChain();
    fakeServer.answer('refreshWallet', () => {
      throw fakeServer.failure('unavailable');
    });
    await expect(send({ age: 13_000 }).done).rejects.toBeInstanceOf(BatchChangedError);
    expect(broadcast()).toEqual([]);
  });
});

test('a failure of the first call is that of a single one', async () => {
  startChain();
  fakeServer.answer('estimateGas', () => gasEstimate({ gasLimit: '90000' }));
  await expect(send().done).rejects.toMatchObject({ textId: 'send.error.feeRose' });
  expect(broadcast()).toEqual([]);
});
