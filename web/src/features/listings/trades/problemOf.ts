import { SeaportError, type OrderFault } from '@everything-wallet/core/seaport/SeaportError';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import type { TextId } from '../../../texts/texts.ts';

/** Why something was not bought or listed, as a text of the catalogue. */
export interface TradeProblem {
  readonly text: TextId;
  readonly values?: Readonly<Record<string, number>>;
}

/** What is wrong with an order, in a sentence; of most it is enough that it is not what it was shown as. */
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

/** What to say of a failure before anything was signed. */
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
