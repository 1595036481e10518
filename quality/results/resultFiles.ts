import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../tools/repositoryRoot.ts';
import { qualityResultSchema, type QualityResult } from './QualityResult.ts';

const resultsDirectory = join(repositoryRoot, 'docs', 'quality', 'results');

/** All recorded results, by suite. */
export function readResults(directory = resultsDirectory): QualityResult[] {
  return readdirSync(directory)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => read(join(directory, file)));
}

/** The recorded result of a suite, if there is one. */
export function readResult(suite: string, directory = resultsDirectory): QualityResult | undefined {
  const file = join(directory, `${suite}.json`);
  return existsSync(file) ? read(file) : undefined;
}

/** Records a result in the place of the suite's last one. */
export function writeResult(result: QualityResult, directory = resultsDirectory): void {
  writeFileSync(join(directory, `${result.suite}.json`), `${JSON.stringify(result, null, 2)}\n`);
}

function read(file: string): QualityResult {
  return qualityResultSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}
