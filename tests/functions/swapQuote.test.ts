import { refreshWallet } from '@everything-wallet/core/callables/refreshWallet';
import type { SwapQuoteQuestion } from '@everything-wallet/core/schemas/swapQuote';
import type { SwapQuoteAnswer } from '@everything-wallet/core/schemas/swapQuoteAnswer';
import { exchangeOf } from '@everything-wallet/core/exchanges/exchangeOf';
import { Interface, solidityPacked } from 'ethers';
import { describe, expect, it } from 'vitest';
import { LocalChain } from './support/LocalChain.ts';
import { TestUser } from './support/TestUser.ts';

const router = new Interface(['function getAmountsOut(uint256, address[]) view returns (uint256[])']);
const quoter = new Interface([
  'function quoteExactInput(bytes, uint256) returns (uint256, uint160[], uint32[], uint256)',
]);

type Quoted = Extract<SwapQuoteAnswer, { status: 'quoted' }>;

/** Queries the exchange's own contracts about the quoted route. */
async function askExchange(chain: LocalChain, { route }: Quoted, amount: string): Promise<bigint> {
  const { v2, v3 } = exchangeOf(chain.network.id) ?? expect.unreachable();
  const call = async (to: string, data: string) =>
    String(await chain.rpc('eth_call', { to, data }, 'latest'));
  if (route.exchange === 'v2') {
    const answer = await call(v2.router, router.encodeFunctionData('getAmountsOut', [amount, route.path]));
    const [amounts] = router.decodeFunctionResult('getAmountsOut', answer) as unknown as [bigint[]];
    return amounts.at(-1) ?? 0n;
  }
  const parts = route.path.flatMap((token, index) => [token, route.fees[index] ?? []].flat());
  const types = parts.map((part) => (typeof part === 'number' ? 'uint24' : 'address'));
  const question = quoter.encodeFunctionData('quoteExactInput', [solidityPacked(types, parts), amount]);
  const answer = quoter.decodeFunctionResult('quoteExactInput', await call(v3.quoter, question));
  return answer[0] as bigint;
}

describe.each(['mainnet', 'polygon-mainnet'] as const)('the proceeds of a swap on %s', (rpcName) => {
  it("equal the exchange's own, for six pairs in both directions", async () => {
    const user = await TestUser.signUp();
    const chain = new LocalChain(rpcName);
    const [usdc, usdt, dai] = exchangeOf(chain.network.id)?.dollarTokens ?? [];
    const sides: readonly (readonly [string | null | undefined, bigint])[] = [
      [null, 10n ** 18n],
      [usdc, 2_500n * 10n ** 6n],
      [usdt, 40_000n * 10n ** 6n],
      [dai, 10n ** 20n],
    ];
    for (const [sell = null, units] of sides) {
      for (const [buy = null] of sides.filter(([side]) => side !== sell)) {
        const swapQuote: SwapQuoteQuestion = {
          ...{ network: rpcName, sell, buy, amount: units.toString(), slippageBps: 50 },
        };
        const { swapQuote: part } = await user.call(refreshWallet, { swapQuote });
        const answer = part && 'answer' in part && part.answer.status === 'quoted' ? part.answer : undefined;
        expect(answer, JSON.stringify(part)).toBeDefined();
        if (!answer) continue;
        expect(BigInt(answer.amountOut)).toBe(await askExchange(chain, answer, swapQuote.amount));
        expect(answer).toMatchObject({
          leastReceived: ((BigInt(answer.amountOut) * 9_950n + 9_999n) / 10_000n).toString(),
          nodes: { configured: 1, answered: 1, needed: 1 },
          agreement: 'agreed',
          agreeing: 1,
          arrivesWhole: true,
        });
        expect(answer.priceImpactBps).toBeGreaterThan(0);
      }
    }
  });
});

it('there is no quote without an exchange, and no answer for an invalid request', async () => {
  const user = await TestUser.signUp();
  const question = { sell: null, amount: '1', slippageBps: 50 };
  for (const network of ['sepolia', 'polygon-amoy'] as const) {
    const buy = exchangeOf('ethereum')?.dollarTokens[0] ?? null;
    const { swapQuote } = await user.call(refreshWallet, { swapQuote: { ...question, network, buy } });
    expect(swapQuote).toMatchObject({ answer: { status: 'none', reason: 'noExchange' } });
  }
  const same = { swapQuote: { ...question, network: 'mainnet', buy: null } };
  expect(await user.refusal(refreshWallet, same)).toMatchObject({ status: 'INVALID_ARGUMENT' });
});
