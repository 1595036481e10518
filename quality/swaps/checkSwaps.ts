import type { SwapQuoteAnswer } from '@everything-wallet/core/schemas/swapQuoteAnswer';
import { SwapQuoter } from '../../functions/src/services/swaps/SwapQuoter.ts';
import { callRpc } from '../../tools/chains/callRpc.ts';
import { exchangeContracts } from '../../tools/exchanges/exchangeContracts.ts';
import type { Tally } from '../production/Tally.ts';
import { encodeSwap } from './encodeSwap.ts';
import { notePrices } from './notePrices.ts';
import type { PoolToken, SwapChain } from './SwapChain.ts';

type Quoted = Extract<SwapQuoteAnswer, { status: 'quoted' }>;

/** Tolerance of gas estimates in percent; the fee is estimated again before a signature. */
const GAS_TOLERANCE = 25n;

/** Sends the quoted swap through the named router, and compares proceeds and gas; then reverts it. */
export async function checkSwaps(chain: SwapChain, tally: Tally): Promise<string> {
  const quoter = new SwapQuoter(chain.network, chain.exchange, [chain.url]);
  const { v2, v3 } = chain.exchange;
  for (const { contract } of chain.tokens) {
    await chain.approve(contract, v2.router);
    await chain.approve(contract, v3.router);
  }
  await chain.send(
    chain.network.wrappedCoin,
    exchangeContracts.wrappedCoin.abi.encodeFunctionData('deposit', []),
    10n ** 25n,
  );
  await notePrices(chain);
  const misses: bigint[] = [];
  for (const dollars of [7n, 30_000n, 900_000n]) {
    for (const [sell, buy] of chain.pairs) {
      const amount = dollars * sell.unitsOfDollar;
      const question = { sell: sell.contract, buy: buy.contract, amount: amount.toString(), slippageBps: 0 };
      const answer = await quoter.quote(question);
      const what = `${dollars} dollars of ${sell.symbol} for ${buy.symbol} on ${chain.network.id}`;
      if (answer.status === 'none') {
        tally.expect(false, `${what}: ${answer.reason}`);
        continue;
      }
      const snapshot = await callRpc(chain.url, 'evm_snapshot');
      const { received, gas } = await swap(chain, buy, amount, answer);
      await callRpc(chain.url, 'evm_revert', [snapshot]);
      tally.expect(
        received === BigInt(answer.amountOut),
        `${what}: ${received} came, ${answer.amountOut} quoted`,
      );
      const miss = ((BigInt(answer.gas) - gas) * 100n) / gas;
      misses.push(miss);
      tally.expect(
        miss <= GAS_TOLERANCE && miss >= -GAS_TOLERANCE,
        `${what}: took ${gas} gas, ${answer.gas} estimated (${answer.route.exchange}, ${answer.route.path.length - 1} pools)`,
      );
      tally.expect(answer.arrivesWhole, `${what}: not seen to arrive whole`);
    }
  }
  const sorted = misses.toSorted((one, other) => (one < other ? -1 : 1));
  return `gas missed by ${String(sorted[0])} to ${String(sorted.at(-1))} %`;
}

async function swap(
  chain: SwapChain,
  buy: PoolToken,
  amount: bigint,
  { route, router, leastReceived }: Quoted,
): Promise<{ readonly received: bigint; readonly gas: bigint }> {
  const data = encodeSwap(route, {
    amountIn: amount,
    least: BigInt(leastReceived),
    recipient: chain.account,
  });
  const before = await balanceOf(chain, buy);
  const gas = await chain.send(router, data);
  return { received: (await balanceOf(chain, buy)) - before, gas };
}

async function balanceOf(chain: SwapChain, { contract: to }: PoolToken): Promise<bigint> {
  const contract = exchangeContracts.token;
  const [answer] = await chain.ask([{ contract, to, name: 'balanceOf', args: [chain.account] }]);
  return BigInt(String(answer?.[0]));
}
