import { AbiCoder, getAddress, id, Interface } from 'ethers';
import { startFakeServer, type FakeServer } from './startFakeServer.ts';

const multicall = new Interface([
  'function aggregate3((address target, bool allowFailure, bytes callData)[] calls) payable returns ((bool success, bytes returnData)[])',
  'function getEthBalance(address) view returns (uint256)',
  'function getBlockNumber() view returns (uint256)',
  'function getCurrentBlockTimestamp() view returns (uint256)',
]);
const erc20 = new Interface([
  'function name() view returns (string)',
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
  'function balanceOf(address) view returns (uint256)',
]);

/** ArbSys of an Arbitrum chain, and the selector of arbBlockNumber(). */
const ARB_SYS = 0x64n;
const ARB_BLOCK_NUMBER = id('arbBlockNumber()').slice(0, 10);

/** ABI bytes of one value. */
export const encoded = (type: string, value: unknown) => AbiCoder.defaultAbiCoder().encode([type], [value]);

/**
 * A token of a fake network: its answers as hex, by selector or by whole call data; without an answer its
 * code fails.
 */
type FakeContract = Readonly<Record<string, string | undefined>>;

/** A fake node's state of its network; it may change between requests. */
export interface HoldingsState {
  chainId?: number;
  /** Number of its latest block. */
  number: bigint;
  /** Block number in ArbSys, on a chain that has one. */
  ownNumber?: bigint;
  /** In seconds since 1970. */
  time: bigint;
  /** Wei by address; 0 by default. */
  coins: Readonly<Record<string, bigint>>;
  /** By checksum address. */
  contracts: Readonly<Record<string, FakeContract>>;
  /** True if it has no Multicall3. */
  isWithoutMulticall?: boolean;
  /** True if it never answers. */
  isDead?: boolean;
  /** State at older blocks, by number. */
  before?: Readonly<Record<string, Partial<HoldingsState>>>;
  /** Questions of one call that it takes; more are an error. */
  most?: number;
  /** Milliseconds before it answers. */
  delayMs?: number;
  /** A contract that burns all the gas of a call to it. */
  bomb?: string;
  /** Contracts, by checksum address, that leave so little gas that all later reads in the same call fail. */
  burners?: readonly string[];
}

/** A test node that answers the reads of holdings, and the requests sent to it. */
export interface HoldingsNode extends FakeServer {
  readonly state: HoldingsState;
  /** Methods of each request, but for its chain id. */
  readonly asked: string[][];
  /** Questions that came in calls of Multicall3. */
  readonly counts: number[];
}

interface Question {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

/** Starts a node that has Multicall3 and ERC-20 contracts, decoding with a library of its own. */
export async function startHoldingsNode(state: HoldingsState): Promise<HoldingsNode> {
  const asked: string[][] = [];
  const counts: number[] = [];
  const server = await startFakeServer((body, response) => {
    const question = JSON.parse(body) as Question | Question[];
    if (!Array.isArray(question) && question.method === 'eth_chainId') {
      const result = `0x${(state.chainId ?? 1).toString(16)}`;
      if (!state.isDead) response.end(JSON.stringify({ jsonrpc: '2.0', id: question.id, result }));
      return;
    }
    asked.push([question].flat().map(({ method }) => method));
    if (state.isDead) return;
    // In another order: answers of a batch may be in any.
    const answers = [question].flat().map((one) => ({ jsonrpc: '2.0', id: one.id, ...answer(one) }));
    const text = JSON.stringify(Array.isArray(question) ? answers.toReversed() : answers[0]);
    setTimeout(() => response.end(text), state.delayMs ?? 0);
  });

  function answer({ method, params }: Question): object {
    if (method === 'eth_getBlockByNumber') {
      const { number, time } = at(params[0]);
      return { result: { number: `0x${number.toString(16)}`, timestamp: `0x${time.toString(16)}` } };
    }
    if (method === 'eth_getBalance') {
      return { result: `0x${coinOf(at(params[1]), String(params[0])).toString(16)}` };
    }
    if (method !== 'eth_call') return { error: { code: -32601, message: 'no such method' } };
    const [{ to, data }, block] = params as [{ to: string; data: string }, unknown];
    const seen = at(block);
    const own = multicall.parseTransaction({ data });
    if (own?.name !== 'aggregate3') {
      const result = call(seen, to, data);
      return result === undefined ? { error: { code: 3, message: 'execution reverted' } } : { result };
    }
    if (state.isWithoutMulticall) return { result: '0x' };
    const calls = own.args[0] as { target: string; callData: string }[];
    counts.push(calls.length);
    if (calls.length > (state.most ?? Infinity)) return { error: { code: -32000, message: 'out of gas' } };
    if (calls.some(({ target }) => target === state.bomb))
      return { error: { code: -32000, message: 'out of gas' } };
    const burnt = calls.findIndex(({ target }) => state.burners?.includes(getAddress(target)));
    const results = calls.map(({ target, callData }, index) => {
      const result = burnt === -1 || index < burnt ? call(seen, target, callData) : undefined;
      return [result !== undefined, result ?? '0x'];
    });
    return { result: multicall.encodeFunctionResult('aggregate3', [results]) };
  }

  function at(block: unknown): HoldingsState {
    if (block === 'latest') return state;
    const number = BigInt(block as string);
    return { ...state, number, ...state.before?.[number.toString()] };
  }

  return Object.assign(server, { state, asked, counts });
}

function call(state: HoldingsState, to: string, data: string): string | undefined {
  const own = multicall.parseTransaction({ data });
  if (own?.name === 'getBlockNumber') return encoded('uint256', state.number);
  if (own?.name === 'getCurrentBlockTimestamp') return encoded('uint256', state.time);
  if (own?.name === 'getEthBalance') return encoded('uint256', coinOf(state, String(own.args[0])));
  if (BigInt(to) === ARB_SYS && state.ownNumber !== undefined) {
    return data === ARB_BLOCK_NUMBER ? encoded('uint256', state.ownNumber) : undefined;
  }
  const contract = state.contracts[getAddress(to)];
  if (!contract) return '0x';
  if (contract[data] !== undefined) return contract[data];
  const question = erc20.parseTransaction({ data });
  if (!question) return undefined;
  return contract[question.name === 'balanceOf' ? getAddress(String(question.args[0])) : question.name];
}

function coinOf({ coins }: HoldingsState, address: string): bigint {
  return coins[getAddress(address)] ?? 0n;
}
