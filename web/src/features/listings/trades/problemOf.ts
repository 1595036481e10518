import { CallError } from '@everything-wallet/core/calls/CallError';
import { SeaportError, type OrderFault } from '@everything-wallet/core/seaport/SeaportError';
import { failureProblem } from '../../../lib/callSequence/failureProblem.ts';
import type { SequenceProblem } from '../../../lib/callSequence/SequenceProblem.ts';
import type { TextId } from '../../../texts/texts.ts';

/** Texts for faults of an order; for most, it is enough that the order differs from what was shown. */
const orderTexts: Partial<Record<OrderFault, TextId>> = {
  token: 'market.problem.token',
  expired: 'market.problem.expired',
  notYet: 'market.problem.notYet',
  hiddenFee: 'market.problem.fee',
  paidInToken: 'market.problem.inToken',
  parts: 'market.problem.parts',
  selfBuy: 'market.problem.own',
  bulkSignature: 'market.problem.signature',
  contractSignature: 'market.problem.signature',
};

/** Returns the text for a failure before the signature. */
export function problemOf(error: unknown): SequenceProblem {
  if (error instanceof SeaportError) return { text: orderTexts[error.reason] ?? 'market.problem.order' };
  if (error instanceof CallError) return { text: 'market.problem.unexpected' };
  return failureProblem(error, {
    tooMany: 'market.tooMany',
    notAsked: 'market.problem.notAsked',
    unexpected: 'market.problem.unexpected',
    logged: 'A trade could not be made ready',
  });
}
