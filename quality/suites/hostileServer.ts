import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTests } from '../../tools/checks/runTests.ts';
import type { QualitySuite } from '../QualitySuite.ts';

/**
 * Runs the wallet's own code against functions that lie about every field of every answer's schema, one at a
 * time: records displayed and signed values, and checks that signed bytes never exceed the user's
 * confirmation (decision 59). An independent library decodes the bytes.
 */
export const hostileServer: QualitySuite = {
  claim:
    'Functions that lie about any one field never make the wallet sign more than you confirmed, another spender, router or recipient, or two nonces for one confirmation.',
  async work(run) {
    const report = join(run.directory, 'hostileServer.jsonl');
    const counts = await runTests(
      { ...run, environment: { ...run.environment, HOSTILE_SERVER_REPORT: report } },
      {
        name: 'hostileServer',
        command: 'vitest',
        args: ['run', '--project=hostileServer'],
        reporter: 'vitest',
      },
    );
    if (existsSync(report)) {
      for (const line of readFileSync(report, 'utf8').trim().split('\n')) {
        const { field, displayed, ending } = JSON.parse(line) as {
          field: string;
          displayed: string[];
          ending: string;
        };
        run.log(`  ${field}: ${displayed.join(' | ') || 'nothing shown'} => ${ending}`);
      }
    }
    return counts;
  },
};
