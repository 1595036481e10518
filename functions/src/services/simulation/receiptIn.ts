import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { decodeCall } from '@everything-wallet/core/calls/decodeCall';
import type { SimulatedCall } from '@everything-wallet/core/simulation/SimulatedCall';
import type { Receipt } from './Effect.ts';

/** Finds the recipient of a token transfer, whose balance shows what arrives of it; empty for any other call. */
export function receiptIn(transaction: SimulatedCall): readonly Receipt[] {
  const call = decodeCall(transaction);
  if (call.kind !== 'tokenTransfer' || sameAddress(call.to, transaction.from)) return [];
  return [{ kind: 'receipt', contract: call.contract, recipient: call.to }];
}
