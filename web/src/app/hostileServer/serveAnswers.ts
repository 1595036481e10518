import { fakeServer } from '../../lib/firebase/testing/fakeServer.ts';
import type { FieldLie } from './FieldLie.ts';

/** Answers of an honest server, by the name of the callable or part of `refreshWallet`. */
export interface HonestAnswers {
  readonly callables?: Readonly<Record<string, (input: never) => unknown>>;
  readonly parts?: Readonly<Record<string, (question: never) => unknown>>;
}

/** Makes the fake server answer honestly except for one lie. */
export function serveAnswers({ callables = {}, parts = {} }: HonestAnswers, lie?: FieldLie): void {
  const stated = (root: string, answer: unknown) => (lie ? lie.apply(root, answer) : answer);
  for (const [name, answer] of Object.entries(callables)) {
    fakeServer.answer(name, (input) => stated(name, answer(input as never)));
  }
  fakeServer.answer('refreshWallet', (input) => {
    const requested = Object.entries(input as Record<string, unknown>).flatMap(([part, question]) => {
      const answer = parts[part];
      if (!answer) return [];
      const one = (each: unknown) => ({ answer: stated(`refreshWallet.${part}`, answer(each as never)) });
      return [[part, Array.isArray(question) ? question.map(one) : one(question)]];
    });
    return { balances: [], tokenBalances: [], ...(Object.fromEntries(requested) as object) };
  });
}
