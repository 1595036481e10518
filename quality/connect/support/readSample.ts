import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stack } from '../../../tests/e2e/support/stack.ts';
import { repositoryRoot } from '../../../tools/repositoryRoot.ts';
import { shownSample } from '../../../web/src/features/site/shownSample.ts';

/** Returns a sample of docs/samples/connect as /connect-websites shows it on this stack. */
export function readSample(name: string): string {
  const source = readFileSync(join(repositoryRoot, 'docs/samples/connect', name), 'utf8');
  return shownSample(source, { origin: stack.hostingUrl });
}
