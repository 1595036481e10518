import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { LocalError } from '../LocalError.ts';
import type { Service } from '../startService.ts';
import { freePort } from '../testing/freePort.ts';
import { watchFirestore } from './watchFirestore.ts';

const LOG_FILE = '/somewhere/firestore-debug.log';
const INTERVAL_MS = 30;
const MESSAGE = `The Firestore emulator ended or was killed; its log is ${LOG_FILE}`;

/** firebase-tools, going on. */
const running: Service = { ended: new Promise<never>(() => undefined), output: () => '' };

/** Starts a process that listens as the emulator does. */
async function startEmulator(port: number) {
  const server = `require('node:net').createServer().listen(${port}, '127.0.0.1', () => console.log('up'))`;
  const emulator = spawn(process.execPath, ['-e', server], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void emulator.kill('SIGKILL'));
  await once(emulator.stdout, 'data');
  return emulator;
}

/** Watches; the failure, once there is one. */
function watch(port: number) {
  const watched: { failure?: unknown; done?: Promise<void> } = {};
  watched.done = watchFirestore(running, port, LOG_FILE, INTERVAL_MS).catch((error: unknown) => {
    watched.failure = error;
  });
  return watched;
}

test('an emulator that is killed is missed, in a sentence that names it and its log', async () => {
  const port = await freePort();
  const emulator = await startEmulator(port);
  const watched = watch(port);
  await sleep(5 * INTERVAL_MS);
  expect(watched.failure).toBeUndefined();

  emulator.kill('SIGKILL');
  await watched.done;
  expect(watched.failure).toBeInstanceOf(LocalError);
  expect(String(watched.failure)).toBe(MESSAGE);
});

test('leaves an emulator alone that is only slow', async () => {
  const port = await freePort();
  const emulator = await startEmulator(port);
  // It does nothing at all, not even take connections.
  emulator.kill('SIGSTOP');
  const watched = watch(port);
  await sleep(10 * INTERVAL_MS);
  expect(watched.failure).toBeUndefined();

  emulator.kill('SIGKILL');
  await watched.done;
  expect(watched.failure).toBeInstanceOf(LocalError);
});

test('leaves an emulator alone that is back before the third check', async () => {
  const port = await freePort();
  const looks = 4;
  const watched = watch(port);
  for (let look = 0; look < looks; look++) {
    await sleep(1.5 * INTERVAL_MS);
    const server = createServer();
    const looked = once(server, 'connection');
    await once(server.listen(port, '127.0.0.1'), 'listening');
    await looked;
    server.close();
    await once(server, 'close');
    expect(watched.failure).toBeUndefined();
  }
  await watched.done;
  expect(watched.failure).toBeInstanceOf(LocalError);
});

test('firebase-tools that ends because of the emulator names it, otherwise shows its own output', async () => {
  const failure = new LocalError('The Firebase emulators ended (1).');
  const after = (output: string) =>
    watchFirestore({ ended: Promise.reject(failure), output: () => output }, 1, LOG_FILE);
  await expect(
    after('⚠  Fatal error: \n   Firestore Emulator has exited with code: 143, \n'),
  ).rejects.toThrow(MESSAGE);
  await expect(after('All emulators ready')).rejects.toBe(failure);
});
