import 'fake-indexeddb/auto';
import type { SimulationQuestion } from '@everything-wallet/core/schemas/simulation';
import { buildPoolDeposit } from '@everything-wallet/core/calls/build/buildPoolDeposit';
import { listedPools } from '@everything-wallet/core/pools/listedPools';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { junk } from '../../features/signing/testing/junk.ts';
import type { CallRequest } from '../../lib/calls/CallRequest.ts';
import { fakeServer } from '../../lib/firebase/testing/fakeServer.ts';
import { resetServer } from './resetServer.ts';
import { FieldLie } from './FieldLie.ts';
import { fieldsOf, isOf } from './fieldsOf.ts';
import { honestAnswers, network } from './honestAnswers.ts';
import { noteRow } from './noteRow.ts';
import { serveAnswers, type HonestAnswers } from './serveAnswers.ts';
import { exceedsConfirmed, sentBytes } from './signedBytes.ts';
import { confirmCall } from './trySwap.ts';

vi.mock('firebase/functions', () => ({
  httpsCallable: (...call: Parameters<typeof fakeServer.httpsCallable>) => fakeServer.httpsCallable(...call),
}));
vi.mock('../../lib/firebase/firebaseServices.ts', () => ({
  firebaseServices: () => Promise.resolve({ auth: {}, functions: {} }),
}));

/** Number of lies about each field: a review takes seconds. */
const WAYS = 2;

const DAI = '0x6B175474E89094C44Da98b954EedeAC495271d0F';
const ASSETS = 100n * 10n ** 18n;
const pool = listedPools('ethereum').find(({ asset }) => asset === DAI) ?? expect.unreachable();
const deposit = buildPoolDeposit({
  chainId: network.chainId,
  vault: pool.address,
  assets: ASSETS,
  receiver: junk.sender.address,
});
const request: CallRequest = {
  ...{ network, sender: junk.sender, to: pool.address, value: 0n, data: deposit.data },
  isKnownContract: true,
  watched: [{ kind: 'erc20', contract: DAI }],
};

const honest: HonestAnswers = {
  callables: {
    estimateGas: () => honestAnswers.estimate(),
    sendTransaction: () => ({ txHash: `0x${'ab'.repeat(32)}` }),
  },
  parts: {
    simulation: (question: SimulationQuestion) => {
      const answer = honestAnswers.simulation(question, 0n);
      const facts = {
        kind: 'erc20' as const,
        tokenId: null,
        word: 'verified' as const,
        isLogDifferent: false,
      };
      const allowance = { kind: 'allowance' as const, spender: pool.address, units: '0', endsAt: null };
      return {
        ...answer,
        outcome: answer.outcome && {
          ...answer.outcome,
          movements: [
            { ...facts, contract: DAI, units: `-${ASSETS}` },
            { ...facts, contract: pool.address, units: `${ASSETS / 2n}` },
          ],
          approvals: [{ ...facts, ...allowance, contract: DAI, unitsBefore: ASSETS.toString() }],
          receipts: [{ contract: DAI, recipient: pool.address, units: ASSETS.toString(), word: 'verified' }],
        },
        tokens: [{ contract: DAI, symbol: 'DAI', name: 'Dai', decimals: 18, isListed: true }],
      };
    },
  },
};

/** Answers for a call that fails, the only one with a reason. */
const failing: HonestAnswers = {
  ...honest,
  parts: {
    simulation: (question: SimulationQuestion) => {
      const { outcome, ...answer } = honestAnswers.simulation(question, 0n);
      const reason = { id: 'simulation.fails.said', values: { text: 'no' }, data: '0x' };
      return { ...answer, outcome: { ...outcome, succeeds: false, movements: [], reason } };
    },
  },
};

async function tryDeposit() {
  const displayed: string[] = [];
  const confirmed: { total: bigint; least: bigint }[] = [];
  const stopped = await confirmCall(request, displayed, confirmed).catch(String);
  const { to, value, data } = request;
  return {
    displayed,
    ending: `${sentBytes().length} signed${stopped === undefined ? '' : `, ${stopped}`}`,
    problems: exceedsConfirmed(
      confirmed.map(({ total }) => ({ from: junk.sender.address, to: to ?? '', value, data, total })),
    ),
  };
}

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(resetServer);

test('a call that is reviewed, of an honest server, is signed as it is shown', async () => {
  serveAnswers(honest);
  const { displayed, ending, problems } = await tryDeposit();
  expect(ending).toBe('1 signed');
  expect(problems).toEqual([]);
  expect(displayed.join(' ')).toContain('100 DAI');
});

describe('a call that is reviewed, lied to about', () => {
  const fields = [...fieldsOf('review'), ...fieldsOf('send').filter(({ path }) => isOf(path, 'estimateGas'))];

  test.each(fields.map((field) => [field.path, field] as const))(
    '%s, is signed as it is shown, or not at all',
    async (path, field) => {
      let reported = 0;
      for (let place = 0; place < WAYS; place += 1) {
        const lie = new FieldLie(field, place);
        serveAnswers(path.includes('.outcome.reason') ? failing : honest, lie);
        const { displayed, ending, problems } = await tryDeposit();
        expect(problems).toEqual([]);
        const amounts = displayed.flatMap((text) =>
          [...text.matchAll(/([\d.,]+) DAI/g)].map(([, amount]) => amount),
        );
        // The first line is read from the bytes; a simulated effect has a line of its own.
        if (displayed.length > 0) expect(amounts).toContain('100');
        if (lie.applied > 0) noteRow(`${path}, a review`, displayed, ending);
        reported += lie.applied;
        await resetServer();
        if (lie.applied === 0) break;
      }
      expect(reported).toBeGreaterThan(0);
    },
  );
});
