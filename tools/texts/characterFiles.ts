import { join } from 'node:path';
import { repositoryRoot } from '../repositoryRoot.ts';

const strings = join(repositoryRoot, 'packages', 'core', 'src', 'strings');

/** Files with lists and patterns of invisible characters. */
export const characterFiles = {
  characters: join(strings, 'invisibleCharacters.ts'),
  patterns: join(strings, 'textPatterns.ts'),
  rules: join(repositoryRoot, 'firestore.rules'),
};
