import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { buildUnwrap } from '@everything-wallet/core/calls/build/buildUnwrap';
import { buildWrap } from '@everything-wallet/core/calls/build/buildWrap';
import type { CallTransaction } from '@everything-wallet/core/calls/CallTransaction';
import { decodeCall } from '@everything-wallet/core/calls/decodeCall';
import { swapTransaction, type QuotedSwap } from '@everything-wallet/core/swaps/swapTransaction';
import { movedInCall, type MovedUnits } from '../../../functions/src/services/transactions/movedInCall.ts';
import { SwapQuoter } from '../../../functions/src/services/swaps/SwapQuoter.ts';
import { callRpc } from '../../chains/callRpc.ts';
import { exchangeContracts } from '../../exchanges/exchangeContracts.ts';
import { LocalError } from '../../LocalError.ts';
import { seededRandom } from '../figures/seededRandom.ts';
import type { Tally } from '../production/Tally.ts';
import { packedPath } from './searchRoutes.ts';
import type { PoolToken, SwapChain } from './SwapChain.ts';
import { Swapper } from './Swapper.ts';

/** Half a percent, as the screen begins with. */
const SLIPPAGE_BPS = 50;

/** Of each token, in dollars, and of coin in whole ones. */
const MEANS = 2_000_000n;
const COINS = 10_000n;

/** Swaps before somebody else's at most. */
const MOST_ROUNDS = 30;

/** Seconds since 1970, long after everything. */
const NEVER = 4_102_444_800;

/** A swap that somebody is about to sign. */
interface Planned {
  readonly what: string;
  readonly sell: string | null;
  readonly buy: string | null;
  readonly given: PoolToken;
  readonly amount: bigint;
  readonly quote: QuotedSwap;
}

/**
 * Swaps as the wallet does, by its own functions: quote, exact approval, the bytes that the screen would show, signature. What comes, what
 * leaves and what stays allowed is asked of the chain.
 */
export async function checkSigned(chain: SwapChain, tally: Tally, count: number): Promise<string> {
  const swapper = await equipped(chain);
  const ways = new Set<string>();
  for (let index = 0; index < count; index += 1) {
    const planned = await plan(chain, tally, index);
    if (!planned) continue;
    const { what, sell, buy, amount, quote } = planned;
    const { transaction, least, router } = swapTransaction({ ...planned, ...wishOf(chain, swapper) }, quote);
    const allowedBefore = sell === null ? 0n : await swapper.allowance(sell, router);
    if (sell !== null) await swapper.approve(sell, router, amount);
    const [soldBefore, boughtBefore] = [await swapper.balanceOf(sell), await swapper.balanceOf(buy)];
    const { receipt, fee } = await swapper.sign(transaction);
    tally.expect(receipt.succeeded, `${what}: failed`);
    const left = soldBefore - (await swapper.balanceOf(sell)) - (sell === null ? fee : 0n);
    const came = (await swapper.balanceOf(buy)) - boughtBefore + (buy === null ? fee : 0n);
    tally.expect(left === amount, `${what}: ${left} left of ${amount}`);
    tally.expect(came >= least, `${what}: ${came} came, at least ${least} was shown`);
    tally.expect(came === BigInt(quote.amountOut), `${what}: ${came} came, ${quote.amountOut} was quoted`);
    const told = movedInCall(
      {
        call: decodeCall(transaction),
        sender: swapper.address,
        wrappedCoin: chain.network.wrappedCoin,
        routers: [chain.exchange.v2.router, chain.exchange.v3.router],
      },
      receipt,
    );
    tally.expect(
      saysOne(told?.left, sell, left) && saysOne(told?.came, buy, came),
      `${what}: the history says ${JSON.stringify(told)}, the balances ${left} and ${came}`,
    );
    if (sell !== null) {
      const allowed = await swapper.allowance(sell, router);
      tally.expect(allowed === 0n && allowedBefore === 0n, `${what}: ${allowed} may still be taken`);
    }
    ways.add(`${quote.route.exchange} ${quote.route.path.length}`);
  }
  await checkWraps(chain, tally, swapper);
  return `by ${[...ways].toSorted().join(', ')}`;
}

/** Whether a record's list is one thing, and exactly so much of it. */
function saysOne(moved: MovedUnits['left'] | undefined, token: string | null, units: bigint): boolean {
  const [one, ...others] = moved ?? [];
  const contract = one?.contract_address;
  const isSame =
    token === null ? one?.kind === 'coin' : contract !== undefined && sameAddress(contract, token);
  return others.length === 0 && isSame && one?.units === units.toString();
}

