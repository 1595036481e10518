// @vitest-environment node
import 'fake-indexeddb/auto';
import { consentTo } from '@everything-wallet/core/calls/consentTo';
import { buildV2Swap } from '@everything-wallet/core/calls/build/buildV2Swap';
import { transactionId } from '@everything-wallet/core/documents/transaction';
import { networks } from '@everything-wallet/core/networks/networks';
import { readSignedTransfer } from '@everything-wallet/core/transactions/readSignedTransfer';
import { signTransfer } from '@everything-wallet/core/transactions/signTransfer';
import { maxFee, type TransferFees } from '@everything-wallet/core/transactions/transferFees';
import { getCreateAddress, Transaction, Wallet } from 'ethers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeServer } from '../../../lib/firebase/testing/fakeServer.ts';
import type { OpenSigner } from '../../../lib/vault/Signer.ts';
import { sendJournal } from '../journal/sendJournal.ts';
import { walletSigner } from '../../../testing/walletSigner.ts';
import { askReplacement, type ReplacementKind, type WaitingTransfer } from './askReplacement.ts';
import { replaceTransfer } from './replaceTransfer.ts';

vi.mock('firebase/functions', () => ({
  httpsCallable: (...call: Parameters<typeof fakeServer.httpsCallable>) => fakeServer.httpsCallable(...call),
}));
vi.mock('../../../lib/firebase/firebaseServices.ts', () => ({
  firebaseServices: () => Promise.resolve({ auth: {}, functions: {} }),
}));
// Without a disk the journal uses memory, and logs that.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(async () => {
  fakeServer.reset();
  for (const { id } of await sendJournal.ofUser('alice')) await sendJournal.remove(id);
});

const [network] = networks;
const account = new Wallet(`0x${'46'.repeat(32)}`);
const sender = { address: account.address, derivationIndex: 0 };
const TO = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const GWEI = 10n ** 9n;
const NOW = 1_800_000_000_000;
const openSigner: OpenSigner = () => Promise.resolve(walletSigner(account));

/** Pending transfer of 7 wei. */
async function waiting(
  fees: TransferFees = {
    gasLimit: 21_000n,
    gasPrice: 30n * GWEI,
    maxPriorityFeePerGas: 2n * GWEI,
    nonce: 7,
  },
): Promise<WaitingTransfer> {
  const signed = await signTransfer(account, {
    from: account.address,
    to: TO,
    amount: 7n,
    network,
    fees,
    shownTotal: 10n ** 18n,
  });
  return {
    id: transactionId('alice', 1, signed.txHash),
    user_id: 'alice',
    type: 'send',
    status: 'pending',
    amount: '0.000000000000000007',
    token_symbol: 'ETH',
    tx_hash: signed.txHash,
    from_address: account.address,
    to_address: TO,
    network: network.id,
    nonce: 7,
    signed_transaction: signed.signedTransaction,
  };
}

/** Sets the gas price, in gwei; the next nonce is not that of the transfer. */
function market(
  baseFee: bigint,
  tip: bigint,
  chainId = 1,
  tips = { slow: '1', normal: `${tip * GWEI}`, fast: `${2n * tip * GWEI}` },
  beside: { l1Fee?: string } = {},
) {
  fakeServer.answer('estimateGas', () => ({
    estimatedCost: '0.1',
    gasLimit: '21000',
    gasPrice: `${(2n * baseFee + tip) * GWEI}`,
    maxFeePerGas: `${(2n * baseFee + tip) * GWEI}`,
    maxPriorityFeePerGas: `${tip * GWEI}`,
    nonce: 9,
    chainId,
    toIsContract: false,
    answeredAt: NOW,
    balance: `${10n ** 18n}`,
    feeMarket: {
      baseFee: `${baseFee * GWEI}`,
      nextBaseFee: `${baseFee * GWEI}`,
      tips,
    },
    ...beside,
  }));
}

async function replace(kind: ReplacementKind, record: WaitingTransfer) {
  const { fees, transfer } = await askReplacement({ kind, network, record });
  return replaceTransfer({ ...confirmed(record, fees), kind, shownTotal: maxFee(fees) + transfer.amount });
}

