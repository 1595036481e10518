import { noUse, type SessionCounts } from './SessionCounts.ts';

/**
 * What a session used at commit 9effa4c, before balances, prices and settling were asked in one call (decision 18): counted on
 * 2026-11-22 by `countSession.ts`, given a checkout of that commit with its site built.
 */
export const beforeSharing: SessionCounts = {
  commit: '9effa4c',
  firstVisit: {
    ...noUse(),
    functionRequests: 4,
    calls: {
      getTokenPrices: 1,
      getBalance: 1,
    },
    functionBytes: 138,
    reads: 18,
    writes: 4,
    rpcCalls: 2,
    priceCalls: 1,
    hostingBytes: 702330,
  },
  nextVisit: {
    ...noUse(),
    functionRequests: 4,
    calls: {
      getTokenPrices: 1,
      getBalance: 1,
    },
    functionBytes: 153,
    reads: 19,
    writes: 4,
    rpcCalls: 1,
    priceCalls: 0,
    hostingBytes: 6000,
  },
  openMinutes: 3,
  open: {
    ...noUse(),
    functionRequests: 48,
    calls: {
      getBalance: 18,
      getTokenPrices: 6,
    },
    functionBytes: 1152,
    reads: 144,
    writes: 48,
    rpcCalls: 18,
    priceCalls: 6,
    hostingBytes: 0,
  },
  send: {
    ...noUse(),
    functionRequests: 18,
    calls: {
      estimateGas: 2,
      sendTransaction: 1,
      reconcileTransactions: 5,
      getBalance: 4,
    },
    functionBytes: 744,
    reads: 93,
    writes: 28,
    rpcCalls: 27,
    priceCalls: 0,
    hostingBytes: 138651,
  },
  cpuMsPerCall: 20.37,
};
