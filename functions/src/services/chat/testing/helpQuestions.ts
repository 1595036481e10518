import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** Files that are reported and never learned from. */
export const reportedParts = ['reported', 'unseen'] as const;
type ReportedPart = (typeof reportedParts)[number];

/** A question of docs/help/questions and its answer. */
export interface HelpQuestion {
  /** The user's messages, the question last. */
  readonly messages: readonly string[];
  readonly want: readonly string[];
  readonly partly: readonly string[];
  /** True if a wrong answer can cost money. */
  readonly isAboutMoney: boolean;
  /** ISO 639-1; undefined for English. */
  readonly language: string | undefined;
  /** True if every answer of `want` is required, since the message asks several questions. */
  readonly isAboutSeveral: boolean;
  /** The part that changes are made by, or one that is reported (docs/help/questions/README.md). */
  readonly part: 'working' | ReportedPart;
}

const directory = new URL('../../../../../docs/help/questions/', import.meta.url);

const fileSchema = z.array(
  z.strictObject({
    want: z.array(z.string()).min(1),
    partly: z.array(z.string()).default([]),
    money: z.boolean().default(false),
    both: z.boolean().default(false),
    language: z.string().length(2).optional(),
    ask: z.array(z.union([z.string(), z.array(z.string()).min(2)])).min(1),
  }),
);

/** The questions of docs/help/questions. */
export const helpQuestions: readonly HelpQuestion[] = readdirSync(directory)
  .filter((name) => name.endsWith('.json'))
  .sort()
  .flatMap((name) => {
    const part = reportedParts.find((reported) => name === `${reported}.json`) ?? 'working';
    const groups = fileSchema.parse(JSON.parse(readFileSync(new URL(name, directory), 'utf8')));
    return groups.flatMap(({ want, partly, money, both, language, ask }) =>
      ask.map(
        (question) =>
          ({
            messages: [question].flat(),
            want,
            partly,
            isAboutMoney: money,
            isAboutSeveral: both,
            language,
            part,
          }) as const,
      ),
    );
  });
