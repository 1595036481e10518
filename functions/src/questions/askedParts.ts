import type { refreshWallet } from '@everything-wallet/core/callables/refreshWallet';
import type { z } from 'zod';
import type { ListQuestion, PartName, SingleQuestion } from './Question.ts';
import { questions } from './questions.ts';

type AnyQuestion = SingleQuestion<unknown, unknown> | ListQuestion<unknown, unknown, unknown>;

// The contract's schemas have checked that each input fits its part.
const table = questions as Readonly<Record<PartName, unknown>> as Readonly<Record<PartName, AnyQuestion>>;
const names = Object.keys(table) as PartName[];

/** A part that a call asks, with its input. */
export interface AskedPart {
  readonly name: PartName;
  readonly question: AnyQuestion;
  readonly input: unknown;
  /** True of a list without items, which costs nothing and delays nothing. */
  readonly isEmpty: boolean;
}

/** Lists the parts that a call asks, in the order of the table. */
export function askedParts(inputs: z.output<typeof refreshWallet.input>): AskedPart[] {
  return names.flatMap((name) => {
    const input = inputs[name];
    if (input === undefined) return [];
    return [{ name, question: table[name], input, isEmpty: Array.isArray(input) && input.length === 0 }];
  });
}
