import type { ApprovalsQuestion } from '@everything-wallet/core/callables/approvals';
import type { ApprovalsAnswer } from '@everything-wallet/core/callables/approvalsAnswer';
import { networks } from '@everything-wallet/core/networks/networks';
import { expect, test, vi } from 'vitest';
import { CallableError } from '../../lib/firebase/CallableError.ts';
import { loggedProblems } from '../../testing/loggedProblems.ts';
import { ApprovalScan } from './ApprovalScan.ts';
import type { StoredApprovals } from './kept/StoredApprovals.ts';
import { approval, approvalsAnswer, OWNER, SPENDER } from './testing/approvalsAnswer.ts';

const [network] = networks;

/** Looks whose questions are answered one after the other as a test says. */
function looksOf(
  answers: readonly (ApprovalsAnswer | Error)[],
  { kept, addresses = [OWNER] }: { kept?: StoredApprovals; addresses?: readonly string[] } = {},
) {
  const left = [...answers];
  const asked: ApprovalsQuestion[] = [];
  const pauses: number[] = [];
  const written: StoredApprovals[] = [];
  const looks = new ApprovalScan(
    { userId: 'alice', networks: [network], addresses },
    {
      ask: (question) => {
        asked.push(question);
        const next = left.shift();
        return next instanceof Error
          ? Promise.reject(next)
          : next
            ? Promise.resolve(next)
            : new Promise(() => undefined);
      },
      store: {
        read: () => Promise.resolve(kept),
        write: (row) => {
          written.push(row);
          return Promise.resolve();
        },
      },
      pause: (ms) => {
        pauses.push(ms);
        return Promise.resolve();
      },
    },
  );
  const end = looks.subscribe(() => undefined);
  return { looks, asked, pauses, written, end };
}

const named = (({ kind, owner, contract, spender, tokenId, changedBlock, changedAt }) => ({
  kind,
  owner,
  contract,
  spender,
  tokenId,
  changedBlock,
  changedAt,
}))(approval());
const kept: StoredApprovals = {
  id: `alice ${network.rpcName} 0`,
  user_id: 'alice',
  addresses: [OWNER.toLowerCase()],
  read: { first: 0, last: 900, told: 2 },
  known: [named],
  needed: 2,
  left_out: 0,
};

test('goes on by itself until everything is read, and keeps what it found', async () => {
  const read = { first: 500, last: 988, told: 2 };
  const { looks, asked, written } = looksOf([
    approvalsAnswer([approval()], { logs: 'behind', read }),
    approvalsAnswer([approval()]),
  ]);
  await vi.waitFor(() =>
    expect(looks.looks()).toMatchObject([{ status: 'done', answer: { logs: 'whole' } }]),
  );
  expect(asked).toMatchObject([
    { read: null, known: [] },
    { read, known: [named] },
  ]);
  expect(written.at(-1)).toEqual({ ...kept, read: { first: 0, last: 988, told: 3 } });
});

test('begins where the visit before ended', async () => {
  const { asked } = looksOf([approvalsAnswer([])], { kept });
  await vi.waitFor(() => expect(asked).toMatchObject([{ read: kept.read, known: [named] }]));
});

test('reads anew what too few nodes told, and the chain where there are other accounts', async () => {
  const lone = looksOf([approvalsAnswer([])], { kept: { ...kept, read: { first: 0, last: 900, told: 1 } } });
  await vi.waitFor(() => expect(lone.asked).toMatchObject([{ read: null, known: [named] }]));
  const other = looksOf([approvalsAnswer([])], { kept, addresses: [OWNER, SPENDER] });
  await vi.waitFor(() => expect(other.asked).toMatchObject([{ read: null, known: [named] }]));
});

test('waits as long as the server says, and asks the same again', async () => {
  const tooMuch = new CallableError('resource-exhausted', 'Wait', { retryAfterSeconds: 7 });
  const { looks, asked, pauses } = looksOf([tooMuch, approvalsAnswer([])]);
  await vi.waitFor(() => expect(looks.looks()).toMatchObject([{ status: 'done' }]));
  expect([pauses, asked.length]).toEqual([[7_000], 2]);
});

