import { z } from 'zod';
import type { HelpEntry } from './HelpEntry.ts';
import type { HelpSource } from './HelpSource.ts';

const FORM = /^---\n(?<head>.+?)\n---\n(?<body>.+)$/s;

const headSchema = z.strictObject({
  title: z.string().min(1),
  page: z.string().regex(/^\/[a-z-]*$/),
  also: z.string().default(''),
  features: z
    .string()
    .default('')
    .transform((names) => names.split(', ').filter((name) => name !== '')),
});

/**
 * Reads a file of docs/help: `name: value` lines between two lines of dashes, then the answer.
 *
 * @throws Error when the file has another form
 */
export function parseHelpEntry({ name: entryName, source }: HelpSource): HelpEntry {
  const { head, body } = FORM.exec(source)?.groups ?? {};
  if (head === undefined || body === undefined)
    throw new Error('A help file begins with its head, then the answer.');
  const fields = head.split('\n').map((line) => {
    const [, name = '', value = ''] = /^(\w+): (.+)$/.exec(line) ?? [];
    return [name, value] as const;
  });
  const paragraphs = body.trim().split(/\n{2,}/);
  return {
    name: entryName,
    ...headSchema.parse(Object.fromEntries(fields)),
    // Line breaks of the file are not line breaks of the answer.
    text: paragraphs.map((paragraph) => paragraph.replaceAll('\n', ' ')).join('\n\n'),
  };
}
