// Written by npm run clients:generate: do not edit.

/** Reads with generated methods, by their words in the example programs; `required` names the words' values. */
export const plainReads = {
  balance: { method: 'getBalance', required: ['address', 'network'] },
  approvals: { method: 'listApprovals', required: ['address', 'network'] },
  tokens: { method: 'listTokens', required: ['address', 'network'] },
  nfts: { method: 'listNfts', required: ['address', 'network'] },
  positions: { method: 'listPositions', required: ['address', 'network'] },
  transfers: { method: 'listTransfers', required: ['address', 'network'] },
  events: { method: 'listEvents', required: [] },
} as const;

/** Word of such a read. */
export type PlainRead = keyof typeof plainReads;
