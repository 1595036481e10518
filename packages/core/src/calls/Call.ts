/* Written by `npm run calls:generate` from packages/core/src/calls/kinds. */

import type { ApproveCall } from './types/ApproveCall.ts';
import type { ApproveAllCall } from './types/ApproveAllCall.ts';
import type { CancelOrdersCall } from './types/CancelOrdersCall.ts';
import type { ChangeAllowanceCall } from './types/ChangeAllowanceCall.ts';
import type { ClaimWithdrawalCall } from './types/ClaimWithdrawalCall.ts';
import type { DaiPermitCall } from './types/DaiPermitCall.ts';
import type { FulfillOrderCall } from './types/FulfillOrderCall.ts';
import type { IncrementCounterCall } from './types/IncrementCounterCall.ts';
import type { MultiTokenTransferCall } from './types/MultiTokenTransferCall.ts';
import type { MulticallCall } from './types/MulticallCall.ts';
import type { NativeTransferCall } from './types/NativeTransferCall.ts';
import type { NftTransferCall } from './types/NftTransferCall.ts';
import type { PermitCall } from './types/PermitCall.ts';
import type { Permit2ApproveCall } from './types/Permit2ApproveCall.ts';
import type { Permit2LockdownCall } from './types/Permit2LockdownCall.ts';
import type { RequestWithdrawalsCall } from './types/RequestWithdrawalsCall.ts';
import type { RouterPayoutCall } from './types/RouterPayoutCall.ts';
import type { SelfPermitCall } from './types/SelfPermitCall.ts';
import type { StakeCall } from './types/StakeCall.ts';
import type { SwapCall } from './types/SwapCall.ts';
import type { TokenTransferCall } from './types/TokenTransferCall.ts';
import type { TransferFromCall } from './types/TransferFromCall.ts';
import type { UnknownCall } from './types/UnknownCall.ts';
import type { UnwrapCall } from './types/UnwrapCall.ts';
import type { UnwrapStakedCall } from './types/UnwrapStakedCall.ts';
import type { PoolCall } from './types/PoolCall.ts';
import type { WrapCall } from './types/WrapCall.ts';
import type { WrapStakedCall } from './types/WrapStakedCall.ts';

/** Decoded call. Addresses have checksums (EIP-55), amounts are in the smallest unit. */
export type Call =
  | ApproveCall
  | ApproveAllCall
  | CancelOrdersCall
  | ChangeAllowanceCall
  | ClaimWithdrawalCall
  | DaiPermitCall
  | FulfillOrderCall
  | IncrementCounterCall
  | MultiTokenTransferCall
  | MulticallCall<Call>
  | NativeTransferCall
  | NftTransferCall
  | PermitCall
  | Permit2ApproveCall
  | Permit2LockdownCall
  | RequestWithdrawalsCall
  | RouterPayoutCall
  | SelfPermitCall
  | StakeCall
  | SwapCall
  | TokenTransferCall
  | TransferFromCall
  | UnknownCall
  | UnwrapCall
  | UnwrapStakedCall
  | PoolCall
  | WrapCall
  | WrapStakedCall;
