import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';
import { waitUntil } from '../waitUntil.ts';
import { findMarkedProcesses } from './findMarkedProcesses.mjs';

/** A member that starts another in a session of its own, as firebase-tools does with the Firestore emulator. */
const MEMBER = `
  require('node:child_process').spawn('sleep', ['60'], { detached: true, stdio: 'ignore' });
  setInterval(() => undefined, 1000);
`;
const STUBBORN_MEMBER = `process.on('SIGTERM', () => undefined); ${MEMBER}`;

/** Starts an owner of a family with one member, in another process. */
function startOwner(directory: string, member: string) {
  const script = `
    import { startProcessFamily } from ${JSON.stringify(new URL('startProcessFamily.mjs', import.meta.url).href)};
    const family = startProcessFamily(${JSON.stringify(directory)});
    family.spawn(process.execPath, ['--eval', ${JSON.stringify(member)}], { stdio: 'ignore' });
    process.on('SIGTERM', () => family.end().then(() => process.exit(7)));
    setInterval(() => undefined, 1000);
  `;
  return spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'inherit' });
}

const membersOf = (directory: string) =>
  findMarkedProcesses((mark) => mark.startsWith(`${directory}#`)).length;

test('a family ends with its owner, even an owner that is killed', { timeout: 20_000 }, async () => {
  const directory = temporaryDirectory();
  const owner = startOwner(directory, STUBBORN_MEMBER);
  await waitUntil('the member and its own child are up', 10_000, () => membersOf(directory) === 2);
  owner.kill('SIGKILL');
  await waitUntil('nothing is left', 10_000, () => membersOf(directory) === 0);
});

test('ending a family waits until all members have ended', { timeout: 20_000 }, async () => {
  const directory = temporaryDirectory();
  const owner = startOwner(directory, MEMBER);
  await waitUntil('the member and its own child are up', 10_000, () => membersOf(directory) === 2);
  owner.kill('SIGTERM');
  expect(await once(owner, 'exit')).toEqual([7, null]);
  expect(membersOf(directory)).toBe(0);
});