test('says so where there is no answer, keeps what was heard, and looks again when it is told to', async () => {
  const problems = loggedProblems();
  const { looks, asked } = looksOf([
    approvalsAnswer([approval()]),
    new CallableError('unavailable', ''),
    approvalsAnswer([]),
  ]);
  await vi.waitFor(() => expect(looks.looks()).toMatchObject([{ status: 'done' }]));
  looks.look(network.id);
  await vi.waitFor(() =>
    expect(looks.looks()).toMatchObject([{ status: 'failed', answer: { approvals: [{}] } }]),
  );
  looks.look();
  await vi.waitFor(() =>
    expect(looks.looks()).toMatchObject([{ status: 'done', answer: { approvals: [] } }]),
  );
  expect(asked).toHaveLength(3);
  expect(problems()).not.toEqual([]);
});

test('asks nothing more once nobody listens, and begins anew with whoever comes next', async () => {
  const { looks, asked, end } = looksOf([approvalsAnswer([], { logs: 'behind' })]);
  end();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked).toHaveLength(1);
  looks.subscribe(() => undefined);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
});

const bait = Array.from({ length: 700 }, (_, index) =>
  approval({ contract: `0x${(index + 1).toString(16).padStart(40, '0')}`, changedBlock: 100 + index }),
);

// Regression: more than five hundred contracts, each with an approval of its own, crowded out a real one for good.
test('many contracts hide no real approval: what one question cannot name is asked about with the next one', async () => {
  const known = [named, ...bait].map((one) => ({ ...named, ...{ contract: one.contract } }));
  const first = looksOf([], { kept: { ...kept, known } });
  await vi.waitFor(() => expect(first.asked[0]?.known).toHaveLength(500));
  const { looks, asked, written } = looksOf(
    [
      approvalsAnswer([approval(), ...bait.slice(0, 499)], { tokens: [] }),
      approvalsAnswer(bait.slice(499), { tokens: [], block: { number: 1_010, time: 1 } }),
    ],
    { kept: { ...kept, known } },
  );
  await vi.waitFor(() => expect(looks.looks()).toMatchObject([{ status: 'done', leftOut: 0 }]));
  const names = new Set(asked.flatMap((question) => question.known.map(({ contract }) => contract)));
  expect([asked.length, names.size]).toEqual([2, 701]);
  expect(written.at(-1)?.known).toHaveLength(701);
  // What is shown is of the older block: a figure from before a transaction is not taken for one from after it.
  expect(looks.looks()[0]?.answer).toMatchObject({ block: { number: 1_000 } });
  expect(looks.looks()[0]?.answer?.approvals.length).toBeGreaterThan(499);
});

// Regression: after a reload nothing was known any more of what had been left out, and nothing looked for it.
test('where something was left out everything is read anew', async () => {
  const { written } = looksOf([approvalsAnswer([], { leftOut: 3 })]);
  await vi.waitFor(() => expect(written).toMatchObject([{ left_out: 3 }]));
  const { looks, asked } = looksOf([approvalsAnswer([], { leftOut: 3 })], { kept: { ...kept, left_out: 3 } });
  await vi.waitFor(() => expect(looks.looks()).toMatchObject([{ status: 'done', leftOut: 3 }]));
  expect(asked).toMatchObject([{ read: null, known: [named] }]);
});

// Regression: one call that nodes refused, for its length, took the place of everything that was known.
test('where no node tells a figure what is known stays, and nothing is taken for read', async () => {
  const unknown = bait.map((one) => ({ ...one, units: null, agreement: 'unknown' as const }));
  const nodes = { configured: 3, answered: 0, answeredLogs: 3, needed: 2 };
  const { looks, asked, written } = looksOf([approvalsAnswer(unknown, { nodes }), approvalsAnswer([])], {
    kept,
  });
  await vi.waitFor(() => expect(looks.looks()).toMatchObject([{ status: 'failed' }]));
  expect([looks.looks()[0]?.answer?.approvals.length, written.length]).toEqual([700, 0]);
  looks.look();
  await vi.waitFor(() => expect(looks.looks()).toMatchObject([{ status: 'done' }]));
  expect(asked[1]).toMatchObject({ read: kept.read, known: [named] });
});
