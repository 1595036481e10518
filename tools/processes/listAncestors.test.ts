import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { isProcessAlive } from './isProcessAlive.mjs';
import { processIdentity } from './processIdentity.mjs';

const script = `
  const { listAncestors } = await import(${JSON.stringify(new URL('listAncestors.mjs', import.meta.url).href)});
  console.log(JSON.stringify(listAncestors()));
`;

/** Returns the ancestors that a command sees when a process with this title starts it through a shell. */
function ancestorsBelow(title: string): string[] {
  const below = `
    process.title = ${JSON.stringify(title)};
    const shell = ['-c', '"$0" --input-type=module --eval "$1"; true', process.execPath, ${JSON.stringify(script)}];
    process.stdout.write(require('node:child_process').execFileSync('sh', shell));
    process.stdout.write(String(process.pid));
  `;
  const output = execFileSync(process.execPath, ['--eval', below], { encoding: 'utf8' });
  const [identities, pid] = output.split('\n');
  const found = JSON.parse(identities ?? '') as string[];
  return found.map((identity) => (identity.startsWith(`${pid ?? ''}@`) ? 'npm' : 'between'));
}

test('are the shell and npm, where npm started the command', () => {
  expect(ancestorsBelow('npm start')).toEqual(['between', 'npm']);
});

test('an identity distinguishes a process from a later one with its pid', () => {
  expect(isProcessAlive(processIdentity(process.pid))).toBe(true);
  expect(isProcessAlive(`${process.pid}@1`)).toBe(false);
});
