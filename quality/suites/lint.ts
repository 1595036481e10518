import { runCheck } from '../../tools/checks/runCheck.ts';
import type { QualitySuite } from '../QualitySuite.ts';

/** Has ESLint work out the types for the few rules that find more there than in Oxlint (decision 35). */
export const lint: QualitySuite = {
  claim: 'Four type-aware rules that find more in ESLint than in Oxlint find nothing.',
  work: (run) =>
    runCheck(run, {
      name: 'lint',
      command: 'eslint',
      args: ['.', '--config', 'quality/lint/eslint.config.js', '--max-warnings', '0'],
      share: 'core',
      verbose: true,
    }),
};
