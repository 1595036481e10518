import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callKindFiles } from './calls/callKindFiles.ts';
import { formatCallKindFile } from './calls/formatCallKindFile.ts';
import { readCallKinds } from './calls/readCallKinds.ts';
import { repositoryRoot } from './repositoryRoot.ts';

/* `npm run calls:generate`: writes the lists that follow from the kinds of calls. */

const kinds = await readCallKinds();
for (const file of callKindFiles) {
  writeFileSync(join(repositoryRoot, file.path), await formatCallKindFile(file, kinds));
}
