import { z } from 'zod';
import type { HelpEntry } from './HelpEntry.ts';
import type { HelpSource } from './HelpSource.ts';
import { readHelpFile } from './readHelpFile.ts';

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
 * Reads a file of docs/help.
 *
 * @throws Error when the file has another form
 */
export function parseHelpEntry({ name, source }: HelpSource): HelpEntry {
  const { fields, text } = readHelpFile(source);
  return { name, ...headSchema.parse(fields), text };
}
