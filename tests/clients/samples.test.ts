import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { repositoryRoot } from '../../local/repositoryRoot.ts';
import { environment } from '../functions/support/environment.ts';
import { LocalChain } from '../functions/support/LocalChain.ts';
import { TestKey } from '../functions/support/TestKey.ts';
import { TestUser } from '../functions/support/TestUser.ts';
import { runToEnd } from './support/runToEnd.ts';

/* The samples of the SDKs that the pages for developers show (docs/samples/sdk), run against the test stack. */

const SHOWN_ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7';
const { PYTHON_FOR_CLIENTS: python, GO_EXAMPLE: hasGo } = process.env;
const clients = join(repositoryRoot, 'clients');

interface Sample {
  readonly file: string;
  /** What makes the client, and the same with the address of the stack. */
  readonly client: readonly [shown: string, here: string];
  readonly command: readonly [string, ...string[]] | undefined;
  /** Where a copy is put: outside what git and the tools for the sources look at, and where it finds its SDK. */
  readonly directory: string;
  readonly variables?: Readonly<Record<string, string>>;
}

const samples: Record<string, Sample> = {
  TypeScript: {
    file: 'balance.ts',
    client: ["EW_API_KEY ?? ''", "EW_API_KEY ?? '', baseUrl: process.env.EW_BASE_URL"],
    command: [process.execPath, '--conditions=everything-wallet-source'],
    // Below the repository, whose packages are the only ones Node finds from there.
    directory: join(repositoryRoot, '.local'),
  },
  Python: {
    file: 'balance.py',
    client: ['["EW_API_KEY"]', '["EW_API_KEY"], base_url=os.environ["EW_BASE_URL"]'],
    command: python ? [python] : undefined,
    directory: tmpdir(),
    variables: { PYTHONPATH: join(clients, 'python', 'src'), PYTHONDONTWRITEBYTECODE: '1' },
  },
  Go: {
    file: 'balance.go',
    client: ['("EW_API_KEY")', '("EW_API_KEY"), everythingwallet.WithBaseURL(os.Getenv("EW_BASE_URL"))'],
    command: hasGo ? ['go', 'run', '-C', join(clients, 'go')] : undefined,
    directory: tmpdir(),
    variables: environmentOfGo(),
  },
};

let key: string;

beforeAll(async () => {
  ({ key } = await TestKey.create(await TestUser.signUp()));
  await new LocalChain('sepolia').setBalance(SHOWN_ADDRESS, 1_234_567_890_123_456_789n);
});

describe.each(Object.entries(samples))('%s', (_, { file, client, command, directory, variables }) => {
  test.skipIf(!command)('prints the balance', { timeout: 120_000 }, async () => {
    const shown = await readFile(join(repositoryRoot, 'docs', 'samples', 'sdk', file), 'utf8');
    expect(shown).toContain(client[0]);
    await mkdir(directory, { recursive: true });
    const folder = await mkdtemp(join(directory, 'sample-'));
    try {
      const copy = join(folder, file);
      await writeFile(copy, shown.replace(client[0], client[1]));
      const [program = '', ...args] = command ?? [];
      const output = await runToEnd(program, [...args, copy], {
        ...variables,
        EW_API_KEY: key,
        EW_BASE_URL: environment.hostingUrl(),
      });
      expect(output).toEqual({
        code: 0,
        stdout: '1.234567890123456789 SepoliaETH\n',
        stderr: expect.any(String) as string,
      });
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

/** What go needs to know of this machine: where its caches are, and how it reaches modules. */
function environmentOfGo(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value !== undefined && /^(GO|CGO_|XDG_)|_PROXY$/i.test(name) ? [[name, value]] : [],
    ),
  );
}
