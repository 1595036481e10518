import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { repositoryRoot } from '../../tools/repositoryRoot.ts';
import { sdkPackages } from '../../web/src/features/site/sdkPackages.ts';
import { shownSample } from '../../web/src/features/site/shownSample.ts';
import { environment } from '../functions/support/environment.ts';
import { LocalChain } from '../functions/support/LocalChain.ts';
import { postJson } from '../functions/support/postJson.ts';
import { TestKey } from '../functions/support/TestKey.ts';
import { TestUser } from '../functions/support/TestUser.ts';
import { environmentOfGo } from './support/environmentOfGo.ts';
import { runToEnd } from './support/runToEnd.ts';

/* The samples that the pages for developers show (docs/samples), run as they are printed against the test stack. */

const SHOWN_ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7';
const { PYTHON_FOR_CLIENTS: python, GO_EXAMPLE: hasGo } = process.env;
const clients = join(repositoryRoot, 'clients');

interface Sample {
  readonly file: string;
  /** File name. */
  readonly name?: string;
  /** Command to run first in the folder, from the sample or the install command beside it. */
  readonly prepare?: string;
  readonly command: readonly [string, ...string[]] | undefined;
  /** Folder of a copy: ignored by git and the tools for the sources, and able to resolve its SDK. */
  readonly directory: string;
  readonly variables?: Readonly<Record<string, string>>;
}

const samples: Record<string, Sample> = {
  shell: { file: 'balance.sh', command: ['sh'], directory: tmpdir() },
  TypeScript: {
    file: 'sdk/balance.ts',
    name: 'balance.mjs',
    command: [process.execPath, '--conditions=everything-wallet-source'],
    // Below the repository, whose packages are the only ones Node finds from there.
    directory: join(repositoryRoot, '.local'),
  },
  Python: {
    file: 'sdk/balance.py',
    command: python ? [python] : undefined,
    directory: tmpdir(),
    variables: { PYTHONPATH: join(clients, 'python', 'src'), PYTHONDONTWRITEBYTECODE: '1' },
  },
  Go: {
    file: 'sdk/balance.go',
    name: 'main.go',
    // The install command as it is copied, in a project that has no go.mod yet.
    prepare: `mkdir my-project && mv main.go my-project && cd my-project && ${installOf('go')}`,
    command: hasGo ? ['go', 'run', '-C', 'my-project', '-mod=mod'] : undefined,
    directory: tmpdir(),
    variables: environmentOfGo(),
  },
};

let key: string;

beforeAll(async () => {
  ({ key } = await TestKey.create(await TestUser.signUp()));
  await new LocalChain('sepolia').setBalance(SHOWN_ADDRESS, 1_234_567_890_123_456_789n);
});

describe.each(Object.entries(samples))(
  '%s',
  (_, { file, name = basename(file), prepare, command, directory, variables }) => {
    test.skipIf(!command)('prints the balance as it is printed', { timeout: 120_000 }, async () => {
      const source = await readFile(join(repositoryRoot, 'docs', 'samples', file), 'utf8');
      const shown = shownSample(source, { origin: environment.hostingUrl() });
      await mkdir(directory, { recursive: true });
      const folder = await mkdtemp(join(directory, 'sample-'));
      try {
        await writeFile(join(folder, name), shown);
        if (prepare) {
          expect(await runToEnd('sh', ['-c', `cd '${folder}' && ${prepare}`], variables ?? {})).toMatchObject(
            {
              code: 0,
            },
          );
        }
        const [program = '', ...args] = command ?? [];
        const path = prepare ? '.' : join(folder, name);
        const output = await runToEnd(
          program,
          [...args.map((arg) => (arg === 'my-project' ? join(folder, arg) : arg)), path],
          { ...variables, EW_API_KEY: key },
        );
        expect(output).toEqual({
          code: 0,
          stdout: expect.stringMatching(/1\.234567890123456789/) as string,
          stderr: expect.any(String) as string,
        });
      } finally {
        await rm(folder, { recursive: true });
      }
    });
  },
);

test('balance.sh names the missing variable', async () => {
  const shown = join(repositoryRoot, 'docs', 'samples', 'balance.sh');
  const output = await runToEnd('sh', [shown], {});
  expect(output.code).not.toBe(0);
  expect(output.stderr).toContain('EW_API_KEY');
});

describe('readBalance.sh', () => {
  const account = { email: `${crypto.randomUUID()}@example.com`, password: 'correct horse' };
  const run = async (password: string) => {
    const source = await readFile(join(repositoryRoot, 'docs', 'samples', 'readBalance.sh'), 'utf8');
    const shown = shownSample(source, {
      origin: environment.hostingUrl(),
      emulators: { authUrl: environment.authUrl(), functionsUrl: environment.functionsUrl() },
    });
    return runToEnd('sh', ['-euc', shown], { EMAIL: account.email, PASSWORD: password });
  };

  beforeAll(() => postJson(`${environment.authUrl()}/accounts:signUp?key=any`, account));

  test('answers like the chain', async () => {
    const { stdout } = await run(account.password);
    expect(JSON.parse(stdout)).toEqual({ result: { balance: '1.234567890123456789' } });
  });

  test('fails with a wrong password', async () => {
    expect((await run('wrong')).code).not.toBe(0);
  });
});

/** The command that installs a package, as its button copies it. */
function installOf(id: string): string {
  const found = sdkPackages.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`There is no package ${id}`);
  return found.install(environment.hostingUrl());
}
