import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { afterAll, onTestFinished, vi } from 'vitest';

// Every run is a separate process, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** A key in the API's format, valid nowhere. */
export const testKey = 'ew_test_0123456789abcdefghijklmnopqrstuvwx';

/**
 * The program bundled into one file with the SDK: a process that strips the types of every file takes three
 * times as long to start.
 */
const program = fileURLToPath(new URL(`../../dist/testing-${process.pid}.js`, import.meta.url));
buildSync({
  entryPoints: [fileURLToPath(new URL('../main.ts', import.meta.url))],
  outfile: program,
  bundle: true,
  platform: 'node',
  format: 'esm',
  conditions: ['everything-wallet-source'],
  external: ['commander'],
});
afterAll(() => {
  rmSync(program, { force: true });
});

/** Shell redirection that hides stderr. */
export const HIDDEN_STDERR = '2>/dev/null';

interface EwOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Piped input; without it stdin is closed. */
  readonly input?: string;
  /** True to send Ctrl-C once the input is read; stdin stays open. */
  readonly isInterruptedAtInput?: boolean;
  /** True if stderr is closed. */
  readonly isStderrClosed?: boolean;
  /** Sends Ctrl-C when this resolves. */
  readonly interruptAfter?: Promise<unknown>;
}

/** True if the `script` command of util-linux exists, which provides a terminal. */
export const hasTerminals = String(spawnSync('script', ['--version']).stdout).includes('util-linux');

/** Creates a configuration folder, which is deleted after the test. */
export function temporaryHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'ew-'));
  onTestFinished(() => {
    rmSync(home, { recursive: true });
  });
  return home;
}

/** Runs ew in a separate process, without a terminal. */
export async function runEw(
  args: readonly string[],
  { env = {}, input = '', isInterruptedAtInput, isStderrClosed, interruptAfter }: EwOptions = {},
) {
  const child = spawn(process.execPath, [program, ...args], { env: environment(env) });
  if (isInterruptedAtInput) child.stdin.write(input, () => child.kill('SIGINT'));
  else child.stdin.end(input);
  if (isStderrClosed) child.stderr.destroy();
  void interruptAfter?.then(() => child.kill('SIGINT'));
  return finished(child);
}

/** Runs ew on a pseudo terminal, and types each answer after its prompt. */
export async function runEwOnTerminal(
  args: readonly string[],
  answers: readonly (readonly [question: string, answer: string])[],
  env: Readonly<Record<string, string>> = {},
) {
  const quoted = [process.execPath, program, ...args].map((word) =>
    word === HIDDEN_STDERR ? word : `'${word}'`,
  );
  const command = quoted.join(' ');
  const child = spawn('script', ['-qefc', command, '/dev/null'], { env: environment(env) });
  const waiting = [...answers];
  let screen = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    screen += part;
    const [question, answer] = waiting[0] ?? [];
    if (question === undefined || answer === undefined || !screen.includes(question)) return;
    waiting.shift();
    child.stdin.write(answer);
  });
  return finished(child);
}

function environment(env: Readonly<Record<string, string>>) {
  const home = env['XDG_CONFIG_HOME'] ?? temporaryHome();
  return { PATH: process.env['PATH'] ?? '', HOME: home, XDG_CONFIG_HOME: home, TERM: 'xterm', ...env };
}

async function finished(child: ReturnType<typeof spawn>) {
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.setEncoding('utf8').on('data', (part: string) => (output[name] += part));
  }
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, ...output };
}
