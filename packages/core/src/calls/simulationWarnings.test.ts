import { describe, expect, test } from 'vitest';
import type { SimulationAnswer, SimulationOutcome } from '../schemas/simulationAnswer.ts';
import { networks } from '../networks/networks.ts';
import { buildApprove } from './build/buildApprove.ts';
import { buildNativeTransfer } from './build/buildNativeTransfer.ts';
import { buildRevoke } from './build/buildRevoke.ts';
import { buildTokenTransfer } from './build/buildTokenTransfer.ts';
import { buildUnwrap } from './build/buildUnwrap.ts';
import { buildV2Swap } from './build/buildV2Swap.ts';
import { buildPoolDeposit } from './build/buildPoolDeposit.ts';
import { buildWrap } from './build/buildWrap.ts';
import type { CallTransaction } from './CallTransaction.ts';
import type { CallFacts } from './CallFacts.ts';
import { decodeCall } from './decodeCall.ts';
import { describeCall } from './describeCall.ts';
import { simulationWarnings } from './simulationWarnings.ts';

const SENDER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const SPENDER = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const [{ chainId, wrappedCoin }] = networks;

/** Both are contracts, and not young. */
const CONTRACTS = [SPENDER, OTHER].map((address) => ({ address, hasCode: true, isYoung: false }));

const quiet: SimulationOutcome = {
  succeeds: true,
  reason: null,
  gasUsed: '50000',
  coin: { units: '0', word: 'verified' },
  movements: [],
  approvals: [],
  receipts: [],
  isWhole: true,
};

const moved = (contract: string, units: bigint, tokenId: string | null = null) => ({
  kind: tokenId === null ? ('erc20' as const) : ('erc721' as const),
  contract,
  tokenId,
  units: units.toString(),
  word: 'verified' as const,
  isLogDifferent: false,
});

const approval = (units: bigint, unitsBefore: bigint | null, fields: object = {}) => ({
  kind: 'allowance' as const,
  contract: TOKEN,
  spender: SPENDER,
  tokenId: null,
  units: units.toString(),
  unitsBefore: unitsBefore === null ? null : unitsBefore.toString(),
  endsAt: null,
  word: 'verified' as const,
  isLogDifferent: false,
  ...fields,
});

const coin = (units: bigint) => ({ coin: { units: units.toString(), word: 'verified' as const } });

function warningsOf(
  transaction: CallTransaction,
  outcome: Partial<SimulationOutcome> | null,
  { parties = CONTRACTS, facts }: { parties?: SimulationAnswer['parties']; facts?: CallFacts } = {},
) {
  const call = decodeCall(transaction, facts);
  const effects = describeCall(call, { sender: SENDER, wrappedCoin, isKnownContract: true });
  return simulationWarnings(call, effects, { outcome: outcome && { ...quiet, ...outcome }, parties });
}

const approve = buildApprove({ chainId, token: TOKEN, spender: SPENDER, amount: 100n, named: 100n });
const erc20 = { facts: { standard: 'erc20' } } as const;
const transfer = buildTokenTransfer({ chainId, token: TOKEN, to: OTHER, amount: 100n });
const wrap = buildWrap({ chainId, wrappedCoin, amount: 5n });
const unwrap = buildUnwrap({ chainId, wrappedCoin, amount: 5n });
const swap = buildV2Swap({
  chainId,
  router: SPENDER,
  path: [TOKEN, OTHER],
  paysCoin: false,
  receivesCoin: false,
  amountIn: 100n,
  amountOutMin: 90n,
  recipient: SENDER,
  deadline: 2_000_000_000n,
  takesTransferFee: false,
});

