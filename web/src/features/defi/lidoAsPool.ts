import type { LidoPosition, LidoState } from '@everything-wallet/core/callables/vaultsAnswer';
import type { Network } from '@everything-wallet/core/networks/networks';
import { lidoPool } from '@everything-wallet/core/vaults/lidoPool';
import type { Pool } from './Pool.ts';

const COIN_DECIMALS = 18;

/**
 * Lido as a pool like the others: what an account has in it is what is staked, what the wrapped form is worth, and what was asked back and
 * not taken out, which is coin that waits. Of what is not known nothing is in it, and the account is among those of which a part is told: anybody
 * can make more requests for somebody than are read.
 */
export function lidoAsPool(network: Network, lido: LidoState): Pool {
  const { status, totalStaked, apy7, apy30, measuredDays, agreement, agreeing, mostStake, positions } = lido;
  const accounts = positions.map((position) => ({ ...whatIsIn(position), ...position }));
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
        // Of whatever it is: it tells whether there is anything at all.
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

function whatIsIn({ staked, wrapped, wrappedWorth, requests, otherRequests }: LidoPosition) {
  const sum = (amounts: readonly { readonly amount: string }[] | null | undefined) =>
    amounts?.reduce((total, { amount }) => total + BigInt(amount), 0n).toString() ?? null;
  const waiting = [sum(requests), otherRequests ? otherRequests.amount : '0'];
  return {
    shares: knownOf(staked, wrapped, ...waiting),
    assets: knownOf(staked, wrappedWorth, ...waiting),
    ready: sum(requests?.filter(({ isReady }) => isReady)),
  };
}

/** The sum of what is known; null where nothing is, as where all that is known is nothing. */
function knownOf(...parts: readonly (string | null)[]) {
  const units = parts.reduce((total, part) => total + BigInt(part ?? 0), 0n);
  const isWhole = !parts.includes(null);
  return { units: isWhole || units > 0n ? units.toString() : null, isPart: !isWhole && units > 0n };
}