/** Speed-up of 7 wei with the fees and total shown. */
function confirmed(record: WaitingTransfer, shownFees: TransferFees) {
  const shownTotal = maxFee(shownFees) + 7n;
  return {
    kind: 'speedUp' as const,
    userId: 'alice',
    sender,
    network,
    record,
    shownFees,
    shownTotal,
    openSigner,
  };
}

const given = () =>
  fakeServer.asked('sendTransaction') as {
    signedTransaction: string;
    replaces: string;
    validUntil: number;
  }[];
const taken = () => fakeServer.answer('sendTransaction', () => ({ txHash: `0x${'ab'.repeat(32)}` }));

test.each([
  ['speedUp', TO, 7n],
  ['cancel', account.address, 0n],
] as const)(
  '%s signs with the pending nonce, an eighth more expensive, and names the transfer',
  async (kind, to, amount) => {
    market(1n, 1n);
    taken();
    const record = await waiting();
    await replace(kind, record);
    const [sent] = given();
    expect(given()).toHaveLength(1);
    expect(sent).toMatchObject({ replaces: record.tx_hash, network: 'mainnet', validUntil: NOW + 120_000 });
    expect(readSignedTransfer(sent?.signedTransaction ?? '')).toMatchObject({
      from: account.address,
      to,
      amount,
      fees: {
        gasLimit: 21_000n,
        gasPrice: (30n * GWEI * 9n) / 8n,
        maxPriorityFeePerGas: (2n * GWEI * 9n) / 8n,
        nonce: 7,
      },
    });
    expect(await sendJournal.ofUser('alice')).toEqual([]);
  },
);

test('uses the fees of the next block where they are higher', async () => {
  market(100n, 5n);
  const { fees } = await askReplacement({ kind: 'speedUp', network, record: await waiting() });
  expect(fees).toMatchObject({ gasPrice: 310n * GWEI, maxPriorityFeePerGas: 10n * GWEI });
});

// Regression: a node that reported priority fees of thousands of gwei prevented replacements until it stopped.
test.each([
  ['of every level', { slow: 2_500n, normal: 2_500n, fast: 5_000n }, 2n * GWEI],
  ['except the slow level', { slow: 4n, normal: 2_500n, fast: 5_000n }, 4n * GWEI],
  ['of the fast level', { slow: 1n, normal: 6n, fast: 5_000n }, 6n * GWEI],
])('an implausible priority fee %s is neither paid nor blocks', async (_, gwei, tip) => {
  const tips = {
    slow: `${gwei.slow * GWEI}`,
    normal: `${gwei.normal * GWEI}`,
    fast: `${gwei.fast * GWEI}`,
  };
  market(10n, gwei.normal, 1, tips);
  taken();
  const record = await waiting();
  await replace('cancel', record);
  const raised = (2n * GWEI * 9n) / 8n;
  expect(readSignedTransfer(given()[0]?.signedTransaction ?? '')?.fees).toMatchObject({
    gasPrice: 10n * GWEI * 3n + tip > (30n * GWEI * 9n) / 8n ? 10n * GWEI * 3n + tip : (30n * GWEI * 9n) / 8n,
    maxPriorityFeePerGas: tip > raised ? tip : raised,
  });
});

test('is stored before it is sent, and stays so while its outcome is unknown', async () => {
  market(1n, 1n);
  const record = await waiting();
  let journalled: unknown;
  fakeServer.answer('sendTransaction', async () => {
    journalled ??= await sendJournal.ofUser('alice');
    throw fakeServer.failure('internal');
  });
  await expect(replace('speedUp', record)).rejects.toMatchObject({ textId: 'send.error.uncertain' });
  const [entry] = await sendJournal.ofUser('alice');
  expect(journalled).toEqual([entry]);
  expect(new Set(given().map(({ signedTransaction }) => signedTransaction)).size).toBe(1);
  const hash = readSignedTransfer(entry?.signed_transaction ?? '')?.txHash ?? '';
  expect(entry).toMatchObject({ id: transactionId('alice', 1, hash), replaces: record.tx_hash });
  // A third one must not be signed meanwhile.
  await expect(replace('cancel', record)).rejects.toMatchObject({ textId: 'send.error.unsettled' });
});

test('signs the fee shown while it is enough, though the market has moved a little', async () => {
  market(20n, 1n);
  taken();
  const record = await waiting();
  const { fees: shownFees } = await askReplacement({ kind: 'speedUp', network, record });
  market(21n, 1n);
  await replaceTransfer(confirmed(record, shownFees));
  expect(readSignedTransfer(given()[0]?.signedTransaction ?? '')?.fees).toEqual(shownFees);
});

