import { ZeroAddress } from 'ethers/constants';
import { sameAddress } from '../accounts/sameAddress.ts';
import type { NetworkId } from '../networks/networks.ts';
import { isListedVault } from '../vaults/vaultsOf.ts';
import type {
  ApproveCall,
  Call,
  FulfillOrderCall,
  PermitCall,
  Recipient,
  SwapCall,
  VaultCall,
} from './Call.ts';
import type { CallCircumstances } from './CallCircumstances.ts';
import type { CallWarning } from './CallWarning.ts';
import { unusedCoin } from './unusedCoin.ts';
import { innermostCalls } from './innermostCalls.ts';
import { isUnverifiedTarget } from './isUnverifiedTarget.ts';
import { isUnlimited } from './isUnlimited.ts';
import { warningKey } from './warningKey.ts';

/** Circumstances that the warnings of a call depend on. */
export interface JudgedWith extends CallCircumstances {
  /** Network of the call; undefined if the wallet does not know it. */
  readonly network: NetworkId | undefined;
  /** Seconds since 1970. */
  readonly now: bigint;
  /** Current allowance of the spender of an `approve`; undefined if it was not read. */
  readonly allowance?: bigint | undefined;
  /** Coin balance of the sender and highest fee of the call, in wei; undefined if either is unknown. */
  readonly funds?: { readonly balance: bigint; readonly fee: bigint } | undefined;
}

/** Seconds beyond which a deadline protects too little. */
const DAY = 86_400n;

/**
 * Returns the warnings that the call data alone gives rise to. `simulationWarnings` adds those that need the chain, for example for a
 * spender without code.
 *
 * @returns each once, not sorted by severity
 */
export function callWarnings(call: Call, about: JudgedWith): readonly CallWarning[] {
  const calls = innermostCalls(call);
  const unknownInside = call.kind === 'multicall' ? calls.filter(({ kind }) => kind === 'unknown').length : 0;
  return unique([
    ...calls.flatMap((one, place) => warningsOf(one, calls.slice(place + 1), about)),
    ...deadlineWarnings(call, about.now),
    ...withoutDeadline(call, calls),
    ...coinWarnings(call, about),
    ...runningOut(call, about.funds),
    ...calls.flatMap((one) => unverifiedTargetWarnings(one, about)),
    ...(unknownInside > 0 ? ([{ type: 'innerUnknown', count: unknownInside }] as const) : []),
  ]).filter(({ type }) => type !== 'unknownCall' || call.kind === 'unknown');
}

function unique(warnings: readonly CallWarning[]): CallWarning[] {
  return [...new Map(warnings.map((warning) => [warningKey(warning), warning])).values()];
}

function warningsOf(call: Call, later: readonly Call[], about: JudgedWith): CallWarning[] {
  switch (call.kind) {
    case 'nativeTransfer':
      return toZero(call.to);
    case 'tokenTransfer':
      return [...toZero(call.to), ...toOwnContract(call.to, call.contract)];
    case 'transferFrom':
      return [
        ...toZero(call.to),
        ...toOwnContract(call.to, call.contract),
        ...unclear(call.standard, call.contract),
      ];
    case 'nftTransfer':
    case 'multiTokenTransfer':
      return [...toZero(call.to), ...toOwnContract(call.to, call.contract)];
    case 'vault':
      return vaultWarnings(call, about);
    case 'swap':
      return swapWarnings(call, later, about);
    case 'routerPayout':
      return toOther(call.recipient, about);
    case 'fulfillOrder':
      return orderWarnings(call, about);
    case 'requestWithdrawals':
      return call.owner === ZeroAddress ? [] : toOther({ address: call.owner }, about);
    case 'unknown':
      return [{ type: 'unknownCall' }];
    default:
      return permissionWarnings(call, about);
  }
}

