// @vitest-environment node
import 'fake-indexeddb/auto';
import type { GasEstimate } from '@everything-wallet/core/schemas/gasEstimate';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { encodeTokenTransfer } from '@everything-wallet/core/tokens/encodeTokenTransfer';
import { defaultNetwork, networks } from '@everything-wallet/core/networks/networks';
import { maxFee, transferFees } from '@everything-wallet/core/transactions/transferFees';
import { Transaction } from 'ethers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { fakeServer } from '../../../lib/firebase/testing/fakeServer.ts';
import type { TextId } from '../../../texts/texts.ts';
import type { JournalledSend } from '../journal/JournalledSend.ts';
import { sendJournal } from '../journal/sendJournal.ts';
import { sendTransfer, type ConfirmedTransfer } from './sendTransfer.ts';
import { gasEstimate } from '../testing/gasEstimate.ts';
import { phraseTransferSigner } from '../../../lib/vault/phraseTransferSigner.ts';
import { junk } from '../testing/junk.ts';

vi.mock('firebase/functions', () => ({
  httpsCallable: (...call: Parameters<typeof fakeServer.httpsCallable>) => fakeServer.httpsCallable(...call),
}));
vi.mock('../../../lib/firebase/firebaseServices.ts', () => ({
  firebaseServices: () => Promise.resolve({ auth: {}, functions: {} }),
}));
afterEach(async () => {
  fakeServer.reset();
  for (const { id } of await sendJournal.ofUser('alice')) await sendJournal.remove(id);
});

const RECIPIENT = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const AMOUNT = 250_000_000_000_000_000n;

/** 0.25 coin, with the fees of the usual estimate as shown. */
function confirmed(fields: Partial<ConfirmedTransfer> = {}): ConfirmedTransfer {
  return {
    userId: 'alice',
    sender: junk.sender,
    network: defaultNetwork,
    recipient: RECIPIENT,
    amount: AMOUNT,
    unit: { symbol: 'ETH', decimals: 18 },
    shownFees: transferFees(gasEstimate()),
    shownTotal: AMOUNT + maxFee(transferFees(gasEstimate())),
    msSinceQuoted: () => 0,
    openSigner: phraseTransferSigner(junk.phrase),
    ...fields,
  };
}

/** Chain that estimates and accepts every broadcast. */
function startChain(fields: Partial<GasEstimate> = {}) {
  fakeServer.answer('estimateGas', () => gasEstimate(fields));
  fakeServer.answer('sendTransaction', () => ({ txHash: `0x${'ab'.repeat(32)}` }));
}

/** Decodes the broadcast transaction from its bytes. */
function broadcastTransaction(): Transaction {
  const [question, ...others] = fakeServer.asked('sendTransaction') as { signedTransaction: string }[];
  expect(others).toEqual([]);
  return Transaction.from(question?.signedTransaction ?? '');
}

async function expectRefused(sending: Promise<unknown>, textId: TextId) {
  const error: unknown = await sending.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(WalletError);
  expect(error).toMatchObject({ textId });
  expect(fakeServer.asked('sendTransaction')).toEqual([]);
}

