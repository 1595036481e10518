import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWorkspace } from '../../build/buildWorkspace.ts';
import { repositoryRoot } from '../../repositoryRoot.ts';
import { runProgram } from '../../runProgram.ts';
import { beforeSharing } from '../cost/beforeSharing.ts';
import { monthlyCost, type MonthlyCost } from '../cost/monthlyCost.ts';
import type { SessionCounts } from '../cost/SessionCounts.ts';
import type { QualitySuite } from '../QualitySuite.ts';

const USERS = [1_000, 1_000_000];
/** What is told of each part, as docs/operations.md has it. */
const COLUMNS =
  'requests to functions, documents read, documents written, questions to nodes, bytes of pages';
/** Of what it cost before, at a million users. */
const MOST = 0.5;

/**
 * Counts what a session uses, and what so many users cost in a month by it; beside it the same of the code as it was before balances,
 * prices and settling were asked together (decision 18).
 */
export const cost: QualitySuite = {
  needs: 'stack',
  async work({ family, directory, environment, log }) {
    await buildWorkspace(family, 'web', log);
    const output = join(directory, 'session.json');
    await runProgram(family, {
      title: 'Counting a session',
      command: process.execPath,
      args: ['local/quality/cost/countSession.ts', output, 'now'],
      cwd: repositoryRoot,
      environment,
      logFile: join(directory, 'session.log'),
    });
    const now = JSON.parse(readFileSync(output, 'utf8')) as SessionCounts;

    for (const [name, session] of [
      ['before', beforeSharing],
      ['now', now],
    ] as const) {
      const { firstVisit, nextVisit, open, openMinutes, send, cpuMsPerCall } = session;
      log(`  ${name} (${cpuMsPerCall} ms of processor a call): ${COLUMNS}`);
      for (const [part, use] of [
        ['first opening', firstVisit],
        ['another opening', nextVisit],
        [`open for ${openMinutes} minutes`, open],
        ['a transfer and the history', send],
      ] as const) {
        const { functionRequests, reads, writes, rpcCalls, hostingBytes } = use;
        log(`    ${part}: ${[functionRequests, reads, writes, rpcCalls, hostingBytes].join(', ')}`);
      }
      for (const users of USERS)
        log(`    ${users.toLocaleString('en')} users: ${describe(monthlyCost(session, users))}`);
    }
    const ratio = monthlyCost(now, 1_000_000).total / monthlyCost(beforeSharing, 1_000_000).total;
    log(`  A million users cost ${(100 * ratio).toFixed(0)} % of what they cost before.`);
    const failures = ratio <= MOST ? [] : [`more than ${100 * MOST} % of what it cost before`];
    return { passed: 1 - failures.length, failed: failures.length, skipped: 0, failures };
  },
};

function describe(month: MonthlyCost): string {
  return Object.entries(month)
    .map(([name, dollars]) => `${name} $${(dollars as number).toFixed(2)}`)
    .join(', ');
}
