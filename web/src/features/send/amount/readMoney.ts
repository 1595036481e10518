import { AmountError } from '@everything-wallet/core/amounts/AmountError';
import type { NumberStyle } from '@everything-wallet/core/amounts/numberStyle';
import { parseAmount } from '@everything-wallet/core/amounts/parseAmount';
import { readTypedAmount } from '@everything-wallet/core/amounts/readTypedAmount';
import { amountAmbiguity } from '@everything-wallet/core/amounts/typedAmountSchema';
import type { MessageId } from '../../../messages/messages.ts';

const CENT_DECIMALS = 2;

/** A sum of dollars as it was typed: whole cents, or what is wrong with it as a field problem; neither where nothing is typed. */
export interface TypedMoney {
  readonly cents?: bigint;
  readonly problem?: string;
}

/** Reads dollars as somebody typed them; nothing is rounded, and a text with two readings has none. */
export function readMoney(text: string, style: NumberStyle): TypedMoney {
  if (text.trim() === '') return {};
  try {
    const plain = readTypedAmount(text, style);
    // '05' is a slip of somebody who meant '0.5' or '5'.
    if (/^0\d/.test(plain)) return { problem: 'send.error.amountMalformed' satisfies MessageId };
    return { cents: parseAmount(plain, CENT_DECIMALS) };
  } catch (error) {
    return { problem: amountAmbiguity(text, style) ?? problemOf(error) };
  }
}

function problemOf(error: unknown): MessageId {
  const isTooFine = error instanceof AmountError && error.reason === 'tooManyDecimals';
  return isTooFine ? 'send.money.decimals' : 'send.error.amountMalformed';
}
