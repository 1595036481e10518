import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { isWrap } from '../isWrap.ts';
import type { SwapSequence, SwapStep } from './SwapSequence.ts';

/** Fields of a record that identify a step. */
export type StepFields = Pick<
  TransactionRecord,
  | 'type'
  | 'network'
  | 'from_address'
  | 'to_address'
  | 'amount'
  | 'amount_units'
  | 'contract_address'
  | 'call_kind'
  | 'spender'
  | 'allowed_units'
  | 'signed_transaction'
  | 'came'
>;

/**
 * Checks that a record is of exactly this step of a swap: not an approval of another amount, another swap by the same router, another call
 * with the same amount, or one that gave something else. An incomplete record of an approval or a swap counts as a match, so that nothing
 * is signed twice; one of a revocation never does.
 */
export function isStepRecord(sequence: SwapSequence, step: SwapStep, record: StepFields): boolean {
  const { account, network, router } = sequence;
  const to = targetOf(sequence, step);
  const isOwn = record.type !== 'receive' && record.network === network;
  if (!isOwn || !sameAddress(record.from_address, account)) return false;
  if (to === undefined || !sameAddress(record.to_address, to)) return false;
  const isSame = isSameCall(sequence, record);
  if (isSame === false) return false;
  if (step === 'swap')
    return record.type === 'swap' && sellsSame(sequence, record) && bringsSame(sequence, record);
  const isForRouter = router !== null && record.spender !== undefined && sameAddress(record.spender, router);
  if (!isForRouter) return false;
  const { call_kind: kind, allowed_units: allowed } = record;
  // For a contract that emitted no event, the record has an unknown approval; the call data shows it.
  const isUnknown = kind === 'approve' && allowed === undefined;
  if (step !== 'approve') return kind === 'revoke' || (isUnknown && isSame === true);
  return kind === 'approve' && (allowed === sequence.amount || isUnknown);
}

/** Returns the contract that a step of a swap calls. */
function targetOf({ sell, buy, router, network }: SwapSequence, step: SwapStep): string | undefined {
  if (step !== 'swap') return sell.contract ?? undefined;
  const { wrappedCoin } = networkById(network);
  return isWrap(wrappedCoin, sell.contract, buy.contract) ? wrappedCoin : (router ?? undefined);
}

function sellsSame({ sell, amount }: SwapSequence, record: StepFields): boolean {
  // The call had no amount.
  if (record.amount === '0') return true;
  const { contract_address: contract } = record;
  const isSame =
    sell.contract === null
      ? contract === undefined
      : contract !== undefined && sameAddress(contract, sell.contract);
  return isSame && (record.amount_units ?? record.amount) === writtenAs(record, sell.decimals, amount);
}

/** Compares the call data; a record has the signed bytes only until it is final: undefined without them. */
function isSameCall({ step }: SwapSequence, { signed_transaction: signed }: StepFields): boolean | undefined {
  const data = step?.data?.slice(2);
  return data === undefined || signed === undefined ? undefined : signed.toLowerCase().includes(data);
}

/** A swap that gave another token was another swap. */
function bringsSame({ buy }: SwapSequence, { came = [] }: StepFields): boolean {
  return (
    came.length === 0 ||
    came.some(({ kind, contract_address: contract }) =>
      buy.contract === null ? kind === 'coin' : contract !== undefined && sameAddress(contract, buy.contract),
    )
  );
}

function writtenAs({ amount_units: units }: StepFields, decimals: number, amount: string): string {
  return units === undefined ? formatAmount(BigInt(amount), decimals) : amount;
}
