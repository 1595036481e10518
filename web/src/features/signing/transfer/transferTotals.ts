import type { GasEstimate } from '@everything-wallet/core/schemas/gasEstimate';
import { isBaseFeeCompared } from '@everything-wallet/core/fees/isBaseFeeCompared';
import type { Network } from '@everything-wallet/core/networks/networks';
import { maxFee, paidInFull, type TransferFees } from '@everything-wallet/core/transactions/transferFees';
import type { TextId } from '../../../texts/texts.ts';
import { fundsProblem } from './fundsProblem.ts';
import { maxNote } from './maxNote.ts';

/** Amount, balances and fees of a transfer, as far as they are known. */
interface TransferQuestion {
  readonly network: Pick<Network, 'feeModel'>;
  readonly estimate: GasEstimate | undefined;
  /** Fees as the user chose them. */
  readonly chosenFees: TransferFees | undefined;
  /** Amount in the smallest unit; undefined while it cannot be read. */
  readonly amount: bigint | undefined;
  /** Native coin of the sender, in wei. */
  readonly balance: bigint | undefined;
  /** Set where a token is sent and not native coin. */
  readonly token: { readonly balance: bigint | undefined } | undefined;
  /** True where the full balance is sent. */
  readonly isMax: boolean;
}

/** Fees and total of a transfer, and the balance that pays for them. */
export interface TransferTotals {
  /** Fees to sign. */
  readonly fees: TransferFees | undefined;
  /** Highest fee, in wei. */
  readonly fee: bigint | undefined;
  /** Native coin that pays, in wei. */
  readonly held: bigint | undefined;
  /** Highest amount that can be sent, in the smallest unit. */
  readonly most: bigint | undefined;
  /** Maximum total in wei; of a token transfer the fee alone. */
  readonly total: bigint | undefined;
  /** Balance that is too small. */
  readonly shortage: TextId | undefined;
  /** Result of sending the full balance. */
  readonly maxNote: TextId | undefined;
}

/** Computes fees, total and shortage of a transfer. */
export function transferTotals(question: TransferQuestion): TransferTotals {
  const { network, estimate, chosenFees, amount, token, isMax } = question;
  const isAllCoin = isMax && !token;
  // Code may leave some of its gas: nothing says beforehand what a transfer to a contract costs to the wei, nor what the L1 data fee
  // will be. And what is paid in full does not come back, so one node alone is not believed in what gas costs where another could
  // have answered.
  const isPayable = isAllCoin && estimate?.toIsContract === false && network.feeModel === 'gas';
  const isPaidInFull = isPayable && isBaseFeeCompared(estimate);
  const fees = isPaidInFull && chosenFees ? paidInFull(chosenFees) : chosenFees;
  const fee = fees && maxFee(fees);
  const held = heldCoin(question, isAllCoin);
  const most = token ? token.balance : restAfter(fee, held);
  const isTooLittle = isAllCoin && (held === 0n || (most !== undefined && most <= 0n));
  return {
    fees,
    fee,
    held,
    most,
    total: totalOf(question, fee),
    shortage: isTooLittle
      ? 'send.error.insufficientFunds'
      : fundsProblem({ amount, fee, balance: held, token }),
    maxNote:
      isAllCoin && fees && !isTooLittle
        ? maxNote({ fees, isPayable, isPaidInFull, isToContract: estimate?.toIsContract === true })
        : undefined,
  };
}

/**
 * Native coin of the sender. Of the full balance it is that of the same answer as the fee, since amount and fee must be all of it, to
 * the wei. A balance that is still being read is in the estimate as well: the user does not have to wait for both.
 */
function heldCoin({ estimate, balance }: TransferQuestion, isAllCoin: boolean): bigint | undefined {
  const quoted = estimate?.balance === undefined ? undefined : BigInt(estimate.balance);
  return isAllCoin ? (quoted ?? balance) : (balance ?? quoted);
}

function restAfter(fee: bigint | undefined, held: bigint | undefined): bigint | undefined {
  return fee === undefined || held === undefined ? undefined : held - fee;
}

function totalOf({ amount, token }: TransferQuestion, fee: bigint | undefined): bigint | undefined {
  if (amount === undefined || fee === undefined) return undefined;
  return token ? fee : amount + fee;
}
