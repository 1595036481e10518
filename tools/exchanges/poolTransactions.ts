import type { ExchangeDescription } from '@everything-wallet/core/exchanges/ExchangeDescription';
import type { Network } from '@everything-wallet/core/networks/networks';
import { MaxUint256, parseUnits, type Interface } from 'ethers';
import type { LocalTransaction } from '../chains/sendTransactions.ts';
import { exchangeContracts } from './exchangeContracts.ts';
import { poolRange } from './poolRange.ts';
import { samplePools, type SamplePool } from './samplePools.ts';
import { sampleTokens } from './sampleTokens.ts';

/** Seconds since 1970, long after everything. */
const NEVER = 4_102_444_800;

/** The owner may add a fee to those that Uniswap v3 began with, as was done on the networks. */
const ADDED_FEE = { fee: 100, spacing: 1 };

const { pairRouter, poolFactory, positions, wrappedCoin, token } = exchangeContracts;

/** A token of a pool and how much of it, in its smallest unit. */
interface Side {
  readonly contract: string;
  readonly units: bigint;
}

/**
 * Builds the transactions of a chain's own account that create the sample pools of its network: it wraps
 * coins, approves the routers, and adds liquidity.
 *
 * @param manager address of the contract that adds liquidity to pools of v3
 */
export function poolTransactions(
  network: Network,
  { v2, v3 }: ExchangeDescription,
  account: string,
  manager: string,
): readonly LocalTransaction[] {
  const kinds = new Map([
    ['coin', { contract: network.wrappedCoin, decimals: 18 }],
    ...sampleTokens(network).map(
      ({ symbol, contract, decimals }) => [symbol, { contract, decimals }] as const,
    ),
  ]);
  /** By their addresses, as pools have them. */
  const sidesOf = ({ tokens, amounts }: Pick<SamplePool, 'tokens' | 'amounts'>): [Side, Side] => {
    const [one, other] = [0, 1].map((index) => {
      const { contract, decimals } = kinds.get(tokens[index] ?? '') ?? { contract: '0x', decimals: 0 };
      return { contract, units: (amounts[index] ?? 0n) * 10n ** BigInt(decimals) };
    }) as [Side, Side];
    return BigInt(one.contract) < BigInt(other.contract) ? [one, other] : [other, one];
  };
  const { pairs, pools } = samplePools(parseUnits(String(network.coin.price?.sample.usd), 4));
  const coins = [...pairs, ...pools].flatMap(({ tokens, amounts }) =>
    tokens[0] === 'coin' ? parseUnits(String(amounts[0])) : [],
  );
  return [
    {
      ...call(network.wrappedCoin, wrappedCoin.abi, 'deposit', []),
      value: coins.reduce((sum, amount) => sum + amount, 0n),
    },
    ...[...kinds.values()].flatMap(({ contract }) =>
      [v2.router, manager].map((spender) => call(contract, token.abi, 'approve', [spender, MaxUint256])),
    ),
    call(v3.factory, poolFactory.abi, 'enableFeeAmount', [ADDED_FEE.fee, ADDED_FEE.spacing]),
    ...pairs.map((pair) => {
      const [one, other] = sidesOf(pair);
      const amounts = [one.units, other.units, 0, 0];
      return call(v2.router, pairRouter.abi, 'addLiquidity', [
        ...[one.contract, other.contract, ...amounts, account, NEVER],
      ]);
    }),
    ...pools.flatMap((pool) => {
      const [one, other] = sidesOf(pool);
      const { sqrtPrice, tickLower, tickUpper } = poolRange(one.units, other.units, pool.fee, pool.steps);
      const key = [one.contract, other.contract, pool.fee];
      const amounts = [one.units, other.units, 0, 0];
      return [
        call(manager, positions.abi, 'createAndInitializePoolIfNecessary', [...key, sqrtPrice]),
        call(manager, positions.abi, 'mint', [[...key, tickLower, tickUpper, ...amounts, account, NEVER]]),
      ];
    }),
  ];
}

function call(to: string, abi: Interface, name: string, args: readonly unknown[]): LocalTransaction {
  return { to, data: abi.encodeFunctionData(name, args) };
}
