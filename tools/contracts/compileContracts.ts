import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import solc from 'solc';
import { LocalError } from '../LocalError.ts';
import { repositoryRoot } from '../repositoryRoot.ts';

/** A contract as the compiler produced it. */
export interface CompiledContract {
  readonly abi: readonly unknown[];
  /** 0x-prefixed hex of its creation code, without arguments. */
  readonly bytecode: string;
}

interface CompilerOutput {
  readonly errors?: readonly CompilerMessage[];
  readonly contracts: Readonly<Record<string, Readonly<Record<string, CompilerContract>>>>;
}

interface CompilerMessage {
  readonly severity: string;
  readonly formattedMessage: string;
  readonly sourceLocation?: { readonly file: string };
}

interface CompilerContract {
  readonly abi: readonly unknown[];
  readonly evm: { readonly bytecode: { readonly object: string } };
}

/** The package has no types. */
const compile = solc.compile as (input: string, callbacks: { readonly import: typeof findImport }) => string;

/** Folder of the sources, from the root of the repository; each file has one contract, of its name. */
const SOURCES = 'tools/contracts';

/**
 * Compiles the contracts of the local chains with the installed compiler, offline.
 *
 * @returns them by name
 * @throws {LocalError} For an error, or a warning in the repository's own sources; with its position.
 */
export function compileContracts(): ReadonlyMap<string, CompiledContract> {
  const files = globSync(`${SOURCES}/**/*.sol`, { cwd: repositoryRoot }).toSorted();
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(files.map((file) => [file, { content: readSource(file) }])),
    settings: {
      // The optimizer would take three times as long with each run of the test, to save play money.
      optimizer: { enabled: false },
      evmVersion: 'cancun',
      // Without metadata of comments and paths: two machines produce the same code.
      metadata: { bytecodeHash: 'none', appendCBOR: false },
      // Only for these: their imports would be compiled separately as well.
      outputSelection: Object.fromEntries(
        files.map((file) => [file, { [basename(file, '.sol')]: ['abi', 'evm.bytecode.object'] }]),
      ),
    },
  };
  const { errors = [], contracts } = JSON.parse(
    compile(JSON.stringify(input), { import: findImport }),
  ) as CompilerOutput;
  const faults = errors.filter(
    ({ severity, sourceLocation }) => severity === 'error' || sourceLocation?.file.startsWith(SOURCES),
  );
  if (faults.length > 0)
    throw new LocalError(faults.map(({ formattedMessage }) => formattedMessage).join('\n'));
  return new Map(
    files.map((file) => {
      const name = basename(file, '.sol');
      const made = contracts[file]?.[name];
      if (!made) throw new LocalError(`${file} has no contract ${name}`);
      return [name, { abi: made.abi, bytecode: `0x${made.evm.bytecode.object}` }];
    }),
  );
}

/** Reads an imported source: another one of the repository, or a package's. */
function findImport(path: string): { contents: string } | { error: string } {
  const file = [path, `node_modules/${path}`].find((each) => existsSync(join(repositoryRoot, each)));
  return file === undefined ? { error: `There is no ${path}` } : { contents: readSource(file) };
}

function readSource(file: string): string {
  return readFileSync(join(repositoryRoot, file), 'utf8');
}
