/*
 * node supervisor.mjs <mark>: waits until the process that started it ends, however that happens, then ends all
 * processes that carry the mark.
 *
 * It runs detached, in a session of its own, so that neither Ctrl-C nor the end of its parent ends it too. It
 * learns of the parent's end from the pipe on its standard input, which the system closes even after SIGKILL.
 */
import { endMarkedProcesses } from './endMarkedProcesses.mjs';

const mark = process.argv[2];
if (!mark) throw new TypeError('usage: supervisor.mjs <mark>');

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
process.stdin.resume();
process.stdin.once('close', () => void endMarkedProcesses(mark));
