import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileContracts } from './contracts/compileContracts.ts';
import { compiledDirectory, compiledFiles, writeCompiled } from './contracts/compiledFiles.ts';

/*
 * `npm run contracts:generate`: compiles the contracts of the local chains, and writes the output into the
 * repository.
 */

const contracts = compileContracts();
for (const file of compiledFiles()) rmSync(join(compiledDirectory, file));
for (const [name, contract] of contracts) {
  writeFileSync(join(compiledDirectory, `${name}.json`), writeCompiled(contract));
}