/** Moves the price between signature and block, as a sandwich does: the swap fails, and nothing but its fee is lost. */
export async function checkSandwiched(chain: SwapChain, tally: Tally, count: number): Promise<string> {
  const swapper = await equipped(chain);
  let refused = 0;
  for (let index = 0; index < count; index += 1) {
    const planned = await plan(chain, tally, index);
    if (!planned) continue;
    const { what, sell, buy, amount, quote } = planned;
    const snapshot = await callRpc(chain.url, 'evm_snapshot');
    const { transaction, router } = swapTransaction({ ...planned, ...wishOf(chain, swapper) }, quote);
    if (sell !== null) await swapper.approve(sell, router, amount);
    const [soldBefore, boughtBefore] = [await swapper.balanceOf(sell), await swapper.balanceOf(buy)];
    await frontRun(chain, planned, swapper.address, transaction);
    const { receipt, fee } = await swapper.sign(transaction);
    if (!receipt.succeeded) refused += 1;
    tally.expect(!receipt.succeeded, `${what}, sandwiched: went through`);
    const [sold, bought] = [await swapper.balanceOf(sell), await swapper.balanceOf(buy)];
    tally.expect(soldBefore - sold === (sell === null ? fee : 0n), `${what}, sandwiched: something left`);
    tally.expect(
      boughtBefore - bought === (buy === null ? fee : 0n),
      `${what}, sandwiched: something came or left`,
    );
    if (sell !== null) {
      tally.expect(
        (await swapper.allowance(sell, router)) === amount,
        `${what}, sandwiched: the approval changed`,
      );
    }
    await callRpc(chain.url, 'evm_revert', [snapshot]);
  }
  return `${refused} of ${count} failed on the chain, and their fee was all that was lost`;
}

async function checkWraps(chain: SwapChain, tally: Tally, swapper: Swapper): Promise<void> {
  const { chainId, wrappedCoin } = chain.network;
  const amount = 10n ** 18n;
  for (const build of [buildWrap, buildUnwrap]) {
    const before = await swapper.balanceOf(wrappedCoin);
    const { receipt } = await swapper.sign(build({ chainId, wrappedCoin, amount }));
    const change = (await swapper.balanceOf(wrappedCoin)) - before;
    tally.expect(
      receipt.succeeded && (change < 0n ? -change : change) === amount,
      `${build.name}: ${change}`,
    );
  }
}

const wishOf = (chain: SwapChain, swapper: Swapper) => ({
  network: chain.network,
  slippageBps: SLIPPAGE_BPS,
  account: swapper.address,
});

/** One of all pairs in both directions, in turn, and a random amount that the pools can bear. */
async function plan(chain: SwapChain, tally: Tally, index: number): Promise<Planned | undefined> {
  const random = seededRandom(chain.network.chainId * 1_000 + index);
  const [given, wanted] = chain.pairs[index % chain.pairs.length] ?? [];
  if (!given || !wanted) return undefined;
  const cents = BigInt(Math.ceil(10 ** (1 + random() * 3.3) * 100));
  const amount = (cents * given.unitsOfDollar) / 100n;
  const asCoin = ({ contract }: PoolToken) => (contract === chain.network.wrappedCoin ? null : contract);
  const [sell, buy] = [asCoin(given), asCoin(wanted)];
  const quoter = new SwapQuoter(chain.network, chain.exchange, [chain.url]);
  const quote = await quoter.quote({ sell, buy, amount: amount.toString(), slippageBps: SLIPPAGE_BPS });
  const what = `${amount} ${given.symbol} for ${wanted.symbol} on ${chain.network.id}`;
  if (quote.status === 'none') {
    tally.expect(false, `${what}: ${quote.reason}`);
    return undefined;
  }
  return { what, sell, buy, given, amount, quote };
}

/** Somebody new with coin and some of every token. */
async function equipped(chain: SwapChain): Promise<Swapper> {
  const swapper = new Swapper(chain);
  await chain.send(swapper.address, '0x', COINS * 10n ** 18n);
  for (const { contract, unitsOfDollar } of chain.tokens) {
    if (contract === chain.network.wrappedCoin) continue;
    const { abi } = exchangeContracts.token;
    const args = [swapper.address, MEANS * unitsOfDollar];
    await chain.send(contract, abi.encodeFunctionData('transfer', args));
  }
  return swapper;
}

/** Swaps in the same way, again and again, until the price is another one than somebody else's swap bears. */
async function frontRun(
  chain: SwapChain,
  { given, quote: { route, router }, what }: Planned,
  from: string,
  { to, value, data }: CallTransaction,
): Promise<void> {
  const { pairRouter, router: poolRouter } = exchangeContracts;
  const attack = (amount: bigint) =>
    route.exchange === 'v2'
      ? pairRouter.abi.encodeFunctionData('swapExactTokensForTokens', [
          ...[amount, 0, route.path, chain.account, NEVER],
        ])
      : poolRouter.abi.encodeFunctionData('exactInput', [
          [packedPath(route.path, route.fees), chain.account, amount, 0],
        ]);
  let amount = 400_000n * given.unitsOfDollar;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    // What a pool has no room for any more is tried with less.
    await chain.send(router, attack(amount)).catch(() => (amount /= 2n));
    const call = { from, to, value: `0x${value.toString(16)}`, data };
    const goesThrough = await callRpc(chain.url, 'eth_call', [call, 'latest']).then(
      () => true,
      () => false,
    );
    if (!goesThrough) return;
  }
  throw new LocalError(`The price of ${what} does not move`);
}
