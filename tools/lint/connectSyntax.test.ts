import { ESLint } from 'eslint';
import { beforeAll, expect, test } from 'vitest';
import { repositoryRoot } from '../repositoryRoot.ts';

let eslint: ESLint;
beforeAll(() => {
  eslint = new ESLint({ cwd: repositoryRoot });
});

async function problemsOf(code: string, file: string): Promise<readonly string[]> {
  const [result] = await eslint.lintText(code, { filePath: file });
  return (result?.messages ?? [])
    .filter(({ ruleId, fatal }) => fatal === true || ruleId === 'no-restricted-syntax')
    .map(({ message }) => message);
}

const WINDOW = [
  'web/src/features/connect/example.tsx',
  'web/src/app/connect/example.tsx',
  'web/src/startConnect.ts',
];
const ANY = [...WINDOW, 'web/src/lib/example.ts', 'clients/connect/src/example.ts'];

test.each([
  "opener.postMessage({ everythingWallet: 'hello' }, '*');",
  "opener.postMessage(answer, '*', [port]);",
  'opener.postMessage(answer, `*`);',
  "opener.postMessage(answer, { targetOrigin: '*' });",
])('no message to any origin: %s', async (code) => {
  for (const file of ANY) expect(await problemsOf(code, file), file).toHaveLength(1);
});

test.each([
  "opener.postMessage({ everythingWallet: 'ready', versions: [1] }, '*');",
  "opener.postMessage({ everythingWallet: 'ready' } satisfies ReadyMessage, '*');",
  'opener.postMessage(answer, origin);',
])('but `ready`: %s', async (code) => {
  for (const file of ANY) expect(await problemsOf(code, file), file).toEqual([]);
});

test.each([
  "export const origin = new URL(address).searchParams.get('origin');",
  'export const origin = new URLSearchParams(text);',
  'export const [parameters] = useSearchParams();',
  'export const query = window.location.search;',
  'export const query = location.search;',
  'export const who = data.origin;',
  "export const who = message['origin'];",
  'const { origin } = params; use(origin);',
])('no origin from what the site says: %s', async (code) => {
  for (const file of WINDOW) expect(await problemsOf(code, file), file).not.toEqual([]);
});

test('but the one of the event, which the browser reports', async () => {
  const code = 'export function hear({ origin, data }: MessageEvent) { use(origin, data); }';
  for (const file of WINDOW) expect(await problemsOf(code, file), file).toEqual([]);
});

test.each([
  "import { PhraseField } from '../../components/PhraseField.tsx';",
  "export const load = () => import('../../features/phrase/components/VerifyPhraseDialog.tsx');",
  'export const field = <PhraseField />;',
  'export const field = <TextField name="phrase" />;',
  'export const field = <TextField label="Recovery phrase" />;',
])('no field for the phrase: %s', async (code) => {
  const files = WINDOW.filter((file) => file.endsWith('x'));
  for (const file of files) expect(await problemsOf(code, file), file).not.toEqual([]);
});
