import type { Approval, ApprovalsAnswer } from '@everything-wallet/core/schemas/approvalsAnswer';
import type { TokenFacts } from '@everything-wallet/core/schemas/holdings';

/** Addresses of tests. */
export const OWNER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
export const SPENDER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
export const TOKEN = '0xdAC17F958D2ee523a2206206994597C13D831ec7';

/** Makes an allowance of 5 USDT, of which 3 are at risk, with the changes of a test. */
export function approval(changes: Partial<Approval> = {}): Approval {
  return {
    kind: 'allowance',
    owner: OWNER,
    contract: TOKEN,
    spender: SPENDER,
    tokenId: null,
    changedBlock: 90,
    changedAt: null,
    spenderName: null,
    agreement: 'agreed',
    agreeing: 3,
    units: '5000000',
    atRisk: '3000000',
    expiresAt: null,
    ...changes,
  };
}

/** Makes the answer of three nodes read from the beginning, with the changes of a test; each token is USDT unless given. */
export function approvalsAnswer(
  approvals: readonly Approval[],
  changes: Partial<ApprovalsAnswer> = {},
): ApprovalsAnswer {
  const contracts = [...new Set(approvals.map(({ contract }) => contract))];
  return {
    block: { number: 1_000, time: 1_800_000_000_000 },
    ageMs: 9_000,
    nodes: { configured: 3, answered: 3, answeredLogs: 3, needed: 2 },
    approvals: [...approvals],
    ended: [],
    tokens: contracts.map((contract) => facts({ contract })),
    read: { first: 0, last: 988, told: 3 },
    logs: 'whole',
    leftOut: 0,
    ...changes,
  };
}

/** Makes the facts of a token: those of USDT, with the changes of a test. */
export function facts(changes: Partial<TokenFacts> = {}): TokenFacts {
  return { contract: TOKEN, symbol: 'USDT', name: 'Tether USD', decimals: 6, isListed: true, ...changes };
}
