import { PERMIT2 } from '@everything-wallet/core/calls/permit2';
import { Interface, getCreateAddress } from 'ethers';
import { describe, expect, test } from 'vitest';
import { matchBlock } from './matchBlock.ts';
import type { ScannedBlock, ScannedLog, ScannedTransaction } from './ScannedBlock.ts';
import { WatchedAddresses } from './WatchedAddresses.ts';

const MINE = '0xcA11bde05977b3631167028862bE2a173976CA11';
const ALSO_MINE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const OTHER = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const HASH = `0x${'ab'.repeat(32)}`;

const erc20 = new Interface([
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'event Approval(address indexed owner, address indexed spender, uint256 value)',
]);
const nft = new Interface([
  'event Transfer(address indexed from, address indexed to, uint256 indexed id)',
  'event Approval(address indexed owner, address indexed spender, uint256 indexed id)',
  'event ApprovalForAll(address indexed owner, address indexed operator, bool approved)',
  'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)',
  'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)',
]);

function logOf(contract: Interface, event: string, values: readonly unknown[], logIndexInTx = 0): ScannedLog {
  const { topics, data } = contract.encodeEventLog(event, [...values]);
  return { txHash: HASH, logIndexInTx, address: TOKEN.toLowerCase(), topics, data };
}

function blockOf({
  logs = [],
  transactions = [],
}: {
  readonly logs?: readonly ScannedLog[];
  readonly transactions?: readonly ScannedTransaction[];
}): ScannedBlock {
  return { number: 5, hash: HASH, parentHash: HASH, at: 1_700_000_000, logs, transactions };
}

function matched(contents: Parameters<typeof blockOf>[0]) {
  const watched = new WatchedAddresses();
  watched.add(MINE);
  watched.add(ALSO_MINE);
  return [...matchBlock(137, blockOf(contents), watched)];
}

const payment = (changes: Partial<ScannedTransaction> = {}): ScannedTransaction => ({
  ...{ hash: HASH, from: OTHER.toLowerCase(), to: MINE.toLowerCase(), value: 5n, succeeded: true },
  ...changes,
});

