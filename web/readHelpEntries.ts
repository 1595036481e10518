import { readdirSync, readFileSync } from 'node:fs';
import type { HelpEntry } from '@everything-wallet/core/help/HelpEntry';
import { parseHelpEntry } from '@everything-wallet/core/help/parseHelpEntry';

const directory = new URL('../docs/help/', import.meta.url);

/**
 * Reads the help files, in the order of their names.
 *
 * @throws Error when a file has another form
 */
export function readHelpEntries(): readonly HelpEntry[] {
  return readdirSync(directory)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) =>
      parseHelpEntry({
        name: name.replace(/\.md$/, ''),
        source: readFileSync(new URL(name, directory), 'utf8'),
      }),
    );
}
