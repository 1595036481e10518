import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { helpExamples } from './helpExamples.ts';
import { trainJudge } from './trainJudge.ts';
import type { TrainedJudge } from './TrainedJudge.ts';

const chat = new URL('../', import.meta.url);
const CACHE_FOLDER = new URL('../../../../../.local/build/', import.meta.url);

/**
 * Trains the support chat's model on the questions of docs/help. The build replaces this module with a file
 * of the bundle (helpPlugin.ts): training takes seconds, and reading the model a fraction of one.
 *
 * Here the model is cached as well, under a digest of its inputs and code.
 */
export function trainedHelpJudge(): TrainedJudge {
  const file = new URL(`help-judge-${digest()}`, CACHE_FOLDER);
  if (existsSync(file)) return deserialize(readFileSync(file)) as TrainedJudge;
  const trained = trainJudge(helpExamples);
  mkdirSync(CACHE_FOLDER, { recursive: true });
  // A concurrent reader gets the whole file or none.
  const unfinished = `${fileURLToPath(file)}.${process.pid}`;
  writeFileSync(unfinished, serialize(trained));
  renameSync(unfinished, file);
  return trained;
}

function digest(): string {
  const hash = createHash('sha256').update(JSON.stringify(helpExamples));
  for (const folder of ['./', 'languages/', 'learned/']) {
    const directory = new URL(folder, chat);
    const names = readdirSync(directory).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
    for (const name of names.sort()) hash.update(readFileSync(new URL(name, directory)));
  }
  return hash.digest('hex').slice(0, 32);
}
