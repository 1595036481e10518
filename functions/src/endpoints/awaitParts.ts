import { withDeadline } from '../errors/withDeadline.ts';
import type { AskedPart } from '../questions/askedParts.ts';
import type { PartTimeout } from '../questions/PartTimeout.ts';

/** A part that is being answered. */
export interface StartedPart extends AskedPart {
  /** Answers of its items, or the one answer; they never fail. */
  readonly answers: readonly Promise<unknown>[];
}

/** Waits for the parts of a call, round by round, and for those with a timeout no longer than `PartTimeout` allows. */
export async function awaitParts(parts: readonly StartedPart[]): Promise<Readonly<Record<string, unknown>>> {
  const answered = new Map<string, unknown>();
  for (const round of [0, 1, 2]) {
    const ofRound = parts.filter(({ question }) => (question.timeout?.round ?? 0) === round);
    await Promise.all(
      ofRound.map(async ({ name, question, answers }) => {
        const timeout = limitOf(question.timeout, parts);
        const inTime = await Promise.all(answers.map((answer) => unlessLate(answer, timeout)));
        const answer = 'each' in question ? inTime : inTime[0];
        if (answer !== undefined) answered.set(name, answer);
      }),
    );
  }
  return Object.fromEntries(answered);
}

/** The timeout, unless everything else asked is of the same kind or yields to it. */
function limitOf(timeout: PartTimeout | undefined, parts: readonly StartedPart[]): PartTimeout | undefined {
  const isBesideOthers = parts.some(
    ({ question: other, isEmpty }) =>
      !isEmpty && timeout && other.timeout !== timeout && (other.timeout?.rank ?? 0) <= timeout.rank,
  );
  return isBesideOthers ? timeout : undefined;
}

async function unlessLate(answer: Promise<unknown>, timeout: PartTimeout | undefined): Promise<unknown> {
  return timeout ? withDeadline(answer, timeout.ms).catch(() => timeout.late) : answer;
}
