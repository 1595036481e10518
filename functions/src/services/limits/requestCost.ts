/** How much a question counts for against limits, by the page or by a key: about as much as it asks of each node. */
export const requestCost = {
  /** Its latest block, to run the call, and to run it with questions around it; and for what is told of whom it names, the latest block again, codes and tokens' facts. */
  simulation: 6,
  /** Its latest block, logs of a few ranges, and the contracts. */
  approvals: 8,
  /** Its latest block, the vaults twice, their past prices and logs. */
  vaults: 6,
  /** Its latest block, logs of a few ranges, the transactions in them, and their tokens. */
  transfers: 10,
  /** As of transfers, with half as many questions about logs; and the contracts of a page. */
  nfts: 10,
  /** A look for tokens of one address: its latest block, and the tokens (`holdingsUnits`). */
  tokens: 2,
  /** The same with what nobody vouches for: its latest block twice, logs of a few ranges, and the tokens. */
  unverifiedTokens: 6,
} as const;