// Regression: a single price (before EIP-1559) had to reach the maximum for a rising base fee, and one wei more refused it.
test('signs the single price shown while it is enough, though the base fee has risen a little', async () => {
  market(20n, 1n);
  taken();
  const record = await waiting({ gasLimit: 21_000n, gasPrice: 30n * GWEI, nonce: 7 });
  const { fees: shownFees } = await askReplacement({ kind: 'speedUp', network, record });
  market(40n, 1n);
  await replaceTransfer(confirmed(record, shownFees));
  expect(readSignedTransfer(given()[0]?.signedTransaction ?? '')?.fees).toEqual(shownFees);
});

// A node accepts no replacement below a tenth more, and another nonce replaces nothing.
test.each([
  ['a fee cap below an eighth more', { gasPrice: (30n * GWEI * 9n) / 8n - 1n }],
  ['a priority fee below an eighth more', { maxPriorityFeePerGas: (2n * GWEI * 9n) / 8n - 1n }],
  ['another nonce', { nonce: 9 }],
  ['less gas than the transfer was signed with', { gasLimit: 20_999n }],
])('signs nothing with %s', async (_, changes) => {
  market(1n, 1n);
  taken();
  const record = await waiting();
  const { fees } = await askReplacement({ kind: 'speedUp', network, record });
  const shownFees = { ...fees, ...changes };
  await expect(replaceTransfer(confirmed(record, shownFees))).rejects.toMatchObject({
    textId: 'send.error.replacementFeeRose',
  });
  expect(given()).toEqual([]);
});

test('signs nothing above the fee shown', async () => {
  market(1n, 1n);
  const record = await waiting();
  const { fees: shownFees } = await askReplacement({ kind: 'speedUp', network, record });
  market(1_000n, 1n);
  taken();
  await expect(replaceTransfer(confirmed(record, shownFees))).rejects.toMatchObject({
    textId: 'send.error.replacementFeeRose',
  });
  expect(given()).toEqual([]);
});

test.each<[string, Partial<WaitingTransfer>]>([
  ['of another transfer', { tx_hash: `0x${'cd'.repeat(32)}` }],
  ['of another account', { from_address: TO }],
  ['that pay another address', { to_address: account.address }],
  ['of another amount', { amount: '7' }],
  ['of coin where the record names a token', { contract_address: TO }],
  ['whose record is filed under another hash', { id: `alice_1_0x${'cd'.repeat(32)}` }],
  ['that are invalid', { signed_transaction: '0x02f8' }],
  ['that are missing', { signed_transaction: undefined }],
])('refuses bytes %s', async (_, changes) => {
  market(1n, 1n);
  const record = { ...(await waiting()), ...changes };
  await expect(askReplacement({ kind: 'speedUp', network, record })).rejects.toMatchObject({
    textId: 'send.error.failed',
  });
});

// Regression: the total was computed from what was signed, and could prove nothing.
test('signs nothing above the total shown, and nothing from another account', async () => {
  market(1n, 1n);
  taken();
  const record = await waiting();
  const { fees } = await askReplacement({ kind: 'speedUp', network, record });
  const shown = confirmed(record, fees);
  await expect(replaceTransfer({ ...shown, shownTotal: shown.shownTotal - 1n })).rejects.toMatchObject({
    textId: 'send.error.feeRose',
  });
  await expect(
    replaceTransfer({ ...shown, sender: { address: TO, derivationIndex: 0 } }),
  ).rejects.toMatchObject({ textId: 'send.error.senderChanged' });
  expect(given()).toEqual([]);
});

test('refuses an estimate of another chain', async () => {
  market(1n, 1n, 10);
  const record = await waiting();
  await expect(askReplacement({ kind: 'speedUp', network, record })).rejects.toMatchObject({
    textId: 'send.error.estimate',
  });
});

