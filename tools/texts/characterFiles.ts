import { join } from 'node:path';
import { repositoryRoot } from '../repositoryRoot.ts';

/** Files with the list of invisible characters. */
export const characterFiles = {
  core: join(repositoryRoot, 'packages', 'core', 'src', 'strings', 'invisibleCharacters.ts'),
  rules: join(repositoryRoot, 'firestore.rules'),
};
