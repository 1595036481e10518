import { AmountError } from '@everything-wallet/core/amounts/AmountError';
import type { NumberStyle } from '@everything-wallet/core/amounts/numberStyle';
import { parseAmount } from '@everything-wallet/core/amounts/parseAmount';
import { readTypedAmount } from '@everything-wallet/core/amounts/readTypedAmount';
import { amountAmbiguity } from '@everything-wallet/core/amounts/typedAmountSchema';
import { writeFieldProblem } from '@everything-wallet/core/errors/fieldProblem';
import type { CurrencyCode } from '@everything-wallet/core/money/currencyCodes';
import { currencyDecimals } from '../../../lib/money/currencyDecimals.ts';
import type { TextId } from '../../../texts/texts.ts';

/** Typed sum of money: in the smallest unit, or a field problem; neither for an empty field. */
export interface TypedMoney {
  readonly units?: bigint;
  readonly problem?: string;
}

/** Parses a typed sum of money without rounding; an ambiguous text is a problem. */
export function readMoney(text: string, style: NumberStyle, currency: CurrencyCode): TypedMoney {
  if (text.trim() === '') return {};
  try {
    const plain = readTypedAmount(text, style);
    // '05' is a typo for '0.5' or '5'.
    if (/^0\d/.test(plain)) return { problem: 'send.error.amountMalformed' satisfies TextId };
    return { units: parseAmount(plain, currencyDecimals(currency)) };
  } catch (error) {
    return { problem: amountAmbiguity(text, style) ?? problemOf(error, currency) };
  }
}

function problemOf(error: unknown, currency: CurrencyCode): string {
  const isTooFine = error instanceof AmountError && error.reason === 'tooManyDecimals';
  if (!isTooFine) return 'send.error.amountMalformed' satisfies TextId;
  const values = { currency, count: currencyDecimals(currency) };
  return writeFieldProblem({ id: 'send.money.decimals', values });
}
