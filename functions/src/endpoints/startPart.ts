import type { AskedPart } from '../questions/askedParts.ts';
import type { QuestionContext } from '../questions/QuestionContext.ts';
import type { Admission } from './admitParts.ts';
import { answerPart } from './answerPart.ts';
import type { StartedPart } from './awaitParts.ts';

/** Call that a part belongs to. */
interface PartCall {
  /** Name of the callable, for the log. */
  readonly callable: string;
  readonly context: QuestionContext;
  readonly admit: Admission | undefined;
}

/** Begins to answer a part, or each of its items, once it is admitted. */
export function startPart(part: AskedPart, { callable, context, admit }: PartCall): StartedPart {
  const { question, input } = part;
  const answer = async (ask: () => Promise<unknown>) =>
    answerPart(callable, async () => {
      await admit?.();
      return ask();
    });
  if (!('each' in question)) {
    return { ...part, answers: [answer(async () => question.run(input, context))] };
  }
  const answerItem = question.each(context);
  return {
    ...part,
    answers: (input as readonly unknown[]).map((item) => answer(async () => answerItem(item))),
  };
}
