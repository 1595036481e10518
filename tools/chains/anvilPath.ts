import { createRequire } from 'node:module';
import { LocalError } from '../LocalError.ts';

/**
 * Returns the absolute path of the anvil binary for this machine; the package's own launcher would add a Node
 * process for each chain.
 *
 * @throws {LocalError} When the package has none for this machine or it is not installed.
 */
export function anvilPath(): string {
  const architecture = process.arch === 'x64' ? 'amd64' : process.arch;
  const name = `@foundry-rs/anvil-${process.platform}-${architecture}`;
  try {
    return createRequire(import.meta.url).resolve(`${name}/bin/anvil`);
  } catch (cause) {
    throw new LocalError(
      `The local chains need the package ${name}, which is not installed: run npm install.`,
      {
        cause,
      },
    );
  }
}
