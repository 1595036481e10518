import type { Network } from '@everything-wallet/core/networks/networks';
import { encodeTokenTransfer } from '@everything-wallet/core/tokens/encodeTokenTransfer';
import type { TransferFees } from '@everything-wallet/core/transactions/transferFees';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import { feeChoiceKey } from '../fees/feeChoiceKey.ts';
import type { Sender } from '../pipeline/Sender.ts';
import type { Recipient } from '../recipients/Recipient.ts';
import type { SendableToken } from './SendableToken.ts';
import type { SentAsset } from './sentAsset.ts';
import type { FixedSender } from './useFixedSender.ts';
import type { TransferCost } from './useTransferCost.ts';

type TransferRequest = Extract<CallRequest, { readonly to: string }>;

/** Transfer that can be simulated, as the call that will be signed. */
export interface SimulatedTransfer {
  readonly request: TransferRequest;
  /** Fees to sign; undefined where they are unknown. */
  readonly fees: TransferFees | undefined;
  /** Key of the chosen fees. */
  readonly choice: string;
  /** True if fees are known, or known to be unavailable. */
  readonly isReady: boolean;
  /** True while the full balance is sent: the amount follows the fee. */
  readonly isFollowing: boolean;
}

interface TypedTransfer {
  readonly network: Network;
  readonly origin: FixedSender;
  readonly recipient: Pick<Recipient, 'address'>;
  /** In the smallest unit. */
  readonly amount: bigint | undefined;
  readonly asset: Pick<SentAsset, 'spendable'>;
  readonly token: SendableToken | undefined;
  readonly cost: TransferCost;
  readonly isMax: boolean;
}

/** Describes a transfer for its simulation; undefined while recipient or amount are missing, malformed or not covered. */
export function simulatedTransfer(typed: TypedTransfer): SimulatedTransfer | undefined {
  const { network, origin, recipient, amount, asset, token, isMax } = typed;
  const { estimation, feeChoice, totals } = typed.cost;
  const { sender, isMoved } = origin;
  const { address: to } = recipient;
  const { spendable } = asset;
  if (!sender || isMoved || to === undefined || amount === undefined) return undefined;
  if (spendable !== undefined && amount > spendable) return undefined;
  return {
    request: transferRequest({ network, sender, to, amount, token }),
    fees: totals.fees,
    choice: feeChoiceKey(feeChoice),
    isReady: totals.fees !== undefined || estimation.isFailed,
    isFollowing: isMax && !token,
  };
}

function transferRequest({
  network,
  sender,
  to,
  amount,
  token,
}: {
  readonly network: Network;
  readonly sender: Sender;
  readonly to: string;
  readonly amount: bigint;
  readonly token: SendableToken | undefined;
}): TransferRequest {
  if (!token) return { network, sender, to, value: amount, data: '0x' };
  const { contract } = token;
  return {
    network,
    sender,
    to: contract,
    value: 0n,
    data: encodeTokenTransfer(to, amount),
    facts: { standard: 'erc20' },
    watched: [{ kind: 'erc20', contract }],
  };
}
