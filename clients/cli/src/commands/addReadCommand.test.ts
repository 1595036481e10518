import { Command } from 'commander';
import { afterEach, expect, test, vi } from 'vitest';
import { json } from '../../../typescript/src/testing/startFakeApi.ts';
import { startWalletApi } from '../testing/startWalletApi.ts';
import { addReadCommand } from './addReadCommand.ts';
import { globalOptions } from './globalOptions.ts';
import type { ReadCommand } from './ReadCommand.ts';

// The package names its build; tests run its sources.
vi.mock('@everything-wallet/sdk', () => import('../../../typescript/src/index.ts'));

const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7';
const TOKEN = '0xdAC17F958D2ee523a2206206994597C13D831ec7';

/** A list with pages: the command of an endpoint that has columns in its route. */
const tokens: ReadCommand = {
  name: 'tokens',
  description: 'list the tokens of an address',
  method: 'listTokens',
  parameters: [
    { name: 'address', description: '0x and 40 hex digits', isRequired: true, isFlag: false },
    { name: 'includeUnverified', description: 'include unverified tokens', isRequired: false, isFlag: true },
    { name: 'cursor', description: 'names a page', isRequired: false, isFlag: false },
  ],
  list: {
    member: 'tokens',
    columns: [
      { title: 'SYMBOL', field: 'symbol' },
      { title: 'AMOUNT', field: 'units', token: 'contract' },
      { title: 'PART', field: 'part', unit: '%' },
    ],
  },
};

const coin = { units: '0', agreement: 'agreed' };
const row = { contract: TOKEN, symbol: 'T', decimals: 6, units: '2500000', part: '3.5' };
const other = { contract: ADDRESS, symbol: 'S', decimals: 0, units: undefined };

async function run(...words: readonly string[]) {
  const { env, seen } = await startWalletApi({
    tokens: (response) => {
      const isFirst = !response.req.url?.includes('cursor=two');
      json({ coin, tokens: [isFirst ? row : other], ...(isFirst && { cursor: 'two' }) })(response);
    },
  });
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const written = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    vi.spyOn(process[stream], 'write').mockImplementation((text) => {
      written[stream] += String(text);
      return true;
    });
  }
  const program = new Command('ew');
  for (const option of globalOptions) program.addOption(option);
  addReadCommand(program, tokens);
  await program.parseAsync(['tokens', ADDRESS, ...words], { from: 'user' });
  return { ...written, asked: seen.map(({ url }) => new URL(url, 'http://ew').searchParams) };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test('a list is a table of one page, with a note that there are more', async () => {
  const { stdout, stderr, asked } = await run('--include-unverified');
  expect(stdout).toMatch(/^T +2\.5 T +3\.5%$/m);
  expect(stderr).toContain('use --all to request every page');
  expect(asked).toHaveLength(1);
  expect(asked[0]?.get('includeUnverified')).toBe('true');
  expect(asked[0]?.has('cursor')).toBe(false);
});

test('--all asks for each page, and joins their items; an absent value is a dash', async () => {
  const { stdout, stderr, asked } = await run('--all');
  expect(stdout).toMatch(/^T +2\.5 T +3\.5%$/m);
  expect(stdout).toMatch(/^S +— S +—$/m);
  expect(stderr).toBe('');
  expect(asked.map((query) => query.get('cursor'))).toEqual([null, 'two']);
  expect(asked.every((query) => !query.has('all'))).toBe(true);
});

test('--json prints the joined answer, without a note', async () => {
  const { stdout, stderr } = await run('--all', '--json');
  expect(JSON.parse(stdout)).toMatchObject({ coin, tokens: [row, { symbol: 'S' }] });
  expect(stderr).toBe('');
});
