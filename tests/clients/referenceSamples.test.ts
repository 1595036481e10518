import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EverythingWallet } from '../../clients/typescript/src/EverythingWallet.ts';
import { sampleTransaction } from '../../functions/src/api/sampleTransaction.ts';
import { repositoryRoot } from '../../tools/repositoryRoot.ts';
import { initialValues } from '../../web/src/features/apiReference/initialValues.ts';
import { operations } from '../../web/src/features/apiReference/operations.ts';
import type { Operation } from '../../web/src/features/apiReference/readOperations.ts';
import { requestSamples, type SampleLanguage } from '../../web/src/features/apiReference/requestSamples.ts';
import { environment } from '../functions/support/environment.ts';
import { TestKey } from '../functions/support/TestKey.ts';
import { TestUser } from '../functions/support/TestUser.ts';
import { environmentOfGo } from './support/environmentOfGo.ts';
import { runToEnd, type Output } from './support/runToEnd.ts';

/* Every sample of the API reference, run as it is printed, with the values that it is offered with. */

const { PYTHON_FOR_CLIENTS: python, GO_EXAMPLE: hasGo } = process.env;
const sdks = join(repositoryRoot, 'clients');

let key: string;
let folder: string;

beforeAll(async () => {
  ({ key } = await TestKey.create(await TestUser.signUp()));
  const local = join(repositoryRoot, '.local');
  await mkdir(local, { recursive: true });
  // Below the repository, whose packages are the only ones Node finds from there.
  folder = await mkdtemp(join(local, 'samples-'));
  // Whichever sample runs first, the transaction that the others query exists.
  const { signedTransaction, txHash } = sampleTransaction;
  const api = new EverythingWallet({ apiKey: key, baseUrl: environment.hostingUrl() });
  expect(await api.sendTransaction({ signedTransaction, network: 'sepolia' })).toMatchObject({ txHash });
  await api.waitForTransaction({ hash: txHash, network: 'sepolia' });
});

afterAll(() => rm(folder, { recursive: true }));

const run: Readonly<Record<SampleLanguage, (code: string, name: string) => Promise<Output>>> = {
  curl: (code) => runToEnd('sh', ['-c', code.replace(/^curl /, 'curl --silent --show-error ')], ofKey()),
  TypeScript: async (code, name) => {
    const file = join(folder, `${name}.mjs`);
    await writeFile(file, code);
    return runToEnd(process.execPath, ['--conditions=everything-wallet-source', file], ofKey());
  },
  Python: async (code) =>
    runToEnd(python ?? '', ['-c', code], {
      ...ofKey(),
      PYTHONPATH: join(sdks, 'python', 'src'),
      PYTHONDONTWRITEBYTECODE: '1',
    }),
  Go: async (code) => {
    const project = await mkdtemp(join(tmpdir(), 'reference-'));
    const variables = { ...environmentOfGo(), ...ofKey() };
    const inProject = (...args: string[]) => runToEnd('go', ['-C', project, ...args], variables);
    try {
      await writeFile(join(project, 'main.go'), code);
      const sdk = 'github.com/everything-wallet/sdk-go';
      await inProjectOrFail(inProject('mod', 'init', 'sample'));
      await inProjectOrFail(
        inProject('mod', 'edit', `-require=${sdk}@v0.0.0`, `-replace=${sdk}=${join(sdks, 'go')}`),
      );
      return await inProject('run', '-mod=mod', '.');
    } finally {
      await rm(project, { recursive: true });
    }
  },
};

const languages = [
  'curl',
  'TypeScript',
  ...(python ? (['Python'] as const) : []),
  ...(hasGo ? (['Go'] as const) : []),
] as const;

describe.each(operations.filter(({ hasSdkMethod }) => hasSdkMethod))('$id', (operation) => {
  test.each(languages)('in %s', { timeout: 120_000 }, async (language) => {
    const { code, stdout, stderr } = await run[language](sampleOf(operation, language), operation.id);
    expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).not.toContain('request_id');
    // It prints the answer, not pointers.
    expect(stdout).not.toMatch(/\b0xc000[0-9a-f]{6}\b/);
    if (language === 'curl' || language === 'Go') expect(() => JSON.parse(stdout) as unknown).not.toThrow();
    expect(stdout).toMatch(expectedIn(operation));
  });
});

function sampleOf(operation: Operation, language: SampleLanguage): string {
  const samples = requestSamples(operation, initialValues(operation), environment.hostingUrl());
  const sample = samples.find((candidate) => candidate.language === language);
  if (!sample) throw new Error(`There is no sample in ${language}`);
  return sample.code;
}

/** A value that every language prints of the answer. */
function expectedIn({ id, fields }: Operation): RegExp {
  if (id === 'getHealth') return /\bok\b/;
  // A new user has no events.
  if (id === 'listEvents') return /\bcursor\b/i;
  const isOfNetwork = fields.some(({ name }) => name === 'network');
  return isOfNetwork ? /SepoliaETH/ : /sepolia/;
}

const ofKey = () => ({ EW_API_KEY: key });

async function inProjectOrFail(output: Promise<Output>): Promise<void> {
  const { code, stderr } = await output;
  if (code !== 0) throw new Error(stderr);
}
