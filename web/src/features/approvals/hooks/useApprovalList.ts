import type { Network } from '@everything-wallet/core/networks/networks';
import { useMemo } from 'react';
import { useSwitchedOnNetworks } from '../../../lib/network/useSwitchedOnNetworks.ts';
import { useTokenPrices } from '../../../lib/prices/useTokenPrices.ts';
import type { ApprovingAccount, SpenderGroup } from '../ApprovalRow.ts';
import { listApprovals } from '../listApprovals.ts';
import type { OneToken } from '../OneToken.ts';
import { useApprovalScan } from './useApprovalScan.ts';

/** Accounts and tokens whose approvals are listed. */
export interface ApprovalListOptions {
  readonly userId: string;
  readonly accounts: readonly ApprovingAccount[];
  /** Returns true for a token that the user has added; the same function while it returns the same. */
  readonly isOwn: (network: Network, contract: string) => boolean;
  /** Name of an address; the same function while it returns the same. */
  readonly nameOf: (address: string) => string | undefined;
  /** Undefined: approvals of all tokens. */
  readonly only: OneToken | undefined;
}

/** Scans for approvals, and groups them by spender. */
export function useApprovalList({ userId, accounts, isOwn, nameOf, only }: ApprovalListOptions) {
  const networks = useSwitchedOnNetworks();
  const asked = useMemo(
    () => (only ? networks.filter(({ id }) => id === only.networkId) : networks),
    [networks, only],
  );
  // By their addresses alone: another name of an account is no reason to scan again.
  const named = accounts.map(({ address }) => address).join();
  const addresses = useMemo(() => named.split(','), [named]);
  const { scans, scan } = useApprovalScan(userId, asked, addresses);
  const valued = useMemo(
    () =>
      scans.flatMap(({ network, answer }) =>
        network.type === 'testnet'
          ? []
          : (answer?.tokens ?? [])
              .filter(({ contract, isListed }) => isListed || isOwn(network, contract))
              .map(({ contract }) => ({ network: network.rpcName, contract })),
      ),
    [scans, isOwn],
  );
  const { priceOf, isSample } = useTokenPrices(valued);
  const list = useMemo(() => {
    const all = listApprovals(scans, {
      accounts,
      isOwn,
      nameOf,
      usdOf: (network, contract) =>
        network.type === 'testnet' ? null : priceOf({ network: network.rpcName, contract })?.usd,
    });
    if (!only) return all;
    const { groups, unverified, doubtful } = all;
    return {
      groups: ofToken(groups, only),
      unverified: ofToken(unverified, only),
      doubtful: ofToken(doubtful, only),
    };
  }, [scans, accounts, isOwn, nameOf, priceOf, only]);
  const rows = useMemo(
    () => [...list.groups, ...list.unverified, ...list.doubtful].flatMap((group) => group.rows),
    [list],
  );
  return { asked, scans, scan, list, rows, isSample };
}

function ofToken(groups: readonly SpenderGroup[], { contract }: OneToken): readonly SpenderGroup[] {
  return groups.flatMap((group) => {
    const rows = group.rows.filter(
      ({ approval }) => approval.contract.toLowerCase() === contract.toLowerCase(),
    );
    return rows.length > 0 ? [{ ...group, rows }] : [];
  });
}
