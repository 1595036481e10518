import 'fake-indexeddb/auto';
import { failureDetailsSchema } from '@everything-wallet/core/callables/failureReason';
import { Interface, Transaction } from 'ethers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { junk } from '../../features/signing/testing/junk.ts';
import { fakeServer } from '../../lib/firebase/testing/fakeServer.ts';
import { resetServer } from './resetServer.ts';
import type { AnswerField } from './answerFields.ts';
import { fieldsOf, isOf } from './fieldsOf.ts';
import { FieldLie, MAX_LIES } from './FieldLie.ts';
import { honestAnswers } from './honestAnswers.ts';
import { noteRow } from './noteRow.ts';
import { serveAnswers, type HonestAnswers } from './serveAnswers.ts';
import { exceedsConfirmed, sentBytes } from './signedBytes.ts';
import { trySend, type WantedSend } from './trySend.ts';

vi.mock('firebase/functions', () => ({
  httpsCallable: (...call: Parameters<typeof fakeServer.httpsCallable>) => fakeServer.httpsCallable(...call),
}));
vi.mock('../../lib/firebase/firebaseServices.ts', () => ({
  firebaseServices: () => Promise.resolve({ auth: {}, functions: {} }),
}));

const RECIPIENT = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
/** On no list: its decimals are the six that the user has confirmed. */
const ADDED = '0x34D3B0b0e2A09335855B905a36c002c7F2d547d1';
const QUARTER = 25n * 10n ** 16n;
const erc20 = new Interface(['function transfer(address to, uint256 amount)']);

const transfer = (to: string) => ({ to, value: QUARTER, data: '0x' });
const coin: WantedSend = { recipient: RECIPIENT, amount: '0.25', expected: transfer };
const sends: Readonly<Record<string, WantedSend>> = {
  coin,
  'all coin': { recipient: RECIPIENT, expected: transfer },
  'coin to a name': { ...coin, recipient: 'anna.eth' },
  'an added token': {
    recipient: RECIPIENT,
    amount: '12.5',
    token: { contract: ADDED, symbol: 'ADD', decimals: 6 },
    expected: (to) => ({
      to: ADDED,
      value: 0n,
      data: erc20.encodeFunctionData('transfer', [to, 12_500_000n]),
    }),
  },
};

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(resetServer);

const honest = (changes: HonestAnswers['callables'] = {}): HonestAnswers => ({
  callables: {
    estimateGas: () => ({ ...honestAnswers.estimate(), gasLimit: '21000', toIsContract: false }),
    getBalance: () => ({ balance: '5' }),
    getTokenBalance: () => ({ balance: '1000', decimals: 6 }),
    sendTransaction: () => ({ txHash: `0x${'ab'.repeat(32)}` }),
    ...changes,
  },
  parts: {
    balances: () => ({ balance: '5' }),
    tokenBalances: () => ({ balance: '1000', decimals: 6 }),
    recipient: () => ({ address: RECIPIENT, isContract: false, primaryName: 'anna.eth' }),
  },
});

/**
 * Lies about a field in every way, from the start or only after it was shown, and checks the signed bytes.
 */
async function lieAbout(field: AnswerField, name: string, wanted: WantedSend) {
  let reported = 0;
  const ways = wanted === coin ? MAX_LIES : 2;
  for (let place = 0; place < ways; place += 1) {
    const lie = new FieldLie(field, place);
    serveAnswers(honest(), lie);
    const { displayed, confirmed, ending } = await trySend(wanted);
    expect(exceedsConfirmed(confirmed), `${name}: ${displayed.join(' | ')}`).toEqual([]);
    if (lie.applied > 0)
      noteRow(`${field.path}, ${name}`, displayed, `${sentBytes().length} signed: ${ending}`);
    reported += lie.applied;
    await resetServer();
    if (lie.applied === 0) break;
  }
  return reported;
}

describe('Send, of an honest server,', () => {
  test.each(Object.entries(sends))('signs %s as it is shown', async (name, wanted) => {
    serveAnswers(honest());
    const { displayed, confirmed, ending } = await trySend(wanted);
    expect(ending).toBe('signed');
    expect(sentBytes()).toHaveLength(1);
    expect(exceedsConfirmed(confirmed)).toEqual([]);
    noteRow(`nothing, ${name}`, displayed, ending);
  });
});

