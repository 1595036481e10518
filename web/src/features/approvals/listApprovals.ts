import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { PRICE_DECIMALS, statedPrice } from '@everything-wallet/core/amounts/statedPrice';
import type { Approval } from '@everything-wallet/core/schemas/approvalsAnswer';
import type { TokenFacts } from '@everything-wallet/core/schemas/holdings';
import { isUnlimited } from '@everything-wallet/core/calls/isUnlimited';
import type { Network } from '@everything-wallet/core/networks/networks';
import { approvalKey } from '@everything-wallet/core/approvals/approvalKey';
import type { ApprovalList, ApprovalRow, ApprovingAccount, SpenderGroup } from './ApprovalRow.ts';
import type { ApprovalNetworkScan } from './ApprovalNetworkScan.ts';

/** More decimals than any token has: values are compared as integers. */
const MAX_DECIMALS = 80;

/** Context for the rows. */
export interface ListContext {
  readonly accounts: readonly ApprovingAccount[];
  /** Returns the price of one token in dollars; null or undefined if unknown. */
  readonly usdOf: (network: Network, contract: string) => number | null | undefined;
  /** Returns true if the user has added a token by its contract. */
  readonly isOwn: (network: Network, contract: string) => boolean;
  /** Returns the user's name for an address. */
  readonly nameOf: (address: string) => string | undefined;
}

/** A row with its value, in a unit common to all rows. */
interface Weighed {
  readonly row: ApprovalRow;
  readonly value: bigint | undefined;
}

/**
 * Groups the approvals found by spender: highest value at risk first, and unlimited before limited ones of equal value. Assets on
 * test networks and unverified tokens have no value.
 */
export function listApprovals(scans: readonly ApprovalNetworkScan[], context: ListContext): ApprovalList {
  const accounts = new Map(context.accounts.map((account) => [account.address.toLowerCase(), account]));
  const lists = { groups: [] as Weighed[], unverified: [] as Weighed[], doubtful: [] as Weighed[] };
  for (const { network, answer } of scans) {
    const tokens = new Map(answer?.tokens.map((token) => [token.contract.toLowerCase(), token]));
    for (const approval of answer?.approvals ?? []) {
      const account = accounts.get(approval.owner.toLowerCase());
      if (!account) continue;
      const token = tokens.get(approval.contract.toLowerCase());
      const isVerified = token?.isListed === true || context.isOwn(network, approval.contract);
      const value = isVerified ? valueOf(approval, token, network, context) : undefined;
      const row: ApprovalRow = {
        key: `${network.id} ${approvalKey(approval)}`,
        network,
        approval,
        token,
        account,
        block: answer?.block?.number,
        isUnlimited: approval.units !== null && hasNoLimit(approval),
        usd: value === undefined ? undefined : formatAmount(value, MAX_DECIMALS + PRICE_DECIMALS),
      };
      const isDoubtful = approval.units === null && approval.agreement === 'unconfirmed';
      lists[isDoubtful ? 'doubtful' : isVerified ? 'groups' : 'unverified'].push({ row, value });
    }
  }
  return {
    groups: grouped(lists.groups, context),
    unverified: grouped(lists.unverified, context),
    doubtful: grouped(lists.doubtful, context),
  };
}

function hasNoLimit({ kind, units }: Approval): boolean {
  return kind === 'operator' || (kind !== 'tokenApproval' && isUnlimited(BigInt(units ?? 0)));
}

function valueOf(
  { kind, contract, atRisk }: Approval,
  token: TokenFacts | undefined,
  network: Network,
  { usdOf }: ListContext,
): bigint | undefined {
  const decimals = token?.decimals ?? undefined;
  const isOfUnits = kind === 'allowance' || kind === 'permit2';
  if (!isOfUnits || atRisk === null || decimals === undefined || decimals > MAX_DECIMALS) return undefined;
  const usd = usdOf(network, contract);
  if (usd === undefined || usd === null) return undefined;
  return BigInt(atRisk) * statedPrice(usd) * 10n ** BigInt(MAX_DECIMALS - decimals);
}

function grouped(weighed: readonly Weighed[], { nameOf }: ListContext): readonly SpenderGroup[] {
  const groups = new Map<string, Weighed[]>();
  for (const one of weighed.toSorted(byWeight)) {
    const { network, approval } = one.row;
    const key = `${network.id} ${approval.spender?.toLowerCase() ?? ''}`;
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  // A map preserves insertion order: that of each group's most valuable row.
  return [...groups].flatMap(([key, group]) => {
    const rows = group.map(({ row }) => row);
    const [first] = rows;
    if (!first) return [];
    const spender = first.approval.spender ?? undefined;
    const name = first.approval.spenderName ?? (spender === undefined ? undefined : nameOf(spender));
    return [{ key, network: first.network, spender, name, rows }];
  });
}

function byWeight(one: Weighed, other: Weighed): number {
  const [mine, its] = [one.value ?? -1n, other.value ?? -1n];
  if (mine !== its) return mine > its ? -1 : 1;
  if (one.row.isUnlimited !== other.row.isUnlimited) return one.row.isUnlimited ? -1 : 1;
  return other.row.approval.changedBlock - one.row.approval.changedBlock;
}
