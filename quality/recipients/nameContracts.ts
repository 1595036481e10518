import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { CheckRun } from '../../tools/checks/CheckRun.ts';
import { LocalError } from '../../tools/LocalError.ts';
import { runProgram } from '../../tools/runProgram.ts';

/**
 * Packages of the registry's own compiled contracts. They are downloaded but not installed: their
 * dependencies, old compilers among them, are not needed here.
 */
const packages = {
  ens: {
    version: '0.6.2',
    sha512: 'F3ALgp60HZq3rKqNig7H/rAlBB0zuz4C9q2weCoiPjSW91uvjetXhCGBU2YJCD1tyuKnO/KqTDzUN5Dc8HLlaQ==',
  },
  resolver: {
    version: '0.3.1',
    sha512: 'cXY7nomODddJ59pvkwkxp7StgKcv8Xb0OhQE/pCe80448T8tELPGEghf2thtjz4+4f+c7mt8XJQ04Y0Guc0lnA==',
  },
} as const;

const artefactSchema = z.object({
  abi: z.array(z.unknown()),
  bytecode: z.string().regex(/^0x[0-9a-f]+$/i),
  deployedBytecode: z.string().regex(/^0x[0-9a-f]+$/i),
});

/** A contract as a compiler wrote it. */
export type Artefact = z.infer<typeof artefactSchema>;

/**
 * Downloads a package of contracts, and reads the compiled code of some of them.
 *
 * @throws {LocalError} When it cannot be downloaded, or differs from the published one.
 */
export async function nameContracts(
  { family, directory }: Pick<CheckRun, 'family' | 'directory'>,
  name: keyof typeof packages,
  contracts: readonly string[],
): Promise<Artefact[]> {
  const { version, sha512 } = packages[name];
  const run = (title: string, command: string, args: readonly string[]) =>
    runProgram(family, { title, command, args, cwd: directory, logFile: join(directory, `${name}.log`) });
  await run(`Fetching @ensdomains/${name}`, 'npm', ['pack', `@ensdomains/${name}@${version}`]);
  const archive = join(directory, `ensdomains-${name}-${version}.tgz`);
  if (createHash('sha512').update(readFileSync(archive)).digest('base64') !== sha512) {
    throw new LocalError(`@ensdomains/${name} ${version} is not what was published`);
  }
  const paths = contracts.map((contract) => `package/build/contracts/${contract}.json`);
  await run(`Unpacking @ensdomains/${name}`, 'tar', ['-xzf', archive, ...paths]);
  return paths.map((path) => {
    const artefact: unknown = JSON.parse(readFileSync(join(directory, path), 'utf8'));
    return artefactSchema.parse(artefact);
  });
}