function permissionWarnings(call: Call, about: JudgedWith): CallWarning[] {
  switch (call.kind) {
    case 'approve':
      return approveWarnings(call, about);
    case 'changeAllowance':
      // An increase adds to the current allowance.
      return call.direction === 'increase'
        ? approvalWarnings(call.contract, call.spender, call.amount + (about.allowance ?? 0n))
        : [];
    case 'permit':
      return [
        ...approvalWarnings(call.contract, call.spender, call.amount),
        ...changed(call, call.amount, about),
      ];
    case 'permit2Approve':
      return approvalWarnings(call.token, call.spender, call.amount);
    case 'daiPermit':
      return call.allowed
        ? [{ type: 'unlimitedApproval', contract: call.contract, spender: call.spender }]
        : [];
    case 'selfPermit':
      return call.amount === undefined || isUnlimited(call.amount)
        ? [{ type: 'unlimitedApproval', contract: call.token, spender: call.contract }]
        : [];
    case 'approveAll':
      return call.isApproved
        ? [{ type: 'approvalForAll', contract: call.contract, spender: call.operator }]
        : [];
    default:
      return [];
  }
}

function vaultWarnings(call: VaultCall, about: JudgedWith): CallWarning[] {
  const isOpenEnded = call.action === 'mint' || call.action === 'withdraw';
  return [
    ...toOther({ address: call.receiver }, about),
    // The vault itself decides how many assets it takes for shares, and how many shares for assets.
    // The wallet knows the code of its own pools and simulates these calls first.
    ...(isOpenEnded && !isOwnPool(call.contract, about) ? ([{ type: 'noMostInput' }] as const) : []),
  ];
}

function isOwnPool(contract: string, { network }: JudgedWith): boolean {
  return network !== undefined && isListedVault(network, contract);
}

function unverifiedTargetWarnings(call: Call, about: JudgedWith): CallWarning[] {
  const contract = call.kind === 'nativeTransfer' ? undefined : call.contract;
  return contract !== undefined && isUnverifiedTarget(call, about)
    ? [{ type: 'unknownContract', contract }]
    : [];
}

function toZero(to: string): CallWarning[] {
  return to === ZeroAddress ? [{ type: 'zeroRecipient' }] : [];
}

function toOwnContract(to: string, contract: string): CallWarning[] {
  return sameAddress(to, contract) ? [{ type: 'toOwnContract', contract }] : [];
}

function unclear(standard: 'erc20' | 'erc721' | undefined, contract: string): CallWarning[] {
  return standard === undefined ? [{ type: 'amountOrId', contract }] : [];
}

function approvalWarnings(contract: string, spender: string, amount: bigint): CallWarning[] {
  return isUnlimited(amount) ? [{ type: 'unlimitedApproval', contract, spender }] : [];
}

/** Warns of an approval that changes a current allowance to another amount other than 0. */
function changed(
  { contract, spender }: ApproveCall | PermitCall,
  amount: bigint,
  { allowance: before = 0n }: JudgedWith,
): CallWarning[] {
  const isChanged = before !== 0n && amount !== 0n && before !== amount;
  return isChanged ? [{ type: 'approvalChanged', contract, spender, before }] : [];
}

function approveWarnings(call: ApproveCall, about: JudgedWith): CallWarning[] {
  const { contract, spender, amountOrId, standard } = call;
  return [
    ...unclear(standard, contract),
    // If the contract is in fact ERC-20, the number is an amount; an approval of the zero address permits nothing.
    ...(spender === ZeroAddress ? [] : approvalWarnings(contract, spender, amountOrId)),
    ...(standard === 'erc721' ? [] : changed(call, amountOrId, about)),
  ];
}

function toOther(recipient: Recipient, { sender }: JudgedWith): CallWarning[] {
  if (typeof recipient === 'string') return [];
  const { address } = recipient;
  return [
    ...toZero(address),
    ...(sameAddress(address, sender) ? [] : ([{ type: 'otherRecipient', recipient: address }] as const)),
  ];
}

