import type { HoldingsQuestion } from '@everything-wallet/core/schemas/holdings';
import type { SimulationQuestion } from '@everything-wallet/core/schemas/simulation';
import type { SwapQuoteQuestion } from '@everything-wallet/core/schemas/swapQuote';
import type { SwapQuoteAnswer } from '@everything-wallet/core/schemas/swapQuoteAnswer';
import type { TokenPricesQuestion } from '@everything-wallet/core/schemas/tokenPrices';
import type { PoolsQuestion } from '@everything-wallet/core/schemas/pools';
import type { PoolsAnswer } from '@everything-wallet/core/schemas/poolsAnswer';
import { exchangeOf } from '@everything-wallet/core/exchanges/exchangeOf';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import type { QuotedSwap } from '@everything-wallet/core/swaps/swapTransaction';
import { servePublicPrices } from '../../prices/testing/servePublicPrices.ts';
import { fakeServer } from '../../firebase/testing/fakeServer.ts';

export const network = networkById('ethereum');
export const account = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
export const WETH = network.wrappedCoin;
const exchange = exchangeOf('ethereum');
export const [USDC = '', USDT = '', DAI = ''] = exchange?.dollarTokens ?? [];
export const V2_ROUTER = exchange?.v2.router ?? '';
export const V3_ROUTER = exchange?.v3.router ?? '';
/** A token on no list. */
export const STRANGER = '0x1f9840A85D5aF5BF1D1762f925BdaDdC4201f985';

/** A token with the name of a known one. */
export const COUNTERFEIT = '0x5FbDB2315678afecb367f032d93F642f64180aa3';

/** Of the server, in ms since 1970. */
export const SERVER_TIME = Math.floor(Date.now() / 1_000) * 1_000;

/** 3,000 dollars for each coin, by one pool. */
export const quoted: QuotedSwap = {
  status: 'quoted',
  sell: null,
  buy: USDC,
  amount: (10n ** 18n).toString(),
  route: { exchange: 'v3', path: [WETH, USDC], fees: [500] },
  router: V3_ROUTER,
  amountOut: '3000000000',
  leastReceived: '3000000000',
  priceImpactBps: 5,
  gas: '150000',
  block: { number: 1, time: SERVER_TIME },
  ageMs: 0,
  nodes: { configured: 2, answered: 2, needed: 2 },
  agreement: 'agreed',
  agreeing: 2,
  arrivesWhole: true,
};

const facts = [
  { contract: WETH, symbol: 'WETH', decimals: 18, isListed: true },
  { contract: USDC, symbol: 'USDC', decimals: 6, isListed: true },
  { contract: USDT, symbol: 'USDT', decimals: 6, isListed: true },
  { contract: DAI, symbol: 'DAI', decimals: 18, isListed: true },
  { contract: STRANGER, symbol: 'USDC', decimals: 18, isListed: false },
  { contract: COUNTERFEIT, symbol: 'USDC', decimals: 6, isListed: false },
].map((token) => ({ ...token, name: '' }));

/** Behavior of the fake network. */
export interface FakeExchange {
  readonly quote?: (question: SwapQuoteQuestion) => SwapQuoteAnswer;
  /** By contract, and the coin by 'coin'; by default 5 of each. */
  readonly balances?: Readonly<Record<string, string>>;
  /** Allowance of the routers, in the smallest unit. */
  readonly allowance?: () => bigint;
  /** Returns the pools; throws the refusals of the server. */
  readonly vaults?: (question: PoolsQuestion) => PoolsAnswer;
  /** Market price of one token, in US dollars, 1 by default; null where the source lists none. */
  readonly tokenUsd?: number | null;
  /** Market price of the coin and its wrapped form, in US dollars; 3,000 by default. */
  readonly coinUsd?: number;
  /** True if tokens refuse to change an existing allowance. */
  readonly isStubborn?: boolean;
  /** Reaction of tokens to a revocation; without it they accept one. */
  readonly revoking?: 'refused' | 'ignored';
  /** True if the nodes measure no allowance. */
  readonly isUnmeasured?: boolean;
  /** Wrong decimals in answers, by contract. */
  readonly decimals?: Readonly<Record<string, number>>;
  /** Seconds for which quotes are refused by the rate limit; undefined where they are not. */
  readonly refusedSeconds?: () => number | undefined;
}

