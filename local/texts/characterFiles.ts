import { join } from 'node:path';
import { repositoryRoot } from '../repositoryRoot.ts';

/** The two places of the list of characters that cannot be seen. */
export const characterFiles = {
  core: join(repositoryRoot, 'packages', 'core', 'src', 'texts', 'invisibleCharacters.ts'),
  rules: join(repositoryRoot, 'firestore.rules'),
};
