import { parseArgs } from 'node:util';
import {
  noMaintenance,
  pausableFeatures,
  type Maintenance,
  type PausableFeature,
} from '@everything-wallet/core/documents/maintenance';
import { LocalError } from '../LocalError.ts';

const USAGE = `npm run maintenance -- --project <id> [--read-only] [--pause ${pausableFeatures.join()}] [--message "…"] | --off`;
const MAX_MESSAGE_LENGTH = 300;

/** Options of `npm run maintenance`. */
type MaintenanceOptions = { readonly project: string } & (
  | { readonly action: 'show' | 'clear' }
  | { readonly action: 'set'; readonly maintenance: Maintenance }
);

/**
 * Reads the command line.
 * @throws {LocalError} When something is missing, unknown or contradicts itself.
 */
export function readMaintenanceOptions(args: readonly string[]): MaintenanceOptions {
  const { project, off, pause, message, ...values } = parse(args);
  if (project === undefined) throw new LocalError(`The Firebase project is missing: ${USAGE}`);
  const isReadOnly = values['read-only'];
  const paused = pause.split(',').filter(Boolean);
  const unknown = paused.filter((name) => !isFeature(name));
  if (unknown.length > 0) throw new LocalError(`Not a feature: ${unknown.join(', ')}. ${USAGE}`);
  if (message.length > MAX_MESSAGE_LENGTH)
    throw new LocalError(`The message has more than ${MAX_MESSAGE_LENGTH} characters.`);
  const isSet = isReadOnly || paused.length > 0;
  if (off && isSet) throw new LocalError(`Either --off or what is to be switched off: ${USAGE}`);
  if (off) return { project, action: 'clear' };
  if (!isSet && message !== '') throw new LocalError(`A message alone switches nothing off: ${USAGE}`);
  if (!isSet) return { project, action: 'show' };
  const maintenance = { ...noMaintenance, read_only: isReadOnly, paused: paused.filter(isFeature), message };
  return { project, action: 'set', maintenance };
}

/** The document as Firestore's REST API takes it; it replaces the one before. */
export function maintenanceDocument({ read_only: isReadOnly, paused, message }: Maintenance): object {
  return {
    fields: {
      read_only: { booleanValue: isReadOnly },
      paused: { arrayValue: { values: paused.map((feature) => ({ stringValue: feature })) } },
      message: { stringValue: message },
    },
  };
}

function isFeature(name: string): name is PausableFeature {
  return pausableFeatures.some((feature) => feature === name);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        project: { type: 'string' },
        off: { type: 'boolean', default: false },
        'read-only': { type: 'boolean', default: false },
        pause: { type: 'string', default: '' },
        message: { type: 'string', default: '' },
      },
    }).values;
  } catch (error) {
    throw new LocalError(`${(error as Error).message.split('. ')[0] ?? ''}: ${USAGE}`);
  }
}
