// @vitest-environment node
import 'fake-indexeddb/auto';
import { decodeCall } from '@everything-wallet/core/calls/decodeCall';
import { describeCall } from '@everything-wallet/core/calls/describeCall';
import type { GasEstimate } from '@everything-wallet/core/schemas/gasEstimate';
import { transactionId } from '@everything-wallet/core/documents/transaction';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { defaultNetwork as network } from '@everything-wallet/core/networks/networks';
import { maxFee, transferFees } from '@everything-wallet/core/transactions/transferFees';
import { Transaction } from 'ethers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeServer } from '../../../lib/firebase/testing/fakeServer.ts';
import { phraseSigner } from '../../../lib/vault/phraseSigner.ts';
import type { OpenSigner, Signer } from '../../../lib/vault/Signer.ts';
import { sendCall } from '../review/sendCall.ts';
import { sendJournal } from '../journal/sendJournal.ts';
import { replaceTransfer } from '../replace/replaceTransfer.ts';
import type { WaitingTransfer } from '../replace/askReplacement.ts';
import type { Sender } from './Sender.ts';
import { sendTransfer } from '../transfer/sendTransfer.ts';
import { approveRequest, SPENDER, TOKEN } from '../testing/callRequest.ts';
import { gasEstimate } from '../testing/gasEstimate.ts';
import { journalledSend } from '../testing/journalledSend.ts';
import { junk } from '../testing/junk.ts';
import { simulated } from '../testing/simulated.ts';

vi.mock('firebase/functions', () => ({
  httpsCallable: (...call: Parameters<typeof fakeServer.httpsCallable>) => fakeServer.httpsCallable(...call),
}));
vi.mock('../../../lib/firebase/firebaseServices.ts', () => ({
  firebaseServices: () => Promise.resolve({ auth: {}, functions: {} }),
}));

const RECIPIENT = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
/** Nonce of the pending transfer that is replaced, and the next one. */
const PENDING = 7;
const NEXT = 8;

/** Steps of a send, in their order. */
let steps: string[];
beforeEach(() => void (steps = []));
afterEach(async () => {
  vi.useRealTimers();
  fakeServer.reset();
  for (const { id } of await sendJournal.ofUser('alice')) await sendJournal.remove(id);
});

const openRecorded: OpenSigner = async (account) => {
  steps.push('open');
  const signer = await phraseSigner(junk.phrase)(account);
  const recorded: Signer = {
    ...signer,
    sign: (transfer) => {
      steps.push('sign');
      return signer.sign(transfer);
    },
    signCall: (call) => {
      steps.push('sign');
      return signer.signCall(call);
    },
  };
  return recorded;
};

/** Chain that estimates, and accepts every broadcast. */
function startChain(fields: Partial<GasEstimate> = {}) {
  fakeServer.answer('estimateGas', () => {
    steps.push('estimate');
    return gasEstimate({ gasLimit: '60000', nonce: NEXT, ...fields });
  });
  fakeServer.answer('sendTransaction', async () => {
    const stored = await sendJournal.ofUser('alice');
    steps.push(`broadcast of ${stored.filter((entry) => !entry.is_refused).length} stored`);
    return { txHash: `0x${'ab'.repeat(32)}` };
  });
}

const refuseBroadcast = (reason: 'nonceTaken' | 'refusedByNetwork') =>
  fakeServer.answer('sendTransaction', () => {
    throw fakeServer.failure('failed-precondition', 'Refused.', reason);
  });

interface Fields {
  readonly sender?: Sender;
  readonly openSigner?: OpenSigner;
}

const SHOWN_FEES = transferFees(gasEstimate({ gasLimit: '60000' }));

function transfer(fields: Fields): Promise<unknown> {
  return sendTransfer({
    userId: 'alice',
    sender: junk.sender,
    network,
    recipient: RECIPIENT,
    amount: 7n,
    unit: { symbol: 'ETH', decimals: 18 },
    shownFees: SHOWN_FEES,
    shownTotal: 7n + maxFee(SHOWN_FEES),
    msSinceQuoted: () => 0,
    openSigner: openRecorded,
    ...fields,
  });
}

function call({ sender = junk.sender, openSigner = openRecorded }: Fields): Promise<unknown> {
  const request = { ...approveRequest, sender };
  const { to, value, data, facts } = request;
  const transaction = { chainId: network.chainId, to, value, data };
  const shown = decodeCall(transaction, facts);
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
  const answer = simulated(request, SHOWN_FEES, { approvals: [approval] });
  return sendCall({
    userId: 'alice',
    request,
    transaction,
    shown,
    effects: describeCall(shown, { sender: sender.address, wrappedCoin: network.wrappedCoin }),
    title: 'Allow spending',
    accepted: [],
    preview: { fees: SHOWN_FEES, answer, msSinceAsked: () => 0 },
    mayBeUnsure: false,
    shownTotal: maxFee(SHOWN_FEES),
    openSigner,
  });
}