/** Makes the fake server answer for a network with an exchange. */
export function serveExchange(exchange: FakeExchange = {}): void {
  const { quote = () => quoted, balances = {}, tokenUsd = 1, coinUsd = 3000 } = exchange;
  const dollars = tokenUsd === null ? [] : ['USDC', 'USDT', 'DAI'];
  servePublicPrices(() => ({
    prices: {
      ETH: { usd: coinUsd, change24h: 0 },
      ...Object.fromEntries(dollars.map((symbol) => [symbol, { usd: tokenUsd ?? 0, change24h: 0 }])),
    },
  }));
  fakeServer.answer('estimateGas', () => ({
    estimatedCost: '0.000042',
    gasLimit: '21000',
    gasPrice: '2000000000',
    maxFeePerGas: '2000000000',
    maxPriorityFeePerGas: '1000000000',
    nonce: 0,
    chainId: 1,
    toIsContract: false,
    answeredAt: SERVER_TIME,
    feeMarket: {
      baseFee: '900000000',
      nextBaseFee: '1000000000',
      tips: { slow: '0', normal: '0', fast: '0' },
    },
  }));
  fakeServer.answer('refreshWallet', (input) => {
    const { swapQuote, holdings, simulation, tokenPrices, vaults } = input as {
      vaults?: PoolsQuestion;
      tokenPrices?: TokenPricesQuestion;
      swapQuote?: SwapQuoteQuestion;
      holdings?: HoldingsQuestion[];
      simulation?: SimulationQuestion;
    };
    return {
      balances: [],
      tokenBalances: [],
      ...(swapQuote && { swapQuote: refusalOf(exchange) ?? { answer: echoed(quote(swapQuote), swapQuote) } }),
      ...(holdings && {
        holdings: holdings.map((question) => ({ answer: holdingsOf(question, balances, exchange.decimals) })),
      }),
      ...(tokenPrices !== undefined && {
        tokenPrices: {
          answer: {
            prices: tokenPrices.tokens.map(() =>
              tokenUsd === null ? null : { usd: tokenUsd, change24h: 0 },
            ),
            source: 'coingecko',
            asOf: '2026-11-23T10:00:00.000Z',
            ageMs: 0,
          },
        },
      }),
      ...(vaults && exchange.vaults && { vaults: { answer: exchange.vaults(vaults) } }),
      ...(simulation && { simulation: { answer: simulated(simulation, exchange) } }),
    };
  });
}

function refusalOf({ refusedSeconds }: FakeExchange) {
  const retryAfterSeconds = refusedSeconds?.();
  if (retryAfterSeconds === undefined) return undefined;
  const details = { reason: 'tooManyRequests', retryAfterSeconds };
  return { failure: { code: 'resource-exhausted', message: 'You have asked a lot.', details } };
}

/** The answer repeats the question, as the server's does. */
function echoed(answer: SwapQuoteAnswer, { sell, buy, amount }: SwapQuoteQuestion): SwapQuoteAnswer {
  return answer.status === 'none' ? answer : { ...answer, sell, buy, amount };
}

function holdingsOf(
  { addresses, tokens }: HoldingsQuestion,
  balances: Readonly<Record<string, string>>,
  lies: Readonly<Record<string, number>> = {},
) {
  const decimalsOf = (contract: string | null) =>
    facts.find((token) => token.contract === contract)?.decimals ?? 18;
  return {
    block: { number: 1, time: SERVER_TIME },
    ageMs: 0,
    nodes: { configured: 2, answered: 2, needed: 1 },
    holdings: [null, ...tokens].map((contract) => ({
      address: addresses[0],
      contract,
      units: balances[contract ?? 'coin'] ?? (5n * 10n ** BigInt(decimalsOf(contract))).toString(),
      agreement: 'agreed',
      agreeing: 2,
    })),
    tokens: facts
      .filter(({ contract }) => tokens.includes(contract))
      .map((token) => ({ ...token, decimals: lies[token.contract] ?? token.decimals })),
    isDiscoveryWhole: true,
    discoversNext: 0,
  };
}

/** Simulated outcome of an approval. */
function simulated(
  { to, data, watched }: SimulationQuestion,
  { allowance: allowed = () => 0n, isStubborn = false, revoking, isUnmeasured = false }: FakeExchange,
) {
  const before = allowed();
  const wanted = BigInt(`0x${data.slice(-64)}`);
  const after = wanted === 0n && revoking === 'ignored' ? before : wanted;
  const fails =
    (isStubborn && before > 0n && after > 0n) || (wanted === 0n && before > 0n && revoking === 'refused');
  const [allowance] = watched;
  const spender = allowance && 'spender' in allowance ? allowance.spender : null;
  return {
    digest: `0x${'0'.repeat(64)}`,
    block: { number: 1, time: SERVER_TIME },
    nodes: { configured: 2, answered: 2, needed: 2, agreeing: 2 },
    agreement: 'agreed',
    outcome: {
      succeeds: !fails,
      reason: fails ? { id: 'simulation.fails.silent', values: {}, data: '0x' } : null,
      gasUsed: '50000',
      coin: null,
      movements: [],
      approvals:
        fails || isUnmeasured || before === after
          ? []
          : [
              {
                kind: 'allowance',
                contract: to,
                spender,
                tokenId: null,
                units: after.toString(),
                unitsBefore: before.toString(),
                endsAt: null,
                word: 'verified',
                isLogDifferent: false,
              },
            ],
      isWhole: true,
    },
    tokens: [],
    parties: [],
  };
}
