import type { refreshWallet } from '@everything-wallet/core/callables/refreshWallet';
import type { z } from 'zod';
import type { CallCost } from '../services/limits/CallLimiter.ts';
import type { Needed } from '../services/maintenance/MaintenanceSwitch.ts';
import type { PartTimeout } from './PartTimeout.ts';
import type { QuestionContext } from './QuestionContext.ts';

type Inputs = z.output<typeof refreshWallet.input>;
type Outputs = z.input<typeof refreshWallet.output>;

/** A part of `refreshWallet`. */
export type PartName = keyof Inputs;

/** Input of a part, as its schema parses it. */
type InputOf<Name extends PartName> = NonNullable<Inputs[Name]>;

type AnswerIn<Part> = Part extends { readonly answer: infer Answer } ? Answer : never;
type Answered<Output> = Output extends readonly (infer Part)[] ? AnswerIn<Part> : AnswerIn<Output>;

/** Answer of a part, or of each of its items, before its schema parses it. */
type AnswerOf<Name extends PartName> = Answered<NonNullable<Outputs[Name]>>;

/** Everything about a part but its answer. */
interface QuestionRules<Input> {
  /** Costs of the input. Those of the budget 'read' count together with those of all other parts of the call. */
  costs(input: Input, userId: string): readonly CallCost[];
  /** Feature, or right to write, that maintenance must not have switched off. */
  readonly needs?: Needed;
  /** Set where the part is refused once the user's daily budget is used up. */
  readonly needsDailyBudget?: true;
  /** Limit on how long the other parts wait for this one; absent where the call waits to the end. */
  readonly timeout?: PartTimeout;
}

/** A part with one answer. */
export interface SingleQuestion<Input, Answer> extends QuestionRules<Input> {
  run(input: Input, context: QuestionContext): Promise<Answer>;
}

/** A part whose input is a list: every item has an answer or a failure of its own. */
export interface ListQuestion<Input, Item, Answer> extends QuestionRules<Input> {
  /** Prepares what the items share. Called before any item of the call runs. */
  each(context: QuestionContext): (item: Item) => Promise<Answer>;
}

/** A part, typed by the contract. */
export type Question<Name extends PartName> =
  InputOf<Name> extends readonly (infer Item)[]
    ? ListQuestion<InputOf<Name>, Item, AnswerOf<Name>>
    : SingleQuestion<InputOf<Name>, AnswerOf<Name>>;