describe('does not warn if a call does what it declares:', () => {
  test.each([
    ['a transfer of coin', buildNativeTransfer({ chainId, to: OTHER, amount: 7n }), coin(-7n)],
    ['a transfer of tokens', transfer, { movements: [moved(TOKEN, -100n)] }],
    ['of which a part was retained', transfer, { movements: [moved(TOKEN, -99n)] }],
    ['wrapping', wrap, { ...coin(-5n), movements: [moved(wrappedCoin, 5n)] }],
    ['unwrapping', unwrap, { ...coin(5n), movements: [moved(wrappedCoin, -5n)] }],
    ['an allowance', approve, { approvals: [approval(100n, 0n)] }],
    ['the same allowance again', approve, { approvals: [approval(100n, 100n)] }],
    [
      'a swap',
      swap,
      { movements: [moved(TOKEN, -100n), moved(OTHER, 90n)], approvals: [approval(0n, 100n)] },
    ],
  ])('%s', (_, transaction, outcome) => {
    expect(warningsOf(transaction, outcome, erc20)).toEqual([]);
  });

  test('revoking', () => {
    const revoke = buildRevoke({ chainId, token: TOKEN, spender: SPENDER });
    const parties = [{ address: SPENDER, hasCode: false, isYoung: null }];
    expect(warningsOf(revoke, { approvals: [approval(0n, 100n)] }, { ...erc20, parties })).toEqual([]);
  });

  test("a deposit of a vault's only asset", () => {
    const deposit = buildPoolDeposit({ chainId, vault: SPENDER, assets: 50n, receiver: SENDER });
    const movements = [moved(TOKEN, -50n), moved(SPENDER, 49n)];
    expect(warningsOf(deposit, { movements })).toEqual([]);
    const theft = [...movements, moved(OTHER, -1n)];
    expect(warningsOf(deposit, { movements: theft })).toEqual([
      { type: 'leavesUnsaid', contract: OTHER, tokenId: null },
    ]);
  });

  test.each([
    ['that fails', { succeeds: false }],
    ['that is not known', null],
  ])('one %s', (_, outcome) => {
    const theft = { movements: [moved(TOKEN, -1_000n)], ...outcome };
    expect(warningsOf(approve, outcome && theft, erc20)).toEqual([]);
  });
});

describe('an undeclared payment', () => {
  test.each([
    ['coin', coin(-1n), { contract: null, tokenId: null }],
    ['a token', { movements: [moved(OTHER, -1n)] }, { contract: OTHER, tokenId: null }],
    ['the token of an allowance', { movements: [moved(TOKEN, -1n)] }, { contract: TOKEN, tokenId: null }],
    ['an NFT', { movements: [moved(OTHER, -1n, '7')] }, { contract: OTHER, tokenId: '7' }],
  ])('%s', (_, outcome, asset) => {
    const approvals = [approval(100n, 0n)];
    expect(warningsOf(approve, { ...outcome, approvals }, erc20)).toEqual([
      { type: 'leavesUnsaid', ...asset },
    ]);
  });

  test('more than declared', () => {
    expect(warningsOf(transfer, { movements: [moved(TOKEN, -101n)] })).toEqual([
      { type: 'leavesUnsaid', contract: TOKEN, tokenId: null },
    ]);
    expect(warningsOf(wrap, { ...coin(-6n), movements: [moved(wrappedCoin, 5n)] })).toEqual([
      { type: 'leavesUnsaid', contract: null, tokenId: null },
    ]);
  });

  test.each([
    ['less', '98', [{ type: 'lessArrives', contract: TOKEN, recipient: OTHER }]],
    ['nothing', '0', [{ type: 'lessArrives', contract: TOKEN, recipient: OTHER }]],
    ['all', '100', []],
  ])('of which the recipient receives %s', (_, units, warnings) => {
    const receipts = [{ contract: TOKEN, recipient: OTHER, units, word: 'verified' as const }];
    expect(warningsOf(transfer, { movements: [moved(TOKEN, -100n)], receipts })).toEqual(warnings);
  });

  test('by a call that cannot be decoded', () => {
    const unknown = { chainId, to: SPENDER, value: 0n, data: '0x12345678' };
    expect(warningsOf(unknown, { movements: [moved(TOKEN, -1n)] })).toEqual([
      { type: 'leavesUnsaid', contract: TOKEN, tokenId: null },
    ]);
  });
});

