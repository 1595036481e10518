/* Written by `npm run calls:generate` from packages/core/src/calls/kinds. */

import { approve } from './approve.ts';
import { approveAll } from './approveAll.ts';
import { cancelOrders } from './cancelOrders.ts';
import { changeAllowance } from './changeAllowance.ts';
import { claimWithdrawal } from './claimWithdrawal.ts';
import { daiPermit } from './daiPermit.ts';
import { fulfillOrder } from './fulfillOrder.ts';
import { incrementCounter } from './incrementCounter.ts';
import { multiTokenTransfer } from './multiTokenTransfer.ts';
import { multicall } from './multicall.ts';
import { nativeTransfer } from './nativeTransfer.ts';
import { nftTransfer } from './nftTransfer.ts';
import { permit } from './permit.ts';
import { permit2Approve } from './permit2Approve.ts';
import { permit2Lockdown } from './permit2Lockdown.ts';
import { requestWithdrawals } from './requestWithdrawals.ts';
import { routerPayout } from './routerPayout.ts';
import { selfPermit } from './selfPermit.ts';
import { stake } from './stake.ts';
import { swap } from './swap.ts';
import { tokenTransfer } from './tokenTransfer.ts';
import { transferFrom } from './transferFrom.ts';
import { unknown } from './unknown.ts';
import { unwrap } from './unwrap.ts';
import { unwrapStaked } from './unwrapStaked.ts';
import { vault } from './vault.ts';
import { wrap } from './wrap.ts';
import { wrapStaked } from './wrapStaked.ts';

/** Every kind of call by its name. */
export const callKinds = {
  approve,
  approveAll,
  cancelOrders,
  changeAllowance,
  claimWithdrawal,
  daiPermit,
  fulfillOrder,
  incrementCounter,
  multiTokenTransfer,
  multicall,
  nativeTransfer,
  nftTransfer,
  permit,
  permit2Approve,
  permit2Lockdown,
  requestWithdrawals,
  routerPayout,
  selfPermit,
  stake,
  swap,
  tokenTransfer,
  transferFrom,
  unknown,
  unwrap,
  unwrapStaked,
  vault,
  wrap,
  wrapStaked,
};
