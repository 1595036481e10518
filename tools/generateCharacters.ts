import { readFileSync, writeFileSync } from 'node:fs';
import { characterFiles } from './texts/characterFiles.ts';
import { coreCharacters, rulesWithCharacters } from './texts/generateCharacters.ts';

/* `npm run characters:generate`: writes the list of characters that cannot be seen into core and into the rules. */

writeFileSync(characterFiles.core, coreCharacters());
writeFileSync(characterFiles.rules, rulesWithCharacters(readFileSync(characterFiles.rules, 'utf8')));
