import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../tools/repositoryRoot.ts';
import { suiteNames } from '../suiteNames.ts';
import { qualityText } from './qualityText.ts';
import { readResults } from './resultFiles.ts';

export const qualityDocumentFile = join(repositoryRoot, 'docs', 'quality.md');

/** Writes docs/quality.md from the recorded results. */
export function writeQualityDocument(): void {
  writeFileSync(qualityDocumentFile, qualityText(suiteNames(), readResults()));
}
