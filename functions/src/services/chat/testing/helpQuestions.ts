import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** A question of docs/help/questions and what answers it. */
export interface HelpQuestion {
  /** What the user has written, the question last. */
  readonly messages: readonly string[];
  readonly want: readonly string[];
  readonly partly: readonly string[];
  /** Whether a wrong answer can cost money. */
  readonly isAboutMoney: boolean;
  /** ISO 639-1; undefined for English. */
  readonly language: string | undefined;
  /** The half that changes are made by, or the one that is reported (docs/help/questions/README.md). */
  readonly half: 'working' | 'reported';
}

const directory = new URL('../../../../../docs/help/questions/', import.meta.url);

const fileSchema = z.array(
  z.strictObject({
    want: z.array(z.string()).min(1),
    partly: z.array(z.string()).default([]),
    money: z.boolean().default(false),
    language: z.string().length(2).optional(),
    ask: z.array(z.union([z.string(), z.array(z.string()).min(2)])).min(1),
  }),
);

/** The questions of docs/help/questions. */
export const helpQuestions: readonly HelpQuestion[] = readdirSync(directory)
  .filter((name) => name.endsWith('.json'))
  .sort()
  .flatMap((name) => {
    const half = name === 'reported.json' ? 'reported' : 'working';
    const groups = fileSchema.parse(JSON.parse(readFileSync(new URL(name, directory), 'utf8')));
    return groups.flatMap(({ want, partly, money, language, ask }) =>
      ask.map(
        (question) =>
          ({ messages: [question].flat(), want, partly, isAboutMoney: money, language, half }) as const,
      ),
    );
  });
