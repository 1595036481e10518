import { spawnSync } from 'node:child_process';
import { expect, it, test } from 'vitest';
import { runEw } from '../testing/runEw.ts';

const shells = ['bash', 'zsh', 'fish'] as const;
const isInstalled = (shell: string) => spawnSync(shell, ['--version']).status === 0;

test.each(shells)('prints a script for %s with commands, flags and networks', async (shell) => {
  const { code, stdout } = await runEw(['completion', shell]);
  expect(code).toBe(0);
  for (const word of ['balance', 'send', '--keystore', '--network', 'polygon-amoy', 'unset']) {
    expect(stdout).toContain(word);
  }
});

test.runIf(isInstalled('bash') || isInstalled('zsh') || isInstalled('fish')).each(shells.filter(isInstalled))(
  '%s can read its script',
  async (shell) => {
    const { stdout } = await runEw(['completion', shell]);
    const { status, stderr } = spawnSync(shell, ['-n'], { input: stdout, encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  },
);

test.runIf(isInstalled('bash')).each([
  ['ew ba', 'balance'],
  ['ew tx ', 'send get --network --api-key --base-url --json --help'],
  ['ew tx send --pa', '--password-stdin'],
  ['ew --json tx get --wa', '--wait'],
  ['ew balance --network po', 'polygon-mainnet polygon-amoy'],
  ['ew config get a', 'apiKey'],
  ['ew completion z', 'zsh'],
])('bash completes %j', async (line, expected) => {
  const { stdout: script } = await runEw(['completion', 'bash']);
  const words = line.split(' ').map((word) => `'${word}'`);
  const ask = `COMP_WORDS=(${words.join(' ')}); COMP_CWORD=${words.length - 1}; _ew; echo "\${COMPREPLY[*]}"`;
  const { stdout } = spawnSync('bash', ['-c', `${script}\n${ask}`], { encoding: 'utf8' });
  expect(stdout.trim()).toBe(expected);
});

it('refuses other shells', async () => {
  expect(await runEw(['completion', 'tcsh'])).toMatchObject({ code: 2, stdout: '' });
});
