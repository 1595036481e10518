import 'fake-indexeddb/auto';
import { Transaction } from 'ethers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeServer } from '../../lib/firebase/testing/fakeServer.ts';
import { resetServer } from './resetServer.ts';
import { exceeds } from './exceeds.ts';
import { FieldLie } from './FieldLie.ts';
import { fieldsOf } from './fieldsOf.ts';
import { noteRow } from './noteRow.ts';
import { sentBytes } from './signedBytes.ts';
import { trySwap } from './trySwap.ts';

vi.mock('firebase/functions', () => ({
  httpsCallable: (...call: Parameters<typeof fakeServer.httpsCallable>) => fakeServer.httpsCallable(...call),
}));
vi.mock('../../lib/firebase/firebaseServices.ts', () => ({
  firebaseServices: () => Promise.resolve({ auth: {}, functions: {} }),
}));
vi.mock('../../features/swap/api/findStepRecord.ts', () => ({ findStepRecord: () => Promise.resolve() }));
vi.mock('../../features/swap/api/isRecorded.ts', () => ({ isRecorded: () => Promise.resolve(false) }));

/** Number of lies about each field: a swap takes seconds. */
const WAYS = 2;

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(resetServer);

describe('a swap of 100 USDC for ETH, lied to about', () => {
  test.each(fieldsOf('swap').map((field) => [field.path, field] as const))(
    '%s, signs no more than was confirmed',
    async (path, field) => {
      let reported = 0;
      for (let place = 0; place < WAYS; place += 1) {
        const lie = new FieldLie(field, place);
        const { displayed, confirmed, stopped } = await trySwap({
          quote: (honest) => lie.apply('refreshWallet.swapQuote', honest),
          holdings: (honest) => lie.apply('refreshWallet.holdings', honest),
        });
        const nonces = new Set(sentBytes().map((bytes) => Transaction.from(bytes).nonce));
        expect(nonces.size).toBeLessThanOrEqual(confirmed.length);
        const problems = sentBytes().flatMap((bytes, index) => {
          const bounds = confirmed[Math.min(index, confirmed.length - 1)];
          return bounds ? exceeds(bytes, bounds) : ['signed without a confirmation'];
        });
        expect(problems).toEqual([]);
        if (displayed.length > 0) expect(displayed[0]).toBe('gives 100 USDC');
        if (lie.applied > 0)
          noteRow(
            `${path}, a swap`,
            displayed,
            `${sentBytes().length} signed${stopped === undefined ? '' : `, then: ${stopped}`}`,
          );
        reported += lie.applied;
        await resetServer();
        if (lie.applied === 0) break;
      }
      expect(reported).toBeGreaterThan(0);
    },
  );
});
