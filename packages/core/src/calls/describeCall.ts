import { ZeroAddress } from 'ethers/constants';
import { sameAddress } from '../accounts/sameAddress.ts';
import type { TextId } from '../texts/texts.ts';
import type { ApproveCall, Call, FulfillOrderCall, MulticallCall, OrderItem } from './Call.ts';
import type { CallCircumstances } from './CallCircumstances.ts';
import type { CallEffects } from './CallEffects.ts';
import { effectsOf } from './effectsOf.ts';

/** Description of a call for the user. */
export interface CallDescription extends CallEffects {
  /** Title in a word or two: a text id without values. */
  readonly titleId: TextId;
  /** Seconds since 1970; undefined if the call does not expire. */
  readonly deadline: bigint | undefined;
  /**
   * Accepted loss of value before the call fails, in basis points; undefined if the call does not state it.
   */
  readonly maxLossBps: bigint | undefined;
  /** Descriptions of the inner calls; their effects are included above. */
  readonly parts: readonly CallDescription[];
}

const TITLES = {
  nativeTransfer: 'call.title.nativeTransfer',
  tokenTransfer: 'call.title.tokenTransfer',
  transferFrom: 'call.title.transferFrom',
  changeAllowance: 'call.title.changeAllowance',
  permit: 'call.title.permit',
  daiPermit: 'call.title.permit',
  nftTransfer: 'call.title.nftTransfer',
  multiTokenTransfer: 'call.title.multiTokenTransfer',
  permit2Lockdown: 'call.title.revoke',
  wrap: 'call.title.wrap',
  unwrap: 'call.title.unwrap',
  swap: 'call.title.swap',
  selfPermit: 'call.title.permit',
  cancelOrders: 'call.title.cancelOrders',
  incrementCounter: 'call.title.incrementCounter',
  stake: 'call.title.stake',
  wrapStaked: 'call.title.wrapStaked',
  unwrapStaked: 'call.title.unwrapStaked',
  requestWithdrawals: 'call.title.requestWithdrawals',
  claimWithdrawal: 'call.title.claimWithdrawal',
  multicall: 'call.title.multicall',
  unknown: 'call.title.unknown',
} as const satisfies Partial<Record<Call['kind'], TextId>>;

/** Describes a call: its title, what is sent and at least received, and the permissions. */
export function describeCall(call: Call, context: CallCircumstances): CallDescription {
  const parts = call.kind === 'multicall' ? call.calls.map((inner) => describeCall(inner, context)) : [];
  return {
    titleId: titleOf(call, context.sender),
    ...effectsOf(call, context),
    deadline: deadlineOf(call),
    maxLossBps: call.kind === 'vault' ? call.maxLossBps : undefined,
    parts,
  };
}

function titleOf(call: Call, sender: string): TextId {
  switch (call.kind) {
    case 'multicall':
      return isOneSwap(call) ? TITLES.swap : TITLES.multicall;
    case 'approve':
      return isTakenBack(call) ? 'call.title.revoke' : 'call.title.approve';
    case 'permit2Approve':
      return call.amount === 0n ? 'call.title.revoke' : 'call.title.approve';
    case 'approveAll':
      return call.isApproved ? 'call.title.approveAll' : 'call.title.revokeAll';
    case 'transferFrom':
      return sameAddress(call.from, sender) ? 'call.title.transferFromOwn' : TITLES.transferFrom;
    case 'vault':
      return call.action === 'deposit' || call.action === 'mint'
        ? 'call.title.vaultDeposit'
        : 'call.title.vaultWithdrawal';
    case 'fulfillOrder':
      return titleOfOrder(call);
    case 'routerPayout':
      return `call.title.${call.action}`;
    default:
      return TITLES[call.kind];
  }
}

/** Returns the title of an order: buying NFTs, selling them, or another exchange. */
function titleOfOrder({ order: { offer, consideration } }: FulfillOrderCall): TextId {
  const areNfts = (items: readonly OrderItem[]) =>
    items.length > 0 && items.every(({ itemType }) => itemType > 1);
  const areMoney = (items: readonly OrderItem[]) => items.every(({ itemType }) => itemType <= 1);
  if (areNfts(offer) && areMoney(consideration)) return 'call.title.buyNft';
  const given = consideration.filter(({ itemType }) => itemType > 1);
  return given.length > 0 && areMoney(offer) ? 'call.title.sellNft' : 'call.title.fulfillOrder';
}

/** For ERC-721, 0 is a valid NFT id, and an approval of the zero address revokes. */
function isTakenBack({ standard, spender, amountOrId }: ApproveCall): boolean {
  return standard === 'erc721' ? spender === ZeroAddress : standard === 'erc20' && amountOrId === 0n;
}

function deadlineOf(call: Call): bigint | undefined {
  switch (call.kind) {
    case 'permit':
    case 'swap':
    case 'selfPermit':
    case 'multicall':
      return call.deadline;
    case 'fulfillOrder':
      return call.order.endTime;
    case 'daiPermit':
      return call.expiry === 0n ? undefined : call.expiry;
    default:
      return undefined;
  }
}

/** True for one swap and its payouts, as SwapRouter02 takes swaps with a deadline. */
function isOneSwap({ calls: [swap, ...others] }: MulticallCall): boolean {
  return swap?.kind === 'swap' && others.every(({ kind }) => kind === 'routerPayout');
}
