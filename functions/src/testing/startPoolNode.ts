import { getAddress, id, Interface, zeroPadValue } from 'ethers';
import { startFakeServer, type FakeServer } from './startFakeServer.ts';

const multicall = new Interface([
  'function aggregate3((address target, bool allowFailure, bytes callData)[] calls) payable returns ((bool success, bytes returnData)[])',
  'function getBlockNumber() view returns (uint256)',
  'function getCurrentBlockTimestamp() view returns (uint256)',
]);
const contract = new Interface([
  'function asset() view returns (address)',
  'function decimals() view returns (uint8)',
  'function symbol() view returns (string)',
  'function name() view returns (string)',
  'function totalAssets() view returns (uint256)',
  'function convertToAssets(uint256) view returns (uint256)',
  'function balanceOf(address) view returns (uint256)',
  'function maxDeposit(address) view returns (uint256)',
  'function maxWithdraw(address) view returns (uint256)',
  'function maxRedeem(address) view returns (uint256)',
  'function previewDeposit(uint256) view returns (uint256)',
  'function previewWithdraw(uint256) view returns (uint256)',
  'function previewRedeem(uint256) view returns (uint256)',
  'function redeem(uint256,address,address,uint256) returns (uint256)',
  'function getTotalPooledEther() view returns (uint256)',
  'function getPooledEthByShares(uint256) view returns (uint256)',
  'function getCurrentStakeLimit() view returns (uint256)',
  'function getStETHByWstETH(uint256) view returns (uint256)',
  'function getWithdrawalRequests(address) view returns (uint256[])',
  'function getWithdrawalStatus(uint256[]) view returns ((uint256 amountOfStETH, uint256 amountOfShares, address owner, uint256 timestamp, bool isFinalized, bool isClaimed)[])',
]);

/** Answers of a test vault; a missing one is a failure of its code. */
export type FakePoolContract = (
  question: string,
  argument: string | bigint | undefined,
  block: number,
) => unknown;

/** An event of a test's vault. */
export interface FakePoolLog {
  readonly vault: string;
  readonly block: number;
  readonly index: number;
  readonly hash: string;
  readonly event: 'Deposit' | 'Withdraw' | 'Transfer';
  /** Indexed, in the event's order. */
  readonly addresses: readonly string[];
  readonly amounts: readonly bigint[];
}

/** A fake node's state of its chain; it may change between requests. */
export interface PoolNodeState {
  head: number;
  /** In seconds since 1970. */
  timeOf: (block: number) => number;
  /** By checksum address: vaults and tokens. */
  contracts: Readonly<Record<string, FakePoolContract>>;
  logs: readonly FakePoolLog[];
  /** Maximum blocks per request for logs. */
  maxBlocks?: number;
  /** Account whose logs it refuses as too many. */
  tooMuchOf?: string;
  /** Account for which it sends nine megabytes of logs, and one for which it breaks off. */
  floodOf?: string;
  breaksOffOf?: string;
  /** Contract whose calls it refuses, whatever else they read. */
  refuses?: string;
  /** Milliseconds after which it answers. */
  delayMs?: number;
  /** First block whose state it has stored. */
  firstState?: number;
  isDead?: boolean;
}

/** A test node with vaults, decoding with a library of its own, and the methods requested from it. */
export interface PoolNode extends FakeServer {
  readonly state: PoolNodeState;
  readonly asked: string[];
}

const SIGNATURES = {
  Deposit: id('Deposit(address,address,uint256,uint256)'),
  Withdraw: id('Withdraw(address,address,address,uint256,uint256)'),
  Transfer: id('Transfer(address,address,uint256)'),
};

