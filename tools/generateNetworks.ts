import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readNetworkFiles } from './networks/networkFiles.ts';
import { networkTexts } from './networks/networkTexts.ts';
import { repositoryRoot } from './repositoryRoot.ts';

/* `npm run networks:generate`: writes what follows from the networks' files wherever it stands. */

const files = await readNetworkFiles();
for (const { path, write } of networkTexts) {
  const file = join(repositoryRoot, path);
  writeFileSync(file, write(readFileSync(file, 'utf8'), files));
}
