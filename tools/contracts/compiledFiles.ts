import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../repositoryRoot.ts';
import type { CompiledContract } from './compileContracts.ts';

/** Directory of the compiler's output, a file for each contract. */
export const compiledDirectory = join(repositoryRoot, 'tools/contracts/compiled');

/** Returns the existing files, by name. */
export function compiledFiles(): readonly string[] {
  return readdirSync(compiledDirectory).filter((file) => file.endsWith('.json'));
}

/** Formats the file of a compiled contract. */
export function writeCompiled({ abi, bytecode }: CompiledContract): string {
  return `${JSON.stringify({ abi, bytecode }, undefined, 1)}\n`;
}
