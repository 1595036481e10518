// @vitest-environment node
import type { ApprovalsQuestion } from '@everything-wallet/core/schemas/approvals';
import type { ApprovalsAnswer } from '@everything-wallet/core/schemas/approvalsAnswer';
import { networks } from '@everything-wallet/core/networks/networks';
import { expect, test, vi } from 'vitest';
import { CallableError } from '../../lib/firebase/CallableError.ts';
import { loggedProblems } from '../../testing/loggedProblems.ts';
import { ApprovalScan } from './ApprovalScan.ts';
import type { StoredApprovals } from './storage/StoredApprovals.ts';
import { approval, approvalsAnswer, OWNER, SPENDER } from './testing/approvalsAnswer.ts';

const [network] = networks;

/** Starts a scan whose requests get the given responses in turn. */
function startScan(
  answers: readonly (ApprovalsAnswer | Error)[],
  { stored, addresses = [OWNER] }: { stored?: StoredApprovals; addresses?: readonly string[] } = {},
) {
  const left = [...answers];
  const requests: ApprovalsQuestion[] = [];
  const pauses: number[] = [];
  const written: StoredApprovals[] = [];
  const scan = new ApprovalScan(
    { userId: 'alice', networks: [network], addresses },
    {
      ask: (question) => {
        requests.push(question);
        const next = left.shift();
        return next instanceof Error
          ? Promise.reject(next)
          : next
            ? Promise.resolve(next)
            : new Promise(() => undefined);
      },
      store: {
        read: () => Promise.resolve(stored),
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
  const end = scan.subscribe(() => undefined);
  return { scan, requests, pauses, written, end };
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
const stored: StoredApprovals = {
  id: `alice ${network.rpcName} 0`,
  user_id: 'alice',
  addresses: [OWNER.toLowerCase()],
  read: { first: 0, last: 900, told: 2 },
  known: [named],
  needed: 2,
  left_out: 0,
};

test('continues until everything is read, and stores the result', async () => {
  const read = { first: 500, last: 988, told: 2 };
  const { scan, requests, written } = startScan([
    approvalsAnswer([approval()], { logs: 'behind', read }),
    approvalsAnswer([approval()]),
  ]);
  await vi.waitFor(() => expect(scan.scans()).toMatchObject([{ status: 'done', answer: { logs: 'whole' } }]));
  expect(requests).toMatchObject([
    { read: null, known: [] },
    { read, known: [named] },
  ]);
  expect(written.at(-1)).toEqual({ ...stored, read: { first: 0, last: 988, told: 3 } });
});

test('begins where the previous visit ended', async () => {
  const { requests } = startScan([approvalsAnswer([])], { stored });
  await vi.waitFor(() => expect(requests).toMatchObject([{ read: stored.read, known: [named] }]));
});

test('starts over if too few nodes answered, or if the accounts changed', async () => {
  const single = startScan([approvalsAnswer([])], {
    stored: { ...stored, read: { first: 0, last: 900, told: 1 } },
  });
  await vi.waitFor(() => expect(single.requests).toMatchObject([{ read: null, known: [named] }]));
  const other = startScan([approvalsAnswer([])], { stored, addresses: [OWNER, SPENDER] });
  await vi.waitFor(() => expect(other.requests).toMatchObject([{ read: null, known: [named] }]));
});

test('waits as long as the server requires, then repeats the request', async () => {
  const tooMuch = new CallableError('resource-exhausted', 'Wait', { retryAfterSeconds: 7 });
  const { scan, requests, pauses } = startScan([tooMuch, approvalsAnswer([])]);
  await vi.waitFor(() => expect(scan.scans()).toMatchObject([{ status: 'done' }]));
  expect([pauses, requests.length]).toEqual([[7_000], 2]);
});

test('reports a failure, shows the last result, and scans again on demand', async () => {
  const problems = loggedProblems();
  const { scan, requests } = startScan([
    approvalsAnswer([approval()]),
    new CallableError('unavailable', ''),
    approvalsAnswer([]),
  ]);
  await vi.waitFor(() => expect(scan.scans()).toMatchObject([{ status: 'done' }]));
  scan.scan(network.id);
  await vi.waitFor(() =>
    expect(scan.scans()).toMatchObject([{ status: 'failed', answer: { approvals: [{}] } }]),
  );
  scan.scan();
  await vi.waitFor(() => expect(scan.scans()).toMatchObject([{ status: 'done', answer: { approvals: [] } }]));
  expect(requests).toHaveLength(3);
  expect(problems()).not.toEqual([]);
});

test('stops without listeners, and starts again with the next one', async () => {
  const { scan, requests, end } = startScan([approvalsAnswer([], { logs: 'behind' })]);
  end();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(requests).toHaveLength(1);
  scan.subscribe(() => undefined);
  await vi.waitFor(() => expect(requests).toHaveLength(2));
});

const bait = Array.from({ length: 700 }, (_, index) =>
  approval({ contract: `0x${(index + 1).toString(16).padStart(40, '0')}`, changedBlock: 100 + index }),
);

// Regression: more than five hundred contracts, each with its own approval, displaced a real one permanently.
test('many contracts hide no real approval: the next request names what one request cannot', async () => {
  const known = [named, ...bait].map((one) => ({ ...named, ...{ contract: one.contract } }));
  const first = startScan([], { stored: { ...stored, known } });
  await vi.waitFor(() => expect(first.requests[0]?.known).toHaveLength(500));
  const { scan, requests, written } = startScan(
    [
      approvalsAnswer([approval(), ...bait.slice(0, 499)], { tokens: [] }),
      approvalsAnswer(bait.slice(499), { tokens: [], block: { number: 1_010, time: 1 } }),
    ],
    { stored: { ...stored, known } },
  );
  await vi.waitFor(() => expect(scan.scans()).toMatchObject([{ status: 'done', leftOut: 0 }]));
  const names = new Set(requests.flatMap((question) => question.known.map(({ contract }) => contract)));
  expect([requests.length, names.size]).toEqual([2, 701]);
  expect(written.at(-1)?.known).toHaveLength(701);
  // Shows the older block: an amount from before a transaction does not count as one from after it.
  expect(scan.scans()[0]?.answer).toMatchObject({ block: { number: 1_000 } });
  expect(scan.scans()[0]?.answer?.approvals.length).toBeGreaterThan(499);
});

// Regression: after a reload, omitted approvals were unknown and never scanned for again.
test('starts over if approvals were left out', async () => {
  const { written } = startScan([approvalsAnswer([], { leftOut: 3 })]);
  await vi.waitFor(() => expect(written).toMatchObject([{ left_out: 3 }]));
  const { scan, requests } = startScan([approvalsAnswer([], { leftOut: 3 })], {
    stored: { ...stored, left_out: 3 },
  });
  await vi.waitFor(() => expect(scan.scans()).toMatchObject([{ status: 'done', leftOut: 3 }]));
  expect(requests).toMatchObject([{ read: null, known: [named] }]);
});

// Regression: one call that nodes refused for its length replaced all known approvals.
test('leaves known approvals and the cursor unchanged if no node reports an amount', async () => {
  const unknown = bait.map((one) => ({ ...one, units: null, agreement: 'unknown' as const }));
  const nodes = { configured: 3, answered: 0, answeredLogs: 3, needed: 2 };
  const { scan, requests, written } = startScan([approvalsAnswer(unknown, { nodes }), approvalsAnswer([])], {
    stored,
  });
  await vi.waitFor(() => expect(scan.scans()).toMatchObject([{ status: 'failed' }]));
  expect([scan.scans()[0]?.answer?.approvals.length, written.length]).toEqual([700, 0]);
  scan.scan();
  await vi.waitFor(() => expect(scan.scans()).toMatchObject([{ status: 'done' }]));
  expect(requests[1]).toMatchObject({ read: stored.read, known: [named] });
});