describe('refuses before any call', () => {
  test.each<[string, Partial<ConfirmedTransfer>, TextId]>([
    ['a watch-only account', { sender: { ...junk.sender, derivationIndex: null } }, 'send.error.watchOnly'],
    [
      'the contract of a token',
      { recipient: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' },
      'send.error.knownToken',
    ],
    ['an empty phrase', { openSigner: phraseTransferSigner('') }, 'send.error.invalidPhrase'],
    [
      'a phrase with a wrong checksum',
      { openSigner: phraseTransferSigner('abandon '.repeat(12)) },
      'send.error.invalidPhrase',
    ],
    [
      'a phrase of 11 words',
      { openSigner: phraseTransferSigner('test '.repeat(11)) },
      'send.error.invalidPhrase',
    ],
    [
      'the right phrase and a 13th word',
      { openSigner: phraseTransferSigner(`${junk.phrase} zoo`) },
      'send.error.invalidPhrase',
    ],
    [
      'a word that is on no list',
      { openSigner: phraseTransferSigner(junk.phrase.replace(/^\S+/, 'bitcoin')) },
      'send.error.invalidPhrase',
    ],
    [
      "another wallet's phrase",
      { openSigner: phraseTransferSigner(`${'abandon '.repeat(11)}about`) },
      'send.error.phraseMismatch',
    ],
    [
      'the right phrase for another account of it',
      { sender: { ...junk.sender, address: junk.secondAddress } },
      'send.error.phraseMismatch',
    ],
  ])('%s', async (_, fields, textId) => {
    startChain();
    await expectRefused(sendTransfer(confirmed(fields)), textId);
    expect(fakeServer.askedNames()).toEqual([]);
  });
});

describe('a name', () => {
  const leadsTo = (address: string) =>
    fakeServer.answer('refreshWallet', () => ({
      balances: [],
      tokenBalances: [],
      recipient: { answer: { address } },
    }));

  test('is looked up again, and the address shown is signed and journalled', async () => {
    startChain();
    leadsTo(RECIPIENT);
    await sendTransfer(confirmed({ recipientName: 'anna.eth' }));
    expect(fakeServer.asked('refreshWallet')).toEqual([
      { recipient: { name: 'anna.eth', network: 'mainnet' } },
    ]);
    expect(broadcastTransaction().to).toBe(RECIPIENT);
  });

  test('that resolves to another address at the signature blocks', async () => {
    startChain();
    leadsTo(junk.secondAddress);
    await expectRefused(sendTransfer(confirmed({ recipientName: 'anna.eth' })), 'send.error.nameMoved');
  });

  test('that cannot be looked up at the signature blocks', async () => {
    startChain();
    fakeServer.answer('refreshWallet', () => ({
      balances: [],
      tokenBalances: [],
      recipient: { failure: { code: 'unavailable', message: 'down' } },
    }));
    await expectRefused(sendTransfer(confirmed({ recipientName: 'anna.eth' })), 'send.error.nameUnchecked');
  });
});

describe('refuses before signing', () => {
  test('when the fee cannot be estimated', async () => {
    startChain();
    fakeServer.answer('estimateGas', () => {
      throw fakeServer.failure('unavailable', 'The node is down.');
    });
    await expectRefused(sendTransfer(confirmed()), 'send.error.estimate');
  });

  test.each(['unauthenticated', 'failed-precondition'])(
    "with the server's own sentence when the estimate is refused (%s)",
    async (code) => {
      startChain();
      fakeServer.answer('estimateGas', () => {
        throw fakeServer.failure(code, 'The recipient rejects this transfer');
      });
      const error: unknown = await sendTransfer(confirmed()).catch((reason: unknown) => reason);
      expect(error).toMatchObject({ code, serverMessage: 'The recipient rejects this transfer' });
      expect(fakeServer.asked('sendTransaction')).toEqual([]);
    },
  );

  test('when the estimate is malformed', async () => {
    startChain();
    fakeServer.answer('estimateGas', () => ({ ...gasEstimate(), gasPrice: 30 }));
    await expectRefused(sendTransfer(confirmed()), 'send.error.estimate');
  });

  test("when the estimate is another chain's", async () => {
    startChain({ chainId: 137 });
    await expectRefused(sendTransfer(confirmed()), 'send.error.estimate');
  });

  test('when no fees could be shown', async () => {
    startChain();
    await expectRefused(sendTransfer(confirmed({ shownFees: undefined })), 'send.error.estimate');
  });

  test.each<[string, Partial<GasEstimate>]>([
    // 2 × 29.1 + 1: a block now requires 30.1 gwei, above the 30 gwei shown.
    ['price', { gasPrice: '59200000000', maxFeePerGas: '59200000000' }],
    ['limit', { gasLimit: '25202' }],
    ['price on a chain that has lost EIP-1559', { maxFeePerGas: undefined, maxPriorityFeePerGas: undefined }],
  ])('when the gas %s has outgrown the fee shown', async (_, risen) => {
    startChain(risen);
    await expectRefused(sendTransfer(confirmed()), 'send.error.feeRose');
  });
});

describe('the preview', () => {
  const market = (nextBaseFee: bigint) => ({
    feeMarket: {
      baseFee: nextBaseFee.toString(),
      nextBaseFee: nextBaseFee.toString(),
      tips: { slow: '1000000000', normal: '1000000000', fast: '1000000000' },
    },
  });

  test('of more than twelve seconds ago is never signed, and costs no call', async () => {
    startChain();
    await expectRefused(sendTransfer(confirmed({ msSinceQuoted: () => 12_001 })), 'send.error.quoteOld');
    expect(fakeServer.askedNames()).toEqual([]);
    await sendTransfer(confirmed({ msSinceQuoted: () => 12_000 }));
    expect(broadcastTransaction().value).toBe(AMOUNT);
  });

  test('is not signed with an answer that took as long', async () => {
    startChain();
    const now = Date.now();
    fakeServer.answer('estimateGas', () => {
      vi.spyOn(Date, 'now').mockReturnValue(now + 12_001);
      return gasEstimate();
    });
    vi.spyOn(Date, 'now').mockReturnValue(now);
    await expectRefused(sendTransfer(confirmed()), 'send.error.quoteOld');
    vi.restoreAllMocks();
  });

  // Regression: its age was checked once, before waiting for another tab or a key; a machine that slept then signed on waking.
  test.each([
    ['while waiting for the key', true],
    ['while waiting for the nonce', false],
  ])('is not signed where it became too old %s', async (_, isAtKey) => {
    startChain();
    let age = 0;
    const { openSigner } = confirmed();
    fakeServer.answer('estimateGas', () => {
      age = 12_001;
      return gasEstimate();
    });
    const late = confirmed({
      msSinceQuoted: () => age,
      openSigner: (account) => {
        if (isAtKey) age = 12_001;
        return openSigner(account);
      },
    });
    await expectRefused(sendTransfer(late), 'send.error.quoteOld');
  });

  test('is not signed above the total shown, whatever its fees add up to', async () => {
    startChain();
    const shownTotal = AMOUNT + maxFee(transferFees(gasEstimate())) - 1n;
    await expectRefused(sendTransfer(confirmed({ shownTotal })), 'send.error.feeRose');
  });

  test('is signed up to the price of the next block, and not where the base fee has outgrown it', async () => {
    startChain(market(29_000_000_000n));
    await sendTransfer(confirmed());
    expect(broadcastTransaction().maxFeePerGas).toBe(30_000_000_000n);
    fakeServer.reset();
    startChain(market(300_000_000_000n));
    await expectRefused(sendTransfer(confirmed()), 'send.error.feeRose');
  });

  test('with low fees that may wait is signed as shown', async () => {
    startChain(market(300_000_000_000n));
    await sendTransfer(confirmed({ mayWait: true }));
    expect(broadcastTransaction().maxFeePerGas).toBe(30_000_000_000n);
  });

  test.each([-1n, 1n])('as the whole balance is not signed where there is %d wei more', async (more) => {
    const balance = (AMOUNT + maxFee(transferFees(gasEstimate()))).toString();
    startChain({ balance });
    await sendTransfer(confirmed({ isWholeBalance: true }));
    expect(broadcastTransaction().value).toBe(AMOUNT);
    fakeServer.reset();
    startChain({ balance: (BigInt(balance) + more).toString() });
    await expectRefused(sendTransfer(confirmed({ isWholeBalance: true })), 'send.error.balanceChanged');
  });
});

describe('signs and broadcasts once', () => {
  test('what was confirmed: the fees shown, with the nonce of the fresh estimate', async () => {
    startChain({ nonce: 7, maxFeePerGas: '45000000000', gasPrice: '45000000000' });
    await sendTransfer(confirmed());
    expect(broadcastTransaction()).toMatchObject({
      type: 2,
      from: junk.sender.address,
      to: RECIPIENT,
      value: AMOUNT,
      data: '0x',
      nonce: 7,
      gasLimit: 21_000n,
      maxFeePerGas: 30_000_000_000n,
      maxPriorityFeePerGas: 1_000_000_000n,
      chainId: 1n,
    });
  });

  test('a legacy transaction where the chain has no EIP-1559', async () => {
    const legacy = { maxFeePerGas: undefined, maxPriorityFeePerGas: undefined };
    startChain({ ...legacy, nonce: 1 });
    await sendTransfer(confirmed({ shownFees: transferFees(gasEstimate(legacy)) }));
    expect(broadcastTransaction()).toMatchObject({
      type: 0,
      nonce: 1,
      gasPrice: 30_000_000_000n,
      chainId: 1n,
    });
  });

  test.each(networks)('on $name, by its chain id and rpcName', async (network) => {
    startChain({ chainId: network.chainId });
    await sendTransfer(confirmed({ network }));
    expect(broadcastTransaction().chainId).toBe(BigInt(network.chainId));
    expect(fakeServer.asked('estimateGas')).toEqual([
      { from: junk.sender.address, to: RECIPIENT, value: '0x3782dace9d90000', network: network.rpcName },
    ]);
    expect(fakeServer.asked('sendTransaction')).toMatchObject([{ network: network.rpcName }]);
  });

  test('from the account whose index the wallet has, in any case of its address', async () => {
    startChain();
    await sendTransfer(
      confirmed({ sender: { address: junk.secondAddress.toLowerCase(), derivationIndex: 1 } }),
    );
    expect(broadcastTransaction().from).toBe(junk.secondAddress);
  });

  test('with the phrase as people type it', async () => {
    startChain();
    await sendTransfer(
      confirmed({
        openSigner: phraseTransferSigner(`  ${junk.phrase.toUpperCase().replaceAll(' ', '\n ')} `),
      }),
    );
    expect(broadcastTransaction().from).toBe(junk.sender.address);
  });

  test('and sends the server no word of the phrase', async () => {
    startChain();
    await sendTransfer(confirmed());
    const sent = JSON.stringify([fakeServer.asked('estimateGas'), fakeServer.asked('sendTransaction')]);
    expect(sent).not.toMatch(/junk|test/);
  });
});

test("reports the server's message when it refuses the broadcast", async () => {
  startChain();
  fakeServer.answer('sendTransaction', () => {
    throw fakeServer.failure('failed-precondition', 'The chain refused it.');
  });
  const error: unknown = await sendTransfer(confirmed()).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(CallableError);
  expect(error).toMatchObject({ serverMessage: 'The chain refused it.' });
});

describe('a token', () => {
  const SHOWN = transferFees(gasEstimate());
  const token = {
    contract: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
    balance: 2_000_000n,
    coinBalance: maxFee(SHOWN),
  };
  const tokens = (fields: Partial<ConfirmedTransfer> = {}) =>
    confirmed({ token, amount: 1_500_000n, ...fields });

  test("moves by the contract's transfer, estimated as it is signed", async () => {
    startChain();
    await sendTransfer(tokens());
    const data = encodeTokenTransfer(RECIPIENT, 1_500_000n);
    expect(fakeServer.asked('estimateGas')).toEqual([
      { from: junk.sender.address, to: token.contract, value: '0x0', data, network: 'mainnet' },
    ]);
    expect(broadcastTransaction()).toMatchObject({ to: token.contract, value: 0n, data, chainId: 1n });
  });

  test.each<[string, Partial<ConfirmedTransfer>, TextId]>([
    ['above the balance', { amount: 2_000_001n }, 'send.error.insufficientTokens'],
    [
      'without coin for the fee',
      { token: { ...token, coinBalance: maxFee(SHOWN) - 1n } },
      'send.error.feeNotCovered',
    ],
    ['above the gas shown', { shownFees: { ...SHOWN, gasLimit: 17_499n } }, 'send.error.feeRose'],
  ])('is not signed %s', async (_, fields, textId) => {
    startChain();
    await expectRefused(sendTransfer(tokens(fields)), textId);
  });
});

describe('the journal', () => {
  const SIGNED = expect.stringMatching(/^0x02/) as string;

  test('contains the signed bytes before they are sent, and no longer once the server has them', async () => {
    startChain();
    const held: unknown[] = [];
    fakeServer.answer('sendTransaction', async (question) => {
      held.push(question, await sendJournal.ofUser('alice'));
      return { txHash: `0x${'ab'.repeat(32)}` };
    });
    await sendTransfer(confirmed());
    const [question, [entry]] = held as [{ signedTransaction: string }, [JournalledSend]];
    expect(entry).toEqual({
      id: `alice_1_${Transaction.from(question.signedTransaction).hash ?? ''}`,
      user_id: 'alice',
      network: 'mainnet',
      from: junk.sender.address,
      to: RECIPIENT,
      amount: '0.25',
      symbol: 'ETH',
      signed_transaction: question.signedTransaction,
      written_at: expect.any(Number) as number,
    });
    expect(await sendJournal.ofUser('alice')).toEqual([]);
  });

  test('holds the nonce of what the network or the server refused', async () => {
    startChain();
    fakeServer.answer('sendTransaction', () => {
      throw fakeServer.failure('failed-precondition', 'Too little.', 'refusedByNetwork');
    });
    await sendTransfer(confirmed()).catch(() => undefined);
    expect(await sendJournal.ofUser('alice')).toMatchObject([{ is_refused: true }]);
  });

  test.each([
    ['both answers are lost', () => fakeServer.failure('internal')],
    [
      'the server reports an unknown outcome',
      () => fakeServer.failure('unavailable', 'Unknown.', 'outcomeUncertain'),
    ],
  ])('retains a transfer where %s, and nothing more is signed until it is settled', async (_, failure) => {
    startChain();
    fakeServer.answer('sendTransaction', () => {
      throw failure();
    });
    await sendTransfer(confirmed()).catch(() => undefined);
    const [entry, ...others] = await sendJournal.ofUser('alice');
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ signed_transaction: SIGNED, amount: '0.25' });

    fakeServer.reset();
    startChain();
    await expectRefused(sendTransfer(confirmed({ amount: 1n })), 'send.error.unsettled');
    expect(fakeServer.askedNames()).toEqual([]);
    // Another chain is not affected.
    startChain({ chainId: 137 });
    await sendTransfer(confirmed({ network: networks[2] }));

    await sendJournal.remove(entry?.id ?? '');
    startChain();
    fakeServer.reset();
    startChain();
    await sendTransfer(confirmed());
    expect(broadcastTransaction().value).toBe(AMOUNT);
  });
});

