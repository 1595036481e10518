import type { GasEstimate } from '@everything-wallet/core/schemas/gasEstimate';
import type { HoldingsAnswer, HoldingsQuestion } from '@everything-wallet/core/schemas/holdings';
import type { SimulationQuestion } from '@everything-wallet/core/schemas/simulation';
import type { SimulationAnswer } from '@everything-wallet/core/schemas/simulationAnswer';
import type { SwapQuoteQuestion } from '@everything-wallet/core/schemas/swapQuote';
import { decodeCall } from '@everything-wallet/core/calls/decodeCall';
import { effectsOf } from '@everything-wallet/core/calls/effectsOf';
import { exchangeOf } from '@everything-wallet/core/exchanges/exchangeOf';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { simulatedDigest } from '@everything-wallet/core/simulation/simulatedDigest';
import type { QuotedSwap } from '@everything-wallet/core/swaps/swapTransaction';

export const network = networkById('ethereum');
const { chainId, wrappedCoin } = network;
export const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
export const ROUTERS = [exchangeOf('ethereum')?.v2.router ?? '', exchangeOf('ethereum')?.v3.router ?? ''];
/** Proceeds of 100 USDC, in wei. */
const BRINGS = 33n * 10n ** 15n;
const SYMBOLS: Readonly<Record<string, readonly [string, number]>> = {
  [USDC]: ['USDC', 6],
  [wrappedCoin]: ['WETH', 18],
};

/** Answers of an honest server; a suite spoils one field at a time. */
export const honestAnswers = {
  holdings: ({ addresses, tokens }: HoldingsQuestion): HoldingsAnswer => ({
    block: { number: 1, time: Date.now() },
    ageMs: 0,
    nodes: { configured: 2, answered: 2, needed: 1 },
    holdings: [null, ...tokens].map((contract) => ({
      address: addresses[0] ?? '',
      contract,
      units: contract === null ? (5n * 10n ** 18n).toString() : '50000000000',
      agreement: 'agreed',
      agreeing: 2,
    })),
    tokens: tokens.flatMap((contract) => {
      const [symbol, decimals] = SYMBOLS[contract] ?? [];
      return symbol === undefined || decimals === undefined
        ? []
        : [{ contract, symbol, name: symbol, decimals, isListed: true }];
    }),
    isDiscoveryWhole: true,
    discoversNext: 0,
  }),

  quote: ({ sell, buy, amount }: SwapQuoteQuestion): QuotedSwap => ({
    status: 'quoted',
    sell,
    buy,
    amount,
    route: { exchange: 'v3', path: [USDC, wrappedCoin], fees: [500] },
    router: ROUTERS[1] ?? '',
    amountOut: BRINGS.toString(),
    leastReceived: ((BRINGS * 995n) / 1_000n).toString(),
    priceImpactBps: 5,
    gas: '150000',
    block: { number: 1, time: Date.now() },
    ageMs: 0,
    nodes: { configured: 2, answered: 2, needed: 2 },
    agreement: 'agreed',
    agreeing: 2,
    arrivesWhole: true,
  }),

  estimate: (): GasEstimate => ({
    estimatedCost: '0.0004',
    gasLimit: '200000',
    gasPrice: '2000000000',
    maxFeePerGas: '2000000000',
    maxPriorityFeePerGas: '1000000000',
    nonce: 7,
    chainId,
    toIsContract: true,
    balance: (5n * 10n ** 18n).toString(),
    answeredAt: Date.now(),
    baseFeeNodes: { asked: 2, answered: 2 },
    feeMarket: {
      baseFee: '900000000',
      nextBaseFee: '1000000000',
      tips: { slow: '1000000000', normal: '1000000000', fast: '1000000000' },
    },
  }),

  /** @param allowed former allowance of each spender, in the smallest unit */
  simulation: (question: SimulationQuestion, allowed: bigint): SimulationAnswer => {
    const { from, to, data, gasLimit, maxFeePerGas, maxPriorityFeePerGas } = question;
    const value = BigInt(question.value);
    const number = (text: string | undefined) => (text === undefined ? undefined : BigInt(text));
    const call = decodeCall({ chainId, to, value, data }, { standard: 'erc20' });
    const { movements, permissions } = effectsOf(call, { sender: from, wrappedCoin, isKnownContract: true });
    const isSwap = movements.some(({ direction, asset }) => direction === 'in' && asset.type === 'coin');
    return {
      digest: simulatedDigest({
        chainId,
        from,
        to,
        value,
        data,
        gasLimit: number(gasLimit),
        maxFeePerGas: number(maxFeePerGas),
        maxPriorityFeePerGas: number(maxPriorityFeePerGas),
      }),
      block: { number: 1, time: Date.now() },
      nodes: { configured: 2, answered: 2, needed: 2, agreeing: 2 },
      agreement: 'agreed',
      outcome: {
        succeeds: true,
        reason: null,
        gasUsed: '120000',
        coin: { units: isSwap ? BRINGS.toString() : '0', word: 'verified' },
        movements: movements.flatMap(({ direction, asset, amount = 0n }) =>
          asset.type === 'token' && direction === 'out'
            ? {
                kind: 'erc20' as const,
                contract: asset.contract,
                tokenId: null,
                units: (-amount).toString(),
                word: 'verified' as const,
                isLogDifferent: false,
              }
            : [],
        ),
        approvals: permissions.flatMap(({ asset, spender, amount }) =>
          asset.type === 'token' && typeof amount === 'bigint'
            ? {
                kind: 'allowance' as const,
                contract: asset.contract,
                spender,
                tokenId: null,
                units: amount.toString(),
                unitsBefore: allowed.toString(),
                endsAt: null,
                word: 'verified' as const,
                isLogDifferent: false,
              }
            : [],
        ),
        receipts: [],
        isWhole: true,
      },
      tokens: [{ contract: USDC, symbol: 'USDC', name: 'USDC', decimals: 6, isListed: true }],
      parties: ROUTERS.map((address) => ({ address, hasCode: true, isYoung: false })),
    };
  },
};
