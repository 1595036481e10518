import { DEFAULT_REGION } from '@everything-wallet/core/hosts/region';
import { parseArgs } from 'node:util';
import { LocalError } from '../LocalError.ts';

/** Options of `npm run deploy`. */
export interface DeployOptions {
  /** The Firebase project's id. */
  readonly project: string;
  /** True to only show what would be deployed. */
  readonly isDryRun: boolean;
  /** True to only show the commands that prepare the project. */
  readonly isPreparation: boolean;
  /** Region of the functions: that of the database. */
  readonly region: string;
  /** vCPU that the project may have in a region. */
  readonly cpuQuota: number;
}

const USAGE =
  'npm run deploy -- --project <id> [--dry-run | --prepare] [--region <region>] [--cpu-quota <vCPU>]';

/** Quota of a new project. */
const NEW_PROJECT_CPU = '20';

/**
 * Reads the command line; the project may also be named without `--project`.
 * @throws {LocalError} When the project is missing or malformed, or an option is not known.
 */
export function readOptions(args: readonly string[]): DeployOptions {
  const { values, positionals } = parse(args);
  const [project, ...more] = [...(values.project === undefined ? [] : [values.project]), ...positionals];
  if (project === undefined) throw new LocalError(`The Firebase project is missing: ${USAGE}`);
  if (more.length > 0) throw new LocalError(`One project at a time, not also ${more.join(', ')}: ${USAGE}`);
  if (!/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(project)) {
    throw new LocalError(
      `${JSON.stringify(project)} is no project id: 6 to 30 small letters, digits and hyphens, as in the console's project settings.`,
    );
  }
  if (project.startsWith('demo-')) {
    throw new LocalError(`${project} is a name for emulators: no project can be called demo-…`);
  }
  const { region } = values;
  if (!/^[a-z]+-[a-z]+\d+$/.test(region))
    throw new LocalError(`${JSON.stringify(region)} is no region, such as europe-west1: ${USAGE}`);
  const cpuQuota = Number(values['cpu-quota']);
  if (!(cpuQuota >= 1)) throw new LocalError(`--cpu-quota is a number of vCPU: ${USAGE}`);
  return { project, isDryRun: values['dry-run'], isPreparation: values.prepare, region, cpuQuota };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        project: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        prepare: { type: 'boolean', default: false },
        region: { type: 'string', default: DEFAULT_REGION },
        'cpu-quota': { type: 'string', default: NEW_PROJECT_CPU },
      },
      allowPositionals: true,
    });
  } catch (error) {
    throw new LocalError(`${(error as Error).message.split('. ')[0] ?? ''}: ${USAGE}`);
  }
}
