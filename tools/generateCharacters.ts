import { readFileSync, writeFileSync } from 'node:fs';
import { characterFiles } from './texts/characterFiles.ts';
import { coreCharacters, corePatterns, rulesWithCharacters } from './texts/generateCharacters.ts';

/*
 * `npm run characters:generate`: writes the characters that cannot be seen, and where they are needed, into core and
 * into the rules.
 */

writeFileSync(characterFiles.characters, coreCharacters());
writeFileSync(characterFiles.patterns, corePatterns());
writeFileSync(characterFiles.rules, rulesWithCharacters(readFileSync(characterFiles.rules, 'utf8')));