interface Question {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

const quantity = (value: number) => `0x${value.toString(16)}`;

/** Starts such a node; of Ethereum, with Multicall3. */
export async function startPoolNode(state: PoolNodeState): Promise<PoolNode> {
  const asked: string[] = [];
  const server = await startFakeServer((body, response) => {
    if (state.isDead) {
      response.destroy();
      return;
    }
    const isAbout = (one: string | undefined) =>
      one !== undefined && body.includes('eth_getLogs') && body.includes(one.slice(2).toLowerCase());
    if (isAbout(state.breaksOffOf)) {
      response.destroy();
      return;
    }
    if (isAbout(state.floodOf)) {
      response.end(`[${'0'.repeat(9_000_000)}`);
      return;
    }
    const question = JSON.parse(body) as Question | Question[];
    const answers = [question].flat().map((one) => ({ jsonrpc: '2.0', id: one.id, ...answer(one) }));
    const text = JSON.stringify(Array.isArray(question) ? answers.toReversed() : answers[0]);
    setTimeout(() => response.end(text), state.delayMs ?? 0);
  });

  function answer({ method, params }: Question): object {
    if (method === 'eth_chainId') return { result: '0x1' };
    asked.push(method);
    if (method === 'eth_getBlockByNumber') {
      const number = params[0] === 'latest' ? state.head : Number(params[0]);
      if (number > state.head) return { result: null };
      const hash = `0x${number.toString(16).padStart(64, '0')}`;
      return { result: { number: quantity(number), timestamp: quantity(state.timeOf(number)), hash } };
    }
    if (method === 'eth_getCode')
      return { result: state.contracts[getAddress(String(params[0]))] ? '0xfe' : '0x' };
    if (method === 'eth_getLogs') return logsFor(params[0] as LogFilter);
    const [{ to, data }, block] = params as [{ to: string; data: string }, string];
    const number = block === 'latest' ? state.head : Number(block);
    if (number < (state.firstState ?? 0) || number > state.head)
      return { error: { code: -32000, message: 'missing trie node' } };
    const own = multicall.parseTransaction({ data });
    if (own?.name !== 'aggregate3') {
      const result = call(to, data, number);
      return result === undefined ? { error: { code: 3, message: 'execution reverted' } } : { result };
    }
    const calls = own.args[0] as { target: string; callData: string }[];
    const isRefused = calls.some(
      ({ callData }) => contract.parseTransaction({ data: callData })?.name === state.refuses,
    );
    if (state.refuses !== undefined && isRefused)
      return { error: { code: -32000, message: 'execution aborted (timeout = 5s)' } };
    const results = calls.map(({ target, callData }) => {
      const result = call(target, callData, number);
      return [result !== undefined, result ?? '0x'];
    });
    return { result: multicall.encodeFunctionResult('aggregate3', [results]) };
  }

  function call(to: string, data: string, block: number): string | undefined {
    const own = multicall.parseTransaction({ data });
    if (own?.name === 'getBlockNumber') return multicall.encodeFunctionResult('getBlockNumber', [block]);
    if (own?.name === 'getCurrentBlockTimestamp')
      return multicall.encodeFunctionResult('getCurrentBlockTimestamp', [state.timeOf(block)]);
    const called = state.contracts[getAddress(to)];
    if (!called) return '0x';
    const question = contract.parseTransaction({ data });
    if (!question) return undefined;
    const [argument] = question.args.toArray() as (string | bigint | undefined)[];
    const result = called(question.name, argument, block);
    return result === undefined ? undefined : contract.encodeFunctionResult(question.name, [result]);
  }

  function logsFor({ address, fromBlock, toBlock, topics }: LogFilter): object {
    const [from, to] = [Number(fromBlock), Number(toBlock)];
    if (to - from + 1 > (state.maxBlocks ?? Infinity))
      return { error: { code: -32005, message: 'block range too large' } };
    if (
      state.tooMuchOf !== undefined &&
      JSON.stringify(topics).includes(state.tooMuchOf.slice(2).toLowerCase())
    )
      return { error: { code: -32005, message: 'query returned more than 10000 results' } };
    const logs = state.logs.map((log) => ({
      address: log.vault.toLowerCase(),
      blockNumber: quantity(log.block),
      logIndex: quantity(log.index),
      transactionHash: log.hash,
      topics: [SIGNATURES[log.event], ...log.addresses.map((one) => zeroPadValue(one, 32).toLowerCase())],
      data: `0x${log.amounts.map((amount) => amount.toString(16).padStart(64, '0')).join('')}`,
    }));
    const isAt = (log: (typeof logs)[number]) =>
      Number(log.blockNumber) >= from &&
      Number(log.blockNumber) <= to &&
      address.some((one) => one.toLowerCase() === log.address) &&
      topics.every((wanted, place) => wanted === null || [wanted].flat().includes(log.topics[place] ?? ''));
    return { result: logs.filter(isAt) };
  }

  return Object.assign(server, { state, asked });
}

interface LogFilter {
  readonly address: readonly string[];
  readonly fromBlock: string;
  readonly toBlock: string;
  readonly topics: readonly (string | readonly string[] | null)[];
}
