import type { LidoPosition, LidoState } from '@everything-wallet/core/schemas/poolsAnswer';
import type { Network } from '@everything-wallet/core/networks/networks';
import { lidoPool } from '@everything-wallet/core/pools/lidoPool';
import type { Pool } from './Pool.ts';

const COIN_DECIMALS = 18;

/**
 * Returns Lido as a pool: a position is the staked amount, the value of the wrapped form and the unclaimed withdrawal requests,
 * which are waiting coin. An unknown part is not in the sum, and its account is in `partly`: anyone can make more requests for an
 * account than are read.
 */
export function lidoAsPool(network: Network, lido: LidoState): Pool {
  const { status, totalStaked, apy7, apy30, measuredDays, agreement, agreeing, mostStake, positions } = lido;
  const accounts = positions.map((position) => ({ ...positionOf(position), ...position }));
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
      positions: accounts.map(({ address, shares, assets, ready, earned }) => ({
        address,
        // Only shows whether there is a position at all, in any unit.
        shares: shares.units,
        assets: assets.units,
        maxWithdraw: ready,
        maxRedeem: null,
        maxDeposit: mostStake,
        earned,
      })),
    },
    lido,
    partly: new Set(accounts.filter(({ assets }) => assets.isPart).map(({ address }) => address)),
  };
}

function positionOf({ staked, wrapped, wrappedWorth, requests, otherRequests }: LidoPosition) {
  const sum = (amounts: readonly { readonly amount: string }[] | null | undefined) =>
    amounts?.reduce((total, { amount }) => total + BigInt(amount), 0n).toString() ?? null;
  const waiting = [sum(requests), otherRequests ? otherRequests.amount : '0'];
  return {
    shares: sumOfKnown(staked, wrapped, ...waiting),
    assets: sumOfKnown(staked, wrappedWorth, ...waiting),
    ready: sum(requests?.filter(({ isReady }) => isReady)),
  };
}

/** Adds up the known parts; null if none is known, or if all known ones are zero and others are unknown. */
function sumOfKnown(...parts: readonly (string | null)[]) {
  const units = parts.reduce((total, part) => total + BigInt(part ?? 0), 0n);
  const isWhole = !parts.includes(null);
  return { units: isWhole || units > 0n ? units.toString() : null, isPart: !isWhole && units > 0n };
}
