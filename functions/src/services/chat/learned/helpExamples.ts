import { readdirSync, readFileSync } from 'node:fs';
import { parseHelpEntry } from '@everything-wallet/core/help/parseHelpEntry';
import { z } from 'zod';
import { helpSources } from '../helpSources.ts';
import type { HelpExample } from './HelpExample.ts';

const examples = new URL('../../../../../docs/help/examples/', import.meta.url);
const questions = new URL('../../../../../docs/help/questions/', import.meta.url);

/** Files of reported questions, which are not trained on. */
const reported: ReadonlySet<string> = new Set(['reported.json', 'unseen.json']);

const groupsSchema = z.array(
  z.object({ want: z.array(z.string()), ask: z.array(z.union([z.string(), z.array(z.string())])) }),
);

/**
 * Training questions: those of docs/help/examples, the working set of docs/help/questions, and the title and
 * other words of each answer; a conversation is one text.
 */
export const helpExamples: readonly HelpExample[] = [
  ...filesOf(examples, '.txt').flatMap(({ name, source }) =>
    source
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((question) => ({ question, answer: name.replace(/\.txt$/, '') })),
  ),
  ...filesOf(questions, '.json')
    .filter(({ name }) => !reported.has(name))
    .flatMap(({ source }) => groupsSchema.parse(JSON.parse(source)))
    .flatMap(({ want: [answer], ask }) =>
      ask.flatMap((question) =>
        answer === undefined ? [] : [{ question: [question].flat().join(' '), answer }],
      ),
    ),
  ...helpSources.map(parseHelpEntry).flatMap(({ name, title, also }) =>
    [title, ...also.split(', ').filter((words) => words !== '')].map((question) => ({
      question,
      answer: name,
    })),
  ),
];

function filesOf(directory: URL, ending: string): { name: string; source: string }[] {
  return readdirSync(directory)
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => ({ name, source: readFileSync(new URL(name, directory), 'utf8') }));
}
