import { expect, test } from 'vitest';
import { ofFirstBuild } from './ofFirstBuild.ts';
import { noUse, type SessionCounts, type UseCounts } from './SessionCounts.ts';

test('is all but the questions for holdings and what came in, and what the functions keep of the latter', () => {
  const use: UseCounts = {
    ...noUse(),
    functionRequests: 9,
    reads: 30,
    writes: 20,
    documents: { incoming_cursors: { reads: 5, writes: 3 }, rate_limits: { reads: 16, writes: 16 } },
    rpcCalls: 60,
    rpcMethods: {
      firstBuild: { eth_call: 8, eth_getBalance: 1 },
      holdings: { eth_call: 24 },
      incoming: { eth_getLogs: 27 },
    },
    sharedRpc: { eth_getBlockByNumber: 40 },
  };
  const session: SessionCounts = {
    commit: 'none',
    firstVisit: use,
    nextVisit: use,
    openMinutes: 3,
    open: use,
    send: use,
    cpuMsPerCall: 20,
  };
  const first = ofFirstBuild(session);
  for (const part of [first.firstVisit, first.nextVisit, first.open, first.send]) {
    expect(part).toMatchObject({ functionRequests: 9, reads: 25, writes: 17, rpcCalls: 9, sharedRpc: {} });
  }
  expect(first.cpuMsPerCall).toBe(20);
});