describe('matchBlock', () => {
  test('lists coin once where the network logs it too (EIP-7708)', () => {
    const logged = { ...logOf(erc20, 'Transfer', [OTHER, MINE, 5n]), address: `0x${'f'.repeat(39)}e` };
    const movements = matched({ transactions: [payment()], logs: [logged] });
    expect(movements.map(({ id }) => id)).toEqual([`137:${HASH}:coin:in`]);
  });

  test('lists coin that came in, with an id of its own', () => {
    expect(matched({ transactions: [payment()] })).toEqual([
      {
        ...{ kind: 'transfer', standard: 'coin', from: OTHER, to: MINE, units: '5', place: 'coin' },
        ...{ id: `137:${HASH}:coin:in`, txHash: HASH, address: MINE, direction: 'in' },
      },
    ]);
  });

  test('lists no coin of a transaction that failed', () => {
    expect(matched({ transactions: [payment({ succeeded: false })] })).toEqual([]);
  });

  test('lists coin that pays for a new contract', () => {
    const from = MINE.toLowerCase();
    const to = getCreateAddress({ from, nonce: 1 }).toLowerCase();
    expect(matched({ transactions: [payment({ from, to })] })).toMatchObject([{ direction: 'out' }]);
  });

  test('lists two movements between watched addresses, and one to the sender itself', () => {
    const between = logOf(erc20, 'Transfer', [MINE, ALSO_MINE, 7n]);
    const toItself = logOf(erc20, 'Transfer', [MINE, MINE, 8n], 1);
    expect(matched({ logs: [between, toItself] })).toMatchObject([
      { id: `137:${HASH}:0:out`, address: MINE, direction: 'out', units: '7' },
      { id: `137:${HASH}:0:in`, address: ALSO_MINE, direction: 'in', units: '7' },
      { id: `137:${HASH}:1:self`, address: MINE, direction: 'self', units: '8' },
    ]);
  });

  test('lists tokens and NFTs of every standard', () => {
    const logs = [
      logOf(erc20, 'Transfer', [OTHER, MINE, 2n ** 256n - 1n]),
      logOf(nft, 'Transfer', [OTHER, MINE, 12n], 1),
      logOf(nft, 'TransferSingle', [OTHER, OTHER, MINE, 3n, 4n], 2),
      logOf(nft, 'TransferBatch', [OTHER, MINE, OTHER, [5n, 6n], [7n, 8n]], 3),
    ];
    expect(matched({ logs })).toMatchObject([
      { standard: 'erc20', contract: TOKEN, units: String(2n ** 256n - 1n), direction: 'in' },
      { standard: 'erc721', tokenId: '12', units: '1', direction: 'in' },
      { standard: 'erc1155', tokenId: '3', units: '4', direction: 'in', place: '2' },
      { standard: 'erc1155', tokenId: '5', units: '7', direction: 'out', place: '3.0' },
      { standard: 'erc1155', tokenId: '6', units: '8', direction: 'out', place: '3.1' },
    ]);
  });

  test('loses no token of a long batch', () => {
    const ids = Array.from({ length: 400 }, (_, index) => BigInt(index));
    expect(matched({ logs: [logOf(nft, 'TransferBatch', [OTHER, OTHER, MINE, ids, ids])] })).toHaveLength(
      400,
    );
  });

  test('lists approvals with what they permit', () => {
    const logs = [
      logOf(erc20, 'Approval', [MINE, OTHER, 9n]),
      logOf(nft, 'Approval', [MINE, OTHER, 12n], 1),
      logOf(nft, 'ApprovalForAll', [MINE, OTHER, false], 2),
      logOf(nft, 'ApprovalForAll', [OTHER, MINE, true], 3),
    ];
    const common = { kind: 'approval', contract: TOKEN };
    expect(matched({ logs })).toMatchObject([
      { ...common, approval: 'allowance', owner: MINE, spender: OTHER, units: '9', direction: 'out' },
      { ...common, approval: 'tokenApproval', spender: OTHER, tokenId: '12', units: '1' },
      { ...common, approval: 'operator', spender: OTHER, units: '0' },
      { ...common, approval: 'operator', address: MINE, owner: OTHER, units: '1', direction: 'in' },
    ]);
  });

  test("lists Permit2's approvals, and their end as one of 0", () => {
    const permit2 = new Interface([
      'event Approval(address indexed owner, address indexed token, address indexed spender, uint160 amount, uint48 expiration)',
      'event Lockdown(address indexed owner, address token, address spender)',
    ]);
    const byPermit2 = (event: string, values: readonly unknown[], index: number) => ({
      ...logOf(permit2, event, values, index),
      address: PERMIT2.toLowerCase(),
    });
    const logs = [
      byPermit2('Approval', [MINE, TOKEN, OTHER, 9n, 1n], 0),
      byPermit2('Lockdown', [MINE, TOKEN, OTHER], 1),
      byPermit2('Lockdown', [OTHER, TOKEN, ALSO_MINE], 2),
      logOf(permit2, 'Lockdown', [MINE, TOKEN, OTHER], 3),
    ];
    const common = { kind: 'approval', approval: 'permit2', contract: TOKEN };
    expect(matched({ logs })).toEqual([
      expect.objectContaining({ ...common, owner: MINE, spender: OTHER, units: '9', direction: 'out' }),
      expect.objectContaining({ ...common, owner: MINE, spender: OTHER, units: '0', direction: 'out' }),
      expect.objectContaining({ ...common, owner: OTHER, address: ALSO_MINE, units: '0', direction: 'in' }),
    ]);
  });

  test('lists nothing for an NFT whose id is a watched address', () => {
    expect(matched({ logs: [logOf(nft, 'Transfer', [OTHER, TOKEN, BigInt(MINE)])] })).toEqual([]);
  });

  test('survives malformed logs', () => {
    const good = logOf(erc20, 'Transfer', [OTHER, MINE, 7n]);
    const logs = [
      { ...good, data: '0x' },
      { ...good, topics: good.topics.slice(0, 1) },
      { ...good, topics: [] },
    ];
    expect(matched({ logs })).toEqual([]);
  });
});
