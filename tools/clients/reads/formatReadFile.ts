import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatText } from '../../formatText.ts';
import { repositoryRoot } from '../../repositoryRoot.ts';
import type { ReadFile } from './ReadFile.ts';
import type { ReadMethod } from './ReadMethod.ts';

/** Returns the formatted content that a file should have. Python and Go are written as their formatters want them. */
export async function formatReadFile(
  { path, write }: ReadFile,
  reads: readonly ReadMethod[],
): Promise<string> {
  const file = join(repositoryRoot, path);
  const text = write(existsSync(file) ? readFileSync(file, 'utf8') : '', reads);
  if (/\.(py|go)$/.test(path)) return text;
  return formatText(file, text);
}
