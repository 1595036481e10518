import type { LidoPosition, LidoState, VaultPosition } from '@everything-wallet/core/callables/vaultsAnswer';
import type { Network } from '@everything-wallet/core/networks/networks';
import { lidoPool } from '@everything-wallet/core/vaults/lidoPool';
import type { Pool } from './Pool.ts';

const COIN_DECIMALS = 18;

/**
 * Lido as a pool like the others: what an account has in it is what is staked, what the wrapped form is worth, and what was asked back and
 * not taken out, which is coin that waits.
 */
export function lidoAsPool(network: Network, lido: LidoState): Pool {
  const { status, totalStaked, apy7, apy30, measuredDays, agreement, agreeing, mostStake, positions } = lido;
  return {
    network,
    vault: lidoPool,
    asset: {
      contract: lidoPool.asset,
      symbol: network.currency,
      name: network.coin.name,
      decimals: COIN_DECIMALS,
      isListed: true,
    },
    state: {
      address: lidoPool.address,
      status,
      decimals: COIN_DECIMALS,
      totalAssets: totalStaked,
      sharePrice: null,
      ...{ apy7, apy30, measuredDays, agreement, agreeing },
      positions: positions.map((position) => positionOf(position, mostStake)),
    },
    lido,
  };
}

function positionOf(position: LidoPosition, mostStake: string | null): VaultPosition {
  const { address, staked, wrapped, wrappedWorth, earned, requests } = position;
  const waiting = requests?.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  const ready = requests?.reduce((sum, { amount, isReady }) => sum + (isReady ? BigInt(amount) : 0n), 0n);
  const sum = (...parts: readonly (string | null | undefined)[]) =>
    waiting === undefined || parts.some((part) => part === null || part === undefined)
      ? null
      : parts.reduce((total: bigint, part) => total + BigInt(part ?? 0), waiting).toString();
  return {
    address,
    // Of whatever it is: it tells whether there is anything at all.
    shares: sum(staked, wrapped),
    assets: sum(staked, wrappedWorth),
    maxWithdraw: ready?.toString() ?? null,
    maxRedeem: null,
    maxDeposit: mostStake,
    earned,
  };
}
