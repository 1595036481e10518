import { noUse } from './SessionCounts.ts';
import { serveFunctions } from './serveFunctions.ts';

/*
 * `meteredFunctions.ts <module>`, forked by `startMeter`: serves only the functions of a module in a process,
 * reports its port, and answers every message with the process's CPU time so far, in milliseconds.
 */

const [module = ''] = process.argv.slice(2);
const uncounted = noUse();
const { port } = await serveFunctions((await import(module)) as Record<string, unknown>, () => uncounted);

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1_000);
});
process.on('disconnect', () => process.exit(0));
process.send?.(port);