function swapWarnings(call: SwapCall, later: readonly Call[], about: JudgedWith): CallWarning[] {
  const isToRouter =
    call.recipient === 'contract' ||
    (typeof call.recipient === 'object' && sameAddress(call.recipient.address, call.contract));
  const collected = isToRouter ? later.find((next) => takesOn(next, call, about)) : undefined;
  // A swap for an exact output that stops at its price limit pays less, without a lower bound.
  const own = call.exact === 'output' && call.priceLimit !== 0n ? 0n : call.amountOut;
  const minOutput =
    collected?.kind === 'routerPayout' && collected.amountMin > own ? collected.amountMin : own;
  const isNext = collected?.kind === 'swap';
  return [
    ...(isToRouter ? [] : toOther(call.recipient, about)),
    ...(isToRouter && !collected ? ([{ type: 'leftWithRouter', contract: call.contract }] as const) : []),
    // An inner swap is bounded at its last step.
    ...(isWithoutMost(call) ? ([{ type: 'noMostInput' }] as const) : []),
    ...(minOutput === 0n && !isNext ? ([{ type: 'noLeastOutput' }] as const) : []),
  ];
}

function orderWarnings(call: FulfillOrderCall, about: JudgedWith): CallWarning[] {
  const { order, signedPayments } = call;
  const added = order.consideration.filter((_, place) => BigInt(place) >= signedPayments);
  const bringsSomething = order.offer.some(
    ({ startAmount, endAmount }) => startAmount > 0n && endAmount > 0n,
  );
  return [
    ...toOther(call.recipient, about),
    ...added.map(({ recipient }) => ({ type: 'tip', recipient }) as const),
    ...(bringsSomething ? [] : ([{ type: 'noLeastOutput' }] as const)),
    ...(order.endTime <= about.now ? ([{ type: 'deadlinePassed', deadline: order.endTime }] as const) : []),
  ];
}

/** Returns true for a swap without a maximum input. Coin is bounded by the value of the call. */
function isWithoutMost({ exact, paysCoin, amountIn }: SwapCall): boolean {
  return exact === 'output' && !paysCoin && amountIn !== undefined && isUnlimited(amountIn);
}

/** Checks whether a later call uses the output that a swap left with the router. */
function takesOn(next: Call, { path }: SwapCall, { wrappedCoin }: JudgedWith): boolean {
  const last = path.at(-1) ?? '';
  // A router pays from its own balance only if the call spends all of it; otherwise the sender pays.
  if (next.kind === 'swap') return next.amountIn === undefined && next.path[0] === last;
  if (next.kind !== 'routerPayout') return false;
  if (next.action === 'sweep') return next.token === last;
  return next.action === 'unwrap' && wrappedCoin !== undefined && sameAddress(wrappedCoin, last);
}

function deadlineWarnings(call: Call, now: bigint): CallWarning[] {
  if (call.kind === 'multicall') {
    return [
      ...judgeDeadline(call.deadline, now),
      ...call.calls.flatMap((inner) => deadlineWarnings(inner, now)),
    ];
  }
  if (call.kind === 'swap' || call.kind === 'permit' || call.kind === 'selfPermit') {
    return judgeDeadline(call.deadline, now);
  }
  return call.kind === 'daiPermit' && call.expiry !== 0n ? judgeDeadline(call.expiry, now) : [];
}

/** Warns of swaps without a deadline; one deadline covers the whole transaction. */
function withoutDeadline(call: Call, calls: readonly Call[]): CallWarning[] {
  const hasSwap = calls.some(({ kind }) => kind === 'swap');
  return hasSwap && !hasDeadline(call) ? [{ type: 'noDeadline' }] : [];
}

function hasDeadline(call: Call): boolean {
  if (call.kind === 'swap') return call.deadline !== undefined;
  return call.kind === 'multicall' && (call.deadline !== undefined || call.calls.some(hasDeadline));
}

function judgeDeadline(deadline: bigint | undefined, now: bigint): CallWarning[] {
  if (deadline === undefined) return [];
  if (deadline < now) return [{ type: 'deadlinePassed', deadline }];
  return deadline > now + DAY ? [{ type: 'deadlineFar', deadline }] : [];
}

function coinWarnings(call: Call, { wrappedCoin }: JudgedWith): CallWarning[] {
  const amount = unusedCoin(call, wrappedCoin);
  return amount > 0n ? [{ type: 'coinLeft', amount }] : [];
}

/** Warns of a call that leaves too little coin for the fees of later calls, at least for a revoke. */
function runningOut({ value }: Call, funds: JudgedWith['funds']): CallWarning[] {
  if (!funds || value === 0n) return [];
  return funds.balance - value < 2n * funds.fee ? [{ type: 'coinRunsOut' }] : [];
}
