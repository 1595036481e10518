import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatText } from '../formatText.ts';
import { repositoryRoot } from '../repositoryRoot.ts';
import type { CallKindFile } from './callKindFiles.ts';
import type { RecordedKind } from './readCallKinds.ts';

/** Returns the formatted content that a file should have. */
export async function formatCallKindFile(
  { path, write }: CallKindFile,
  kinds: readonly RecordedKind[],
): Promise<string> {
  const file = join(repositoryRoot, path);
  return formatText(file, write(readFileSync(file, 'utf8'), kinds));
}