/** Pending transfer of 7 wei at a third of the present price, and the fees that replace it. */
const pendingFees = { ...SHOWN_FEES, gasPrice: 10n ** 10n, nonce: PENDING };
const pending = await (
  await phraseSigner(junk.phrase)({ address: junk.sender.address, index: 0 })
).sign({
  from: junk.sender.address,
  to: RECIPIENT,
  amount: 7n,
  network,
  fees: pendingFees,
  shownTotal: 10n ** 18n,
});
const record: WaitingTransfer = {
  id: transactionId('alice', network.chainId, pending.txHash),
  user_id: 'alice',
  type: 'send',
  status: 'pending',
  amount: '0.000000000000000007',
  token_symbol: 'ETH',
  tx_hash: pending.txHash,
  from_address: junk.sender.address,
  to_address: RECIPIENT,
  network: network.id,
  nonce: PENDING,
  signed_transaction: pending.signedTransaction,
};
const replacementFees = {
  ...pendingFees,
  gasPrice: 30n * 10n ** 9n,
  maxPriorityFeePerGas: 2n * 10n ** 9n,
};

function replacement(fields: Fields): Promise<unknown> {
  return replaceTransfer({
    kind: 'speedUp',
    userId: 'alice',
    sender: junk.sender,
    network,
    record,
    shownFees: replacementFees,
    shownTotal: 7n + maxFee(replacementFees),
    openSigner: openRecorded,
    ...fields,
  });
}

describe.each([
  { kind: 'a transfer', send: transfer, feeRose: 'send.error.feeRose', isReplacement: false },
  { kind: 'a call', send: call, feeRose: 'send.error.feeRose', isReplacement: false },
  {
    kind: 'a replacement',
    send: replacement,
    feeRose: 'send.error.replacementFeeRose',
    isReplacement: true,
  },
])('$kind', ({ send, feeRose, isReplacement }) => {
  const nonces = () =>
    (fakeServer.asked('sendTransaction') as { signedTransaction: string }[]).map(
      ({ signedTransaction }) => Transaction.from(signedTransaction).nonce,
    );

  test('opens the signer, estimates, signs, stores and broadcasts, in this order', async () => {
    startChain();
    await send({});
    expect(steps).toEqual(['open', 'estimate', 'sign', 'broadcast of 1 stored']);
    expect(nonces()).toEqual([isReplacement ? PENDING : NEXT]);
    expect(await sendJournal.ofUser('alice')).toEqual([]);
  });

  test('costs no request with a wrong password', async () => {
    startChain();
    const openSigner = () => Promise.reject(new WalletError('vault.error.password'));
    await expect(send({ openSigner })).rejects.toMatchObject({ textId: 'vault.error.password' });
    expect(fakeServer.askedNames()).toEqual([]);
  });

  test('does not open the signer of a watch-only account', async () => {
    startChain();
    const sender = { ...junk.sender, derivationIndex: null };
    await expect(send({ sender })).rejects.toMatchObject({ textId: 'send.error.watchOnly' });
    expect(steps).toEqual([]);
    expect(fakeServer.askedNames()).toEqual([]);
  });

  test('waits for another send of the account', async () => {
    startChain();
    const first = transfer({});
    await vi.waitFor(() => expect(steps).toContain('estimate'));
    await Promise.all([first, send({})]);
    expect(steps.filter((step) => step !== 'open')).toEqual([
      'estimate',
      'sign',
      'broadcast of 1 stored',
      'estimate',
      'sign',
      'broadcast of 1 stored',
    ]);
  });

  test('estimates and signs nothing while an earlier outcome is unknown', async () => {
    startChain();
    await sendJournal.write(journalledSend());
    await expect(send({})).rejects.toMatchObject({ textId: 'send.error.unsettled' });
    expect(steps).toEqual(['open']);
  });

  test('signs nothing when the fee has risen', async () => {
    startChain({ maxFeePerGas: '900000000000', gasPrice: '900000000000' });
    await expect(send({})).rejects.toMatchObject({ textId: feeRose });
    expect(steps).toEqual(['open', 'estimate']);
    expect(await sendJournal.ofUser('alice')).toEqual([]);
  });

  test(`${isReplacement ? 'is not retried' : 'is retried 4 times'} where its nonce is taken`, async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    startChain();
    refuseBroadcast('nonceTaken');
    let failure: unknown;
    void send({}).catch((error: unknown) => (failure = error));
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(1_500);
      expect(failure).toMatchObject({ serverMessage: 'Refused.' });
    });
    expect(nonces()).toEqual(isReplacement ? [PENDING] : [NEXT, NEXT, NEXT, NEXT]);
  });

  test(`${isReplacement ? 'is removed' : 'holds its nonce'} after a refusal`, async () => {
    startChain();
    refuseBroadcast('refusedByNetwork');
    await expect(send({})).rejects.toMatchObject({ serverMessage: 'Refused.' });
    expect(await sendJournal.ofUser('alice')).toMatchObject(isReplacement ? [] : [{ is_refused: true }]);
  });

  test(`is ${isReplacement ? '' : 'not '}signed while another nonce is held`, async () => {
    startChain();
    refuseBroadcast('refusedByNetwork');
    await transfer({}).catch(() => undefined);
    steps = [];
    startChain({ nonce: NEXT + 1 });
    const sending = send({});
    if (isReplacement) await sending;
    else await expect(sending).rejects.toMatchObject({ textId: 'send.error.heldNonce' });
    expect(steps).toEqual(
      isReplacement ? ['open', 'estimate', 'sign', 'broadcast of 1 stored'] : ['open', 'estimate'],
    );
  });
});