describe('Send, lied to about', () => {
  test.each(fieldsOf('send').map((field) => [field.path, field] as const))(
    '%s, signs no more than is shown',
    async (path, field) => {
      let reported = 0;
      for (const [name, wanted] of Object.entries(sends)) {
        if (isOf(path, 'refreshWallet.recipient') && name !== 'coin to a name') continue;
        if (name === 'coin to a name' && !isOf(path, 'refreshWallet.recipient')) continue;
        reported += await lieAbout(field, name, wanted);
      }
      expect(reported).toBeGreaterThan(0);
    },
  );

  test.each(fieldsOf('addedToken').map((field) => [field.path, field] as const))(
    '%s of an added token, signs the amount in the decimals that were confirmed',
    async (_path, field) => {
      const wanted = sends['an added token'];
      if (!wanted) throw new TypeError('It is sent');
      expect(await lieAbout(field, 'an added token', wanted)).toBeGreaterThan(0);
    },
  );
});

describe('Send, once it was shown, lied to about', () => {
  test.each(fieldsOf('send').map((field) => [field.path, field] as const))(
    '%s, signs the shown transfer or nothing',
    async (path, field) => {
      const isName = isOf(path, 'refreshWallet.recipient');
      const lie = new FieldLie(field, 0);
      let requested = 0;
      const truth = honest();
      const late: HonestAnswers = {
        callables: {
          ...truth.callables,
          estimateGas: () => {
            requested += 1;
            const answer = truth.callables?.['estimateGas']?.(undefined as never);
            return requested > 1 ? lie.apply('estimateGas', answer) : answer;
          },
        },
        parts: {
          ...truth.parts,
          recipient: () => {
            requested += 1;
            const answer = truth.parts?.['recipient']?.(undefined as never);
            return requested > 2 ? lie.apply('refreshWallet.recipient', answer) : answer;
          },
        },
      };
      serveAnswers(late);
      const { displayed, confirmed, ending } = await trySend(
        (isName ? sends['coin to a name'] : coin) ?? coin,
      );
      expect(exceedsConfirmed(confirmed)).toEqual([]);
      if (lie.applied > 0) noteRow(`${path}, at the signature`, displayed, ending);
    },
  );
});

describe('Send, refused with', () => {
  const reasons = failureDetailsSchema.shape.reason.options;

  test.each(reasons)('%s, is signed with one nonce however often it is pressed', async (reason) => {
    let nonce = 7;
    const refusing = honest({
      estimateGas: () => ({
        ...honestAnswers.estimate(),
        gasLimit: '21000',
        toIsContract: false,
        nonce: (nonce += 1),
      }),
      sendTransaction: () => {
        throw fakeServer.failure('failed-precondition', 'Refused.', reason);
      },
    });
    serveAnswers(refusing);
    const { displayed, ending } = await trySend(coin, { presses: 3, userId: reason });
    const nonces = new Set(sentBytes().map((bytes) => Transaction.from(bytes).nonce));
    // Where a refusal leaves the outcome open, the form signs nothing more, and neither do the tests after
    // it.
    expect(nonces.size, ending).toBeLessThanOrEqual(1);
    if (sentBytes().length === 0) expect(ending).toBe('disabled');
    noteRow(`refusal ${reason}`, displayed, `${sentBytes().length} signed: ${ending}`);
  });

  test('a failure of every kind for a name, sends nothing', async () => {
    for (const reason of reasons) {
      serveAnswers(honest());
      fakeServer.answer('refreshWallet', (input) => ({
        balances: 'balances' in (input as object) ? [{ answer: { balance: '5' } }] : [],
        tokenBalances: [],
        recipient: {
          failure: { code: 'failed-precondition', message: junk.secondAddress, details: { reason } },
        },
      }));
      const { displayed, ending } = await trySend({ ...coin, recipient: 'anna.eth' });
      expect(sentBytes()).toEqual([]);
      noteRow(`failure ${reason}, of a name`, displayed, ending);
      await resetServer();
    }
  });
});
