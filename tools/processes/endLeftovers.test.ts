import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';
import { endLeftovers } from './endLeftovers.mjs';
import { createRunMark, runMarkVariable } from './runMark.mjs';

function startMarked(mark: string) {
  const child = spawn('sleep', ['60'], { env: { ...process.env, [runMarkVariable]: mark } });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

test('ends processes of a run whose owner has ended, and no others', async () => {
  const directory = temporaryDirectory();
  const mark = createRunMark(directory);
  // This process's own pid with another start time: the pid of another process. Cut short, it is also a
  // prefix of the living owner's mark, which once ended the wrong processes.
  const leftover = startMarked(mark.slice(0, -1));
  const owned = startMarked(mark);
  const elsewhere = startMarked(`${directory}-other#${process.pid}@1`);

  const ended = once(leftover, 'exit');
  expect(await endLeftovers(directory)).toBe(1);
  await ended;
  expect(owned.exitCode ?? owned.signalCode).toBeNull();
  expect(elsewhere.exitCode ?? elsewhere.signalCode).toBeNull();
});
