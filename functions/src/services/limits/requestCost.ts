/**
 * Units that a question counts against rate limits, as a part of `refreshWallet` or as a request of the REST API: about the number of
 * requests that it makes to each node.
 */
export const requestCost = {
  /** A recipient's name: its resolver and address, the code there, and the way back to the name. */
  recipient: 7,
  /** A balance proof: the latest block, a header and the proof. */
  proof: 3,
  /** A swap quote: the two exchanges twice, where nodes differ, and two simulations of transfers. */
  swapQuote: 6,
  /** A simulation: the latest block, the call, and the call with its reads; for the accounts it names the latest block, codes and token facts. */
  simulation: 6,
  /** Each further call of a simulation. */
  simulatedCall: 1,
  /** Approvals: the latest block, logs of a few ranges, and the contracts. */
  approvals: 8,
  /** Pools: the latest block, the vaults twice, their past prices and logs. */
  vaults: 6,
  /** NFTs of a user: their contracts, and the failed ones once more. */
  ownNfts: 4,
  /** Listings: Seaport and the collections, the failed ones once more, and logs of sales. */
  listings: 6,
  /** Transfers of an address: the latest block, logs of a few ranges, the transactions in them, and their tokens. */
  transfers: 10,
  /** NFTs of an address: half of the logs of `transfers`, and the contracts of a page. */
  nfts: 10,
  /** Tokens of an address: the latest block, and the tokens (`holdingsUnits`). */
  tokens: 2,
  /** Tokens of an address with unverified ones: the latest block twice, logs of a few ranges, and the tokens. */
  unverifiedTokens: 6,
} as const;