// Regression: only the digits were compared, wherever the decimal point was: 1 was as good as 10.
test('reads a transfer of tokens only where the record has its units, contract and decimals', async () => {
  market(1n, 1n);
  const fees = { gasLimit: 60_000n, gasPrice: 30n * GWEI, nonce: 7 };
  const contract = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
  const signed = await signTransfer(account, {
    from: account.address,
    to: TO,
    amount: 1_250_000n,
    network,
    fees,
    shownTotal: 10n ** 18n,
    token: { contract, balance: 10n ** 9n, coinBalance: 10n ** 18n },
  });
  const record: WaitingTransfer = {
    ...(await waiting()),
    id: transactionId('alice', 1, signed.txHash),
    tx_hash: signed.txHash,
    signed_transaction: signed.signedTransaction,
    amount: '1.25',
    amount_units: '1250000',
    token_decimals: 6,
    token_symbol: 'USDC',
    contract_address: contract,
  };
  const ask = (changes: Partial<WaitingTransfer>) =>
    askReplacement({ kind: 'speedUp', network, record: { ...record, ...changes } });
  expect((await ask({})).transfer).toMatchObject({ to: TO, amount: 1_250_000n, token: { contract } });
  const refused = { textId: 'send.error.failed' };
  await expect(ask({ amount: '1.35' })).rejects.toMatchObject(refused);
  await expect(ask({ amount: '12.5' })).rejects.toMatchObject(refused);
  await expect(ask({ amount: '12.5', token_decimals: 5, amount_units: '125000' })).rejects.toMatchObject(
    refused,
  );
  await expect(ask({ amount_units: '12500000' })).rejects.toMatchObject(refused);
  await expect(ask({ amount_units: undefined })).rejects.toMatchObject(refused);
  await expect(ask({ contract_address: TO })).rejects.toMatchObject(refused);
  await expect(ask({ contract_address: undefined })).rejects.toMatchObject(refused);
  // An older record has no units: it is not signed again, but can be cancelled.
  const old = { ...record, amount_units: undefined, token_decimals: undefined };
  expect((await askReplacement({ kind: 'cancel', network, record: old })).transfer).toMatchObject({
    to: account.address,
    amount: 0n,
  });
});

// Regression: on OP Mainnet and Base the current fee with the L1 data fee was compared with the earlier one without it.
test('compares like fees: both with the L1 data fee', async () => {
  market(10n, 1n, 1, undefined, { l1Fee: '5000' });
  const record = await waiting();
  const { fees, signedFees } = await askReplacement({ kind: 'speedUp', network, record });
  expect(maxFee(fees) - fees.gasLimit * fees.gasPrice).toBe(5_000n);
  expect(maxFee(signedFees)).toBe(21_000n * 30n * GWEI + 5_000n);
});

