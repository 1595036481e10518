import { exchangeOf } from '@everything-wallet/core/exchanges/exchangeOf';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { AbiCoder, FunctionFragment, Interface } from 'ethers';
import { startFakeServer, type FakeServer } from './startFakeServer.ts';

const multicall = new Interface([
  'function aggregate3((address target, bool allowFailure, bytes callData)[] calls) payable returns ((bool success, bytes returnData)[])',
  'function getBlockNumber() view returns (uint256)',
  'function getCurrentBlockTimestamp() view returns (uint256)',
  'function factory() view returns (address)',
  'function WETH() view returns (address)',
  'function WETH9() view returns (address)',
]);
const coder = AbiCoder.defaultAbiCoder();
const names = new Map(
  multicall.fragments.flatMap((each) =>
    each instanceof FunctionFragment ? [[each.selector, each.name] as const] : [],
  ),
);
const GET_RESERVES = '0x0902f1ac';

/** Selectors of the reads of a v3 pool: slot0(), liquidity(), and its token's balanceOf(address). */
const POOL_QUESTIONS = ['0x3850c7bd', '0x1a686502', '0x70a08231'];

/** More of everything than is swapped, and a price of one for one (96 bits behind the point). */
const [PLENTY, ONE_FOR_ONE] = [1n << 120n, 1n << 96n];

/** A fake node's state of an exchange of pairs, and of one pool; it may change between requests. */
export interface ExchangeState {
  number: bigint;
  /** In seconds since 1970. */
  time: bigint;
  /** By the checksum addresses of pairs. */
  reserves: Readonly<Record<string, readonly [bigint, bigint]>>;
  /** The only v3 pool, by its checksum address, and the quoter's output. */
  pool?: { readonly address: string; readonly amountOut: bigint };
  /** State at older blocks, by number. */
  before?: Readonly<Record<string, ExchangeState['reserves']>>;
  /** Contracts without code, by their checksum addresses. */
  missing?: readonly string[];
  /** The factory that contracts name, by their checksum addresses, where it is another. */
  factories?: Readonly<Record<string, string>>;
  /** Received part of 1,000,000 units sent of any token; undefined if it cannot simulate. */
  arriving: bigint | undefined;
  /** Balance of any recipient in units; null if a token returns none. 0 by default. */
  held?: bigint | null;
  /** Price of a unit of gas, in wei; undefined if it does not report one. */
  gasPrice?: bigint | undefined;
  /** True if it never answers. */
  isDead?: boolean;
}

interface Question {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

/** A test node, and the methods requested from it. */
interface ExchangeNode extends FakeServer {
  readonly state: ExchangeState;
  readonly asked: string[];
}

/** Starts a node of Ethereum that knows pairs of Uniswap v2, decoding with a library of its own. */
export async function startExchangeNode(state: ExchangeState): Promise<ExchangeNode> {
  const asked: string[] = [];
  const server = await startFakeServer((body, response) => {
    const question = JSON.parse(body) as Question | Question[];
    if (state.isDead) return;
    const answers = [question].flat().map((one) => ({ jsonrpc: '2.0', id: one.id, ...answer(one) }));
    response.end(JSON.stringify(Array.isArray(question) ? answers : answers[0]));
  });

  function answer({ method, params }: Question): object {
    asked.push(method);
    if (method === 'eth_chainId') return { result: '0x1' };
    if (method === 'eth_gasPrice' && state.gasPrice !== undefined)
      return { result: `0x${state.gasPrice.toString(16)}` };
    if (method === 'eth_simulateV1' && state.arriving !== undefined) {
      const [left, right] = [5_000_000n, 5_000_000n + state.arriving];
      const { held = 0n } = state;
      const then = held === null ? null : held + state.arriving;
      const results = [held, '', then, left, '', right].map((value) => ({
        status: value === null ? '0x0' : '0x1',
        returnData: typeof value === 'bigint' ? coder.encode(['uint256'], [value]) : '0x',
      }));
      return { result: [{ calls: results }] };
    }
    if (method !== 'eth_call') return { error: { code: -32601, message: 'no such method' } };
    const [{ data }, block] = params as [{ data: string }, string];
    const calls = multicall.decodeFunctionData('aggregate3', data)[0] as {
      target: string;
      callData: string;
    }[];
    const number = block === 'latest' ? state.number : BigInt(block);
    const reserves = state.before?.[number.toString()] ?? state.reserves;
    const results = calls.map(({ target, callData }) => {
      const own = names.get(callData);
      if (own === 'getBlockNumber') return [true, coder.encode(['uint256'], [number])];
      if (own === 'getCurrentBlockTimestamp') return [true, coder.encode(['uint256'], [state.time])];
      const named = own === undefined ? undefined : nameOf(state, target, own);
      if (named !== undefined) return [true, coder.encode(['address'], [named])];
      const words = poolWords(state, target, callData);
      if (words)
        return [
          true,
          coder.encode(
            words.map(() => 'uint256'),
            [...words],
          ),
        ];
      const pair = reserves[target];
      if (callData !== GET_RESERVES || !pair) return [true, '0x'];
      return [true, coder.encode(['uint112', 'uint112', 'uint32'], [...pair, 1])];
    });
    return { result: multicall.encodeFunctionResult('aggregate3', [results]) };
  }

  return Object.assign(server, { state, asked });
}

/** Returns the answer of the v3 pool, its token or the quoter; undefined for anything else. */
function poolWords({ pool }: ExchangeState, target: string, question: string): readonly bigint[] | undefined {
  if (!pool) return undefined;
  if (target === exchangeOf('ethereum')?.v3.quoter) return [pool.amountOut, ONE_FOR_ONE, 0n, 100_000n];
  const isOfPool = target === pool.address || question.endsWith(pool.address.slice(2).toLowerCase());
  const kind = isOfPool ? POOL_QUESTIONS.indexOf(question.slice(0, 10)) : -1;
  return [[ONE_FOR_ONE], [PLENTY], [PLENTY]][kind];
}

/**
 * Returns a router's or the quoter's answer about itself; undefined if it has no such function or is missing.
 */
function nameOf({ missing, factories }: ExchangeState, target: string, question: string): string | undefined {
  const { v2, v3 } = exchangeOf('ethereum') ?? {};
  const known = [v2, v3].find((part) => part?.router === target) ?? (v3?.quoter === target ? v3 : undefined);
  if (!known || missing?.includes(target)) return undefined;
  if (question === 'factory') return factories?.[target] ?? known.factory;
  return question === (known === v2 ? 'WETH' : 'WETH9') ? networkById('ethereum').wrappedCoin : undefined;
}
