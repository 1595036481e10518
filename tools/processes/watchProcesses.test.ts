import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { processIdentity } from './processIdentity.mjs';
import { watchProcesses } from './watchProcesses.mjs';

test('calls back once when one of the processes has ended', async () => {
  const child = spawn('sleep', ['60']);
  const onEnded = vi.fn();
  const unwatch = watchProcesses(
    [processIdentity(process.pid), processIdentity(child.pid ?? 0)],
    onEnded,
    10,
  );
  onTestFinished(unwatch);

  await sleep(50);
  expect(onEnded).not.toHaveBeenCalled();
  child.kill('SIGKILL');
  await once(child, 'exit');
  await vi.waitFor(() => expect(onEnded).toHaveBeenCalledOnce());
  await sleep(50);
  expect(onEnded).toHaveBeenCalledOnce();
});

test('a process that ended before the watch began counts', async () => {
  const onEnded = vi.fn();
  watchProcesses([`${process.pid}@1`], onEnded, 10);
  await vi.waitFor(() => expect(onEnded).toHaveBeenCalledOnce());
});