describe('less received than declared', () => {
  test.each([
    ['by a unit', { movements: [moved(TOKEN, -100n), moved(OTHER, 89n)] }],
    ['to nothing, in a whole simulation', { movements: [moved(TOKEN, -100n)] }],
  ])('%s', (_, outcome) => {
    expect(warningsOf(swap, outcome)).toEqual([{ type: 'lessComes', contract: OTHER, tokenId: null }]);
  });

  test('is not reported for assets that were not simulated', () => {
    expect(warningsOf(swap, { movements: [moved(TOKEN, -100n)], isWhole: false })).toEqual([]);
  });
});

describe('a permission', () => {
  test('that is undeclared', () => {
    const approvals = [approval(1n, 0n)];
    const undeclared = [{ type: 'allowsUnsaid', contract: TOKEN, spender: SPENDER }];
    expect(warningsOf(transfer, { movements: [moved(TOKEN, -100n)], approvals })).toEqual(undeclared);
    expect(warningsOf(approve, { approvals: [approval(101n, 0n)] }, erc20)).toEqual(undeclared);
    const other = [approval(100n, 0n, { spender: OTHER })];
    expect(warningsOf(approve, { approvals: other }, erc20)).toEqual([
      { type: 'allowsUnsaid', contract: TOKEN, spender: OTHER },
    ]);
    const withCollection = [approval(100n, 0n), approval(1n, 0n, { kind: 'operator' })];
    expect(warningsOf(approve, { approvals: withCollection }, erc20)).toEqual([
      ...undeclared,
      { type: 'approvalForAll', contract: TOKEN, spender: SPENDER },
    ]);
  });

  test('without limit, and undeclared', () => {
    const movements = [moved(TOKEN, -100n)];
    const approvals = [approval(2n ** 127n, 0n)];
    expect(warningsOf(transfer, { movements, approvals })).toEqual([
      { type: 'allowsUnsaid', contract: TOKEN, spender: SPENDER },
      { type: 'unlimitedApproval', contract: TOKEN, spender: SPENDER },
    ]);
  });

  test('for a whole collection, and undeclared', () => {
    const movements = [moved(TOKEN, -100n)];
    const approvals = [approval(1n, 0n, { kind: 'operator' })];
    expect(warningsOf(transfer, { movements, approvals })).toEqual([
      { type: 'allowsUnsaid', contract: TOKEN, spender: SPENDER },
      { type: 'approvalForAll', contract: TOKEN, spender: SPENDER },
    ]);
  });

  test('that remains, although declared as revoked', () => {
    const revoke = buildRevoke({ chainId, token: TOKEN, spender: SPENDER });
    const stays = [{ type: 'staysAllowed', contract: TOKEN, spender: SPENDER }];
    expect(warningsOf(revoke, {}, erc20)).toEqual(stays);
    expect(warningsOf(revoke, { approvals: [approval(7n, 100n)] }, erc20)).toContainEqual(stays[0]);
    expect(warningsOf(revoke, { approvals: [approval(0n, 100n, { spender: OTHER })] }, erc20)).toEqual(stays);
    expect(warningsOf(revoke, { approvals: [approval(0n, 100n)] }, erc20)).toEqual([]);
  });

  test('for one NFT is revoked once its spender is the zero address', () => {
    const data = `0x095ea7b3${'0'.repeat(64)}${'7'.padStart(64, '0')}`;
    const revoke = { chainId, to: TOKEN, value: 0n, data };
    const erc721 = { facts: { standard: 'erc721' } } as const;
    const revoked = { kind: 'tokenApproval', tokenId: '7', spender: null };
    expect(warningsOf(revoke, { approvals: [approval(0n, 1n, revoked)] }, erc721)).toEqual([]);
    expect(warningsOf(revoke, {}, erc721)).toMatchObject([{ type: 'staysAllowed', contract: TOKEN }]);
  });

  test('that changes from another allowance', () => {
    expect(warningsOf(approve, { approvals: [approval(100n, 7n)] }, erc20)).toEqual([
      { type: 'approvalChanged', contract: TOKEN, spender: SPENDER, before: 7n },
    ]);
  });

  test('that becomes unlimited by adding up', () => {
    const data = `0x39509351${SPENDER.slice(2).padStart(64, '0')}${100n.toString(16).padStart(64, '0')}`;
    const increase = { chainId, to: TOKEN, value: 0n, data };
    const before = 2n ** 256n - 101n;
    expect(warningsOf(increase, { approvals: [approval(before + 100n, before)] })).toEqual([
      { type: 'unlimitedApproval', contract: TOKEN, spender: SPENDER },
    ]);
    expect(warningsOf(increase, { approvals: [approval(107n, 7n)] })).toEqual([]);
  });
});

