import { SeaportError, type OrderFault } from '@everything-wallet/core/seaport/SeaportError';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import type { TextId } from '../../../texts/texts.ts';

/** Reason why a purchase or listing failed, as a text of the catalogue. */
export interface TradeProblem {
  readonly text: TextId;
  readonly values?: Readonly<Record<string, number>>;
}

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
export function problemOf(error: unknown): TradeProblem {
  if (error instanceof SeaportError) return { text: orderTexts[error.reason] ?? 'market.problem.order' };
  if (error instanceof CallableError) {
    const { retryAfterSeconds: seconds } = error;
    return seconds === undefined
      ? { text: 'market.problem.notAsked' }
      : { text: 'market.tooMany', values: { seconds } };
  }
  return { text: 'market.problem.unexpected' };
}
