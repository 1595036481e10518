import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { alwaysOnNetworks } from '@everything-wallet/core/networks/networks';
import type { CheckRun } from '../checks/CheckRun.ts';
import { countJunit } from '../checks/countJunit.ts';
import type { Counts } from '../checks/Counts.ts';
import { settleCounts } from '../checks/settleCounts.ts';
import { LocalError } from '../LocalError.ts';
import { repositoryRoot } from '../repositoryRoot.ts';
import { runProgram } from '../runProgram.ts';
import { onNetworksOf } from './onNetworksOf.ts';
import { preparePython } from './preparePython.ts';

/**
 * Checks for each answer. Excluded are those that do not apply to this API: positive_data_acceptance (a
 * schema cannot express EIP-55 checksums, valid transaction bytes or the balance of an account), and those
 * about created and deleted resources, which it does not have.
 */
const PROMISES = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
  'negative_data_rejection',
  'missing_required_header',
  'ignored_auth',
  'unsupported_method',
  'allow_header_conformance',
];

/** With these the run takes about two minutes, most of it waiting: the API allows a key 300 requests in a minute. */
const EXAMPLES = 30;
const RATE = '290/m';

/** Requests that never reach the API. */
const HOOKS = join(repositoryRoot, 'tests', 'clients', 'schemathesisHooks.py');

/** The same requests every time. */
const SEED = 20_261_121;

/**
 * Sends the running API requests that its OpenAPI document permits and forbids, and checks the answers
 * against the document; each operation counts as one test.
 *
 * @throws {MissingToolError} When Python or its packages are unavailable.
 */
export async function checkSchemathesis(run: CheckRun): Promise<Counts> {
  const { family, directory, environment, log } = run;
  const bin = await preparePython(run, join('tests', 'clients', 'requirements.txt'));
  const key = await makeKey(run);
  const report = join(directory, 'schemathesis.xml');
  const api = environment['HOSTING_URL'] ?? '';
  const described: unknown = await fetch(`${api}/api/v1/openapi.json`).then((answer) => answer.json());
  const document = join(directory, 'schemathesis-openapi.json');
  // For a network without a chain the API rightly reports that no node answers.
  writeFileSync(document, JSON.stringify(onNetworksOf(described, alwaysOnNetworks)));
  const exitCode = await runProgram(family, {
    title: 'clients:schemathesis',
    command: join(bin, 'schemathesis'),
    args: [
      'run',
      document,
      ...['--url', api],
      ...['--header', `Authorization: Bearer ${key}`],
      ...['--checks', PROMISES.join(',')],
      // There is no stateful phase: no operation names another as its continuation.
      ...['--phases', 'examples,coverage,fuzzing'],
      ...['--max-examples', EXAMPLES.toString(), '--seed', SEED.toString(), '--rate-limit', RATE],
      // On a busy machine an answer takes longer.
      ...['--request-timeout', '60'],
      '--continue-on-failure',
      ...['--report', 'junit', '--report-junit-path', report],
    ],
    // It creates a database of examples in its working directory.
    cwd: directory,
    environment: { NO_COLOR: '1', SCHEMATHESIS_HOOKS: HOOKS },
    logFile: join(directory, 'schemathesis.log'),
    shownLines: 200,
  }).then(
    () => 0,
    (error: unknown) => {
      if (!(error instanceof LocalError)) throw error;
      log(error.message);
      return 1;
    },
  );
  const counts = existsSync(report)
    ? countJunit(readFileSync(report, 'utf8'), 'clients:schemathesis')
    : undefined;
  return settleCounts(counts, exitCode);
}

/** Creates an API key of a separate user. */
async function makeKey({ family, directory, environment }: CheckRun): Promise<string> {
  const logFile = join(directory, 'schemathesis-key.log');
  await runProgram(family, {
    title: 'Making an API key',
    command: process.execPath,
    args: [join('tests', 'clients', 'support', 'printKey.ts')],
    cwd: repositoryRoot,
    environment,
    logFile,
  });
  return readFileSync(logFile, 'utf8').trim();
}
