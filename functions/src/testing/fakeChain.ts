import type { Chain } from '../services/chain/Chain.ts';

/** A test chain: an account with one coin, an EIP-1559 block at 10 gwei, and the test's changes. */
export function fakeChain(changes: Partial<Chain> = {}): Chain {
  const call = changes.call ?? (() => Promise.resolve('0x'));
  return {
    countNodes: () => 1,
    getBalance: () => Promise.resolve(10n ** 18n),
    getPendingNonce: () => Promise.resolve({ value: 7, isAgreed: true }),
    hasCode: () => Promise.resolve({ value: false, isAgreed: true }),
    getBaseFee: () => Promise.resolve(10_000_000_000n),
    // An empty block after another one.
    getFeeHistories: () => Promise.resolve([{ baseFees: [10_000_000_000n, 10_000_000_000n], tips: [] }]),
    getBlockFactsOf: () => Promise.resolve({ baseFee: 9_000_000_000n }),
    getGasPrice: () => Promise.resolve(12_000_000_000n),
    getPriorityFee: () => Promise.resolve({ value: 1_000_000_000n, isAgreed: true }),
    call,
    callByMajority: call,
    callEach: async (question) => [await call(question)],
    callUnanimous: call,
    estimateGas: () => Promise.resolve(21_000n),
    getTransaction: () => Promise.resolve(undefined),
    // As many nodes as report its outcome.
    getTransactionEach: async (txHash) => {
      const transaction = (await changes.getTransaction?.(txHash)) ?? null;
      const responses = (await changes.getNodeResponses?.(txHash)) ?? [undefined];
      return responses.map(() => transaction);
    },
    getNodeResponses: () => Promise.resolve([{ confirmations: 0 }]),
    isRemovedByReorg: () => Promise.resolve(false),
    isUnknown: () => Promise.resolve(false),
    isDropped: () => Promise.resolve(false),
    broadcast: () => Promise.resolve({ outcome: 'accepted' }),
    ...changes,
  };
}