describe('the address behind a permission', () => {
  const party = (address: string, hasCode: boolean | null, isYoung: boolean | null = null) => ({
    parties: [{ address, hasCode, isYoung }],
  });

  test('a spender that is not a contract', () => {
    expect(warningsOf(approve, null, { ...erc20, ...party(SPENDER, false) })).toEqual([
      { type: 'spenderNoContract', spender: SPENDER },
    ]);
    expect(warningsOf(approve, null, { ...erc20, ...party(SPENDER, null) })).toEqual([]);
    expect(warningsOf(transfer, null, party(OTHER, false))).toEqual([]);
  });

  test('a spender of unknown kind', () => {
    const unknown = [{ type: 'spenderUnknown', spender: SPENDER }];
    const outcome = { approvals: [approval(100n, 0n)] };
    expect(warningsOf(approve, outcome, { ...erc20, ...party(SPENDER, null) })).toEqual(unknown);
    expect(warningsOf(approve, outcome, { ...erc20, parties: [] })).toEqual(unknown);
    // An unchanged or revoked permission grants nothing.
    const revoke = buildRevoke({ chainId, token: TOKEN, spender: SPENDER });
    expect(warningsOf(revoke, { approvals: [approval(0n, 7n)] }, { ...erc20, parties: [] })).toEqual([]);
  });

  test('a young spender, or contract', () => {
    expect(warningsOf(approve, null, { ...erc20, ...party(SPENDER, true, true) })).toEqual([
      { type: 'youngContract', contract: SPENDER },
    ]);
    expect(warningsOf(swap, null, party(SPENDER, true, true))).toEqual([
      { type: 'youngContract', contract: SPENDER },
    ]);
    expect(warningsOf(swap, null, party(SPENDER, true, false))).toEqual([]);
    expect(warningsOf(transfer, null, party(OTHER, true, true))).toEqual([]);
  });

  test('a target without code', () => {
    expect(warningsOf(wrap, null, party(wrappedCoin, false))).toEqual([
      { type: 'noContract', contract: wrappedCoin },
    ]);
  });
});

describe('gas that no such call uses', () => {
  const muchGas = { gasUsed: '300001' };

  test.each([
    ['an allowance', approve, { approvals: [approval(100n, 0n)] }],
    [
      'a revocation',
      buildRevoke({ chainId, token: TOKEN, spender: SPENDER }),
      { approvals: [approval(0n, 7n)] },
    ],
    ['a transfer', transfer, { movements: [moved(TOKEN, -100n)] }],
  ])('for %s', (_, transaction, outcome) => {
    expect(warningsOf(transaction, { ...outcome, ...muchGas }, erc20)).toEqual([{ type: 'muchGas' }]);
    expect(warningsOf(transaction, { ...outcome, gasUsed: '300000' }, erc20)).toEqual([]);
    expect(warningsOf(transaction, { ...outcome, gasUsed: null }, erc20)).toEqual([]);
  });

  test('is normal for a swap', () => {
    const movements = [moved(TOKEN, -100n), moved(OTHER, 90n)];
    expect(warningsOf(swap, { movements, ...muchGas })).toEqual([]);
  });
});
