import { expect, test } from 'vitest';
import { LocalError } from '../LocalError.ts';
import { readOptions } from './readOptions.ts';

test.each([[['--project', 'a-project']], [['--project=a-project']], [['a-project']]])(
  'the project is read from %j',
  (args) => {
    expect(readOptions(args)).toEqual({
      project: 'a-project',
      isDryRun: false,
      isPreparation: false,
      region: 'us-central1',
      cpuQuota: 20,
    });
  },
);

test('accepts a dry run', () => {
  expect(readOptions(['--dry-run', '--project', 'a-project'])).toMatchObject({
    project: 'a-project',
    isDryRun: true,
  });
});

test('so may the commands that prepare a project, and another quota', () => {
  expect(readOptions(['a-project', '--prepare', '--cpu-quota', '40'])).toMatchObject({
    isPreparation: true,
    cpuQuota: 40,
  });
});

test.each([
  [[], /project is missing/],
  [['--project'], /project/],
  [['--project', ''], /is no project id/],
  [['--project', 'A-Project'], /is no project id/],
  [['--project', 'short'], /is no project id/],
  [['--project', 'ends-in-'], /is no project id/],
  [['--project', '../elsewhere'], /is no project id/],
  [['--project', 'demo-everything-wallet'], /name for emulators/],
  [['a-project', 'b-project'], /One project at a time/],
  [['--project', 'a-project', '--only', 'hosting'], /--only/],
  [['--project', 'a-project', '--dryrun'], /--dryrun/],
  [['a-project', '--region', 'Europe'], /is no region/],
  [['a-project', '--cpu-quota', 'many'], /number of vCPU/],
])('%j is refused in one line', (args, message) => {
  const refusal = () => readOptions(args);
  expect(refusal).toThrow(LocalError);
  expect(refusal).toThrow(message);
  expect(refusal).toThrow(/^[^\n]*$/);
});