// Regression: two tabs requested the nonce at the same moment, and one transfer replaced the other.
test('concurrent sends have different nonces, without a gap', async () => {
  const taken: number[] = [];
  fakeServer.answer('estimateGas', () => gasEstimate({ nonce: taken.length }));
  fakeServer.answer('sendTransaction', async (question) => {
    await new Promise((resolve) => setTimeout(resolve, 2));
    taken.push(Transaction.from((question as { signedTransaction: string }).signedTransaction).nonce);
    return { txHash: `0x${'ab'.repeat(32)}` };
  });
  await Promise.all(Array.from({ length: 20 }, () => sendTransfer(confirmed())));
  expect(taken).toEqual(Array.from({ length: 20 }, (_, nonce) => nonce));
});

describe('a nonce that another device has taken meanwhile', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
  afterEach(() => void vi.useRealTimers());
  const taken = () => fakeServer.failure('failed-precondition', 'Still waiting.', 'nonceTaken');

  // Regression: a server that reported a nonce as taken had a second transfer signed with the next one, and could broadcast both.
  test('is requested again, and nothing is signed with another one', async () => {
    let nonce = 4;
    fakeServer.answer('estimateGas', () => gasEstimate({ nonce }));
    fakeServer.answer('sendTransaction', () => {
      nonce += 1;
      if (nonce === 5) throw taken();
      return { txHash: `0x${'ab'.repeat(32)}` };
    });
    const sending = sendTransfer(confirmed()).catch((error: unknown) => error);
    let outcome: unknown;
    void sending.then((error) => (outcome = error));
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(1_500);
      expect(outcome).toBeDefined();
    });
    expect(outcome).toMatchObject({ textId: 'send.error.heldNonce' });
    const nonces = (fakeServer.asked('sendTransaction') as { signedTransaction: string }[]).map(
      ({ signedTransaction }) => Transaction.from(signedTransaction).nonce,
    );
    expect(nonces).toEqual([4]);
    expect(await sendJournal.ofUser('alice')).toMatchObject([{ is_refused: true, is_contradicted: true }]);
  });

  test('fails with the server’s message when the network never reports the next one', async () => {
    startChain();
    fakeServer.answer('sendTransaction', () => {
      throw taken();
    });
    const sending = sendTransfer(confirmed()).catch((error: unknown) => error);
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(1_500);
      expect(fakeServer.asked('sendTransaction')).toHaveLength(4);
    });
    expect(await sending).toMatchObject({ serverMessage: 'Still waiting.' });
    expect(await sendJournal.ofUser('alice')).toMatchObject([{ is_refused: true }]);
  });
});
