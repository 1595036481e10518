import { z } from 'zod';
import { writeFieldProblem } from '../errors/fieldProblem.ts';
import type { TextId } from '../texts/texts.ts';
import { AmbiguousAmountError } from './AmbiguousAmountError.ts';
import { AmountError, type AmountErrorReason } from './AmountError.ts';
import type { NumberStyle } from './numberStyle.ts';
import { COIN_DECIMALS, parseAmount } from './parseAmount.ts';
import { readTypedAmount } from './readTypedAmount.ts';

const amountMessages: Record<AmountErrorReason, TextId> = {
  malformed: 'send.error.amountMalformed',
  tooManyDecimals: 'send.error.amountDecimals',
  tooLarge: 'send.error.amountTooLarge',
};

interface TypedAmount {
  /** Number format of the user's language. */
  readonly style: NumberStyle;
  /** Decimals of the coin or token. */
  readonly decimals?: number | undefined;
  /** Problem of an empty field. */
  readonly missing: TextId;
  /** Problem of an amount that is not above zero. */
  readonly notPositive: TextId;
}

/**
 * Schema of an amount field: reads the typed text exactly, as an amount above zero in the smallest unit;
 * issues carry field problems.
 */
export function typedAmountSchema({ style, decimals = COIN_DECIMALS, missing, notPositive }: TypedAmount) {
  return z.string().transform((text, context) => {
    const problem = (message: string) => {
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    };
    if (text.trim() === '') return problem(missing);
    try {
      const plain = readTypedAmount(text, style);
      // '05' is a slip for '0.5' or '5'.
      if (/^0\d/.test(plain)) return problem('send.error.amountMalformed' satisfies TextId);
      const amount = parseAmount(plain, decimals);
      return amount === 0n ? problem(notPositive) : amount;
    } catch (error) {
      if (text.trim().startsWith('-')) return problem(notPositive);
      return problem(describeProblem(error, text, decimals));
    }
  });
}

/** Describes the two readings of a typed amount as a field problem; undefined where it has only one. */
export function amountAmbiguity(text: string, style: NumberStyle): string | undefined {
  try {
    readTypedAmount(text, style);
    return undefined;
  } catch (error) {
    return error instanceof AmbiguousAmountError ? describeAmbiguity(error, text) : undefined;
  }
}

function describeAmbiguity({ asDecimal, asWhole }: AmbiguousAmountError, text: string): string {
  return writeFieldProblem({
    id: 'send.error.amountAmbiguous',
    values: { typed: text.trim(), asDecimal, asWhole },
  });
}

/** Describes why a text is not an amount, as a field problem. */
function describeProblem(error: unknown, text: string, decimals: number): string {
  if (error instanceof AmbiguousAmountError) return describeAmbiguity(error, text);
  if (!(error instanceof AmountError)) throw error;
  // The usual sentence names the 18 decimals of a coin.
  const isOfToken = error.reason === 'tooManyDecimals' && decimals !== COIN_DECIMALS;
  return isOfToken ? 'send.error.tokenDecimals' : amountMessages[error.reason];
}