describe('a call', () => {
  const { wrappedCoin, chainId } = network;
  const ROUTER = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D';
  const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
  const swapUntil = (deadline: bigint) =>
    buildV2Swap({
      chainId,
      router: ROUTER,
      path: [wrappedCoin, USDC],
      paysCoin: true,
      receivesCoin: false,
      amountIn: 7n,
      amountOutMin: 1n,
      recipient: account.address,
      deadline,
      takesTransferFee: false,
    });

  /** Pending swap of 7 wei, before its deadline. */
  async function waitingSwap(changes: Partial<WaitingTransfer> = {}, deadline = BigInt(NOW) / 1_000n + 60n) {
    const { to, value, data } = swapUntil(deadline);
    const bytes = await account.signTransaction({
      type: 2,
      to,
      value,
      data,
      chainId,
      nonce: 7,
      gasLimit: 200_000n,
      maxFeePerGas: 30n * GWEI,
      maxPriorityFeePerGas: 2n * GWEI,
    });
    const hash = Transaction.from(bytes).hash ?? '';
    const record: WaitingTransfer = {
      ...(await waiting()),
      id: transactionId('alice', 1, hash),
      type: 'swap',
      call_kind: 'swap',
      tx_hash: hash,
      to_address: ROUTER,
      signed_transaction: bytes,
      ...changes,
    };
    return { record, data };
  }

  test('is sped up to the last byte, an eighth more expensive', async () => {
    market(1n, 1n);
    taken();
    const { record, data } = await waitingSwap();
    await replace('speedUp', record);
    const [sent] = given();
    expect(sent).toMatchObject({ replaces: record.tx_hash, network: 'mainnet' });
    expect(Transaction.from(sent?.signedTransaction ?? '')).toMatchObject({
      from: account.address,
      to: ROUTER,
      value: 7n,
      data,
      nonce: 7,
      gasLimit: 200_000n,
      maxFeePerGas: (30n * GWEI * 9n) / 8n,
      maxPriorityFeePerGas: (2n * GWEI * 9n) / 8n,
    });
  });

  test('is cancelled by zero to oneself with its nonce', async () => {
    market(1n, 1n);
    taken();
    const { record } = await waitingSwap();
    await replace('cancel', record);
    expect(readSignedTransfer(given()[0]?.signedTransaction ?? '')).toMatchObject({
      to: account.address,
      amount: 0n,
      fees: { nonce: 7, gasLimit: 21_000n },
    });
  });

  test('after its deadline is cancelled, and not sped up: it would only cost its fee', async () => {
    market(1n, 1n);
    taken();
    const { record } = await waitingSwap({}, BigInt(NOW) / 1_000n - 1n);
    await expect(replace('speedUp', record)).rejects.toMatchObject({ textId: 'send.error.deadlineOver' });
    expect(given()).toEqual([]);
    await replace('cancel', record);
    expect(given()).toHaveLength(1);
  });

  test.each<[string, Partial<WaitingTransfer>]>([
    ['another contract', { to_address: TO }],
    ['a transfer', { call_kind: undefined }],
    ['another hash', { tx_hash: `0x${'ab'.repeat(32)}` }],
  ])('is not signed again where its record has %s', async (_, changes) => {
    market(1n, 1n);
    const { record } = await waitingSwap(changes);
    for (const kind of ['speedUp', 'cancel'] as const) {
      await expect(replace(kind, record)).rejects.toMatchObject({ textId: 'send.error.failed' });
    }
  });

  describe('that the wallet cannot read', () => {
    const NEW_CONTRACT = getCreateAddress({ from: account.address, nonce: 7 });

    async function waitingUnknown(to: string | null, changes: Partial<WaitingTransfer> = {}) {
      const bytes = await account.signTransaction({
        type: 2,
        to,
        value: 7n,
        data: '0xdeadbeef',
        chainId,
        nonce: 7,
        gasLimit: 200_000n,
        maxFeePerGas: 30n * GWEI,
        maxPriorityFeePerGas: 2n * GWEI,
      });
      const hash = Transaction.from(bytes).hash ?? '';
      const record: WaitingTransfer = {
        ...(await waiting()),
        id: transactionId('alice', 1, hash),
        call_kind: 'other',
        is_unverified_call: true,
        consent: consentTo({ from: account.address, to, value: 7n, data: '0xdeadbeef', chainId }),
        tx_hash: hash,
        to_address: to ?? NEW_CONTRACT,
        signed_transaction: bytes,
        ...changes,
      };
      return record;
    }

    test.each([ROUTER, null])('is sped up to the last byte, with the consent to it: to %s', async (to) => {
      market(1n, 1n);
      taken();
      const record = await waitingUnknown(to, { requested_by: 'https://app.example' });
      await replace('speedUp', record);
      const [sent] = given();
      expect(sent).toMatchObject({
        replaces: record.tx_hash,
        consent: record.consent,
        origin: 'https://app.example',
      });
      const signed = Transaction.from(sent?.signedTransaction ?? '');
      expect(signed).toMatchObject({ to, value: 7n, data: '0xdeadbeef', nonce: 7 });
      expect(signed.gasLimit).toBe(200_000n);
    });

    test('is cancelled without consent: a cancellation is a transfer', async () => {
      market(1n, 1n);
      taken();
      await replace('cancel', await waitingUnknown(ROUTER));
      const [sent] = given();
      expect(sent).not.toHaveProperty('consent');
      expect(readSignedTransfer(sent?.signedTransaction ?? '')).toMatchObject({
        to: account.address,
        amount: 0n,
      });
    });

    test.each<[string, string | null, Partial<WaitingTransfer>]>([
      ['no consent', ROUTER, { consent: undefined }],
      ['another contract', ROUTER, { to_address: TO }],
      ['another new contract', null, { to_address: TO }],
    ])('is not signed again where its record has %s', async (_, to, changes) => {
      market(1n, 1n);
      const record = await waitingUnknown(to, changes);
      for (const kind of ['speedUp', 'cancel'] as const) {
        await expect(replace(kind, record)).rejects.toMatchObject({ textId: 'send.error.failed' });
      }
      expect(given()).toEqual([]);
    });
  });
});
