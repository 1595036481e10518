import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileContracts } from './compileContracts.ts';
import { compiledDirectory, compiledFiles, writeCompiled } from './compiledFiles.ts';

/** The compiler alone takes two seconds to be loaded, and more where the machine is busy. */
const LIMIT_MS = 60_000;

test(
  'the committed output matches the sources (else: npm run contracts:generate)',
  () => {
    const contracts = compileContracts();
    expect(compiledFiles().toSorted()).toEqual(
      [...contracts.keys()].map((name) => `${name}.json`).toSorted(),
    );
    for (const [name, contract] of contracts) {
      const stored = readFileSync(join(compiledDirectory, `${name}.json`), 'utf8');
      expect(stored === writeCompiled(contract), name).toBe(true);
    }
  },
  LIMIT_MS,
);
