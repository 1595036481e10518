import { z } from 'zod';
import type { HelpSource } from './HelpSource.ts';
import type { HelpTranslation } from './HelpTranslation.ts';
import { readHelpFile } from './readHelpFile.ts';

const headSchema = z.strictObject({
  title: z.string().min(1),
  source: z.string().regex(/^[0-9a-f]{12}$/),
});

/**
 * Reads a file of docs/help/translations/<tag>: its title and the digest of what it translates; everything else is in the English file.
 *
 * @throws Error when the file has another form
 */
export function parseHelpTranslation({ name, source }: HelpSource): HelpTranslation {
  const { fields, text } = readHelpFile(source);
  return { name, ...headSchema.parse(fields), text };
}
