import { join } from 'node:path';
import type { ProcessFamily } from '../processes/startProcessFamily.mjs';
import { projectId } from '../projectId.ts';
import { startService, type Service } from '../startService.ts';
import type { StackPorts } from '../stackPorts.ts';

/**
 * Starts the process that scans the stack's networks, with the params of its functions.
 *
 * @param directory the stack's, with its Firebase project
 */
export function startScanner(family: ProcessFamily, directory: string, ports: StackPorts): Service {
  const functions = join(directory, 'functions');
  return startService(family, {
    title: 'The scanner',
    command: process.execPath,
    args: [`--env-file=.env.${projectId}`, join(functions, 'lib', 'scanner.js')],
    cwd: functions,
    environment: {
      GCLOUD_PROJECT: projectId,
      CLOUD_TASKS_EMULATOR_HOST: `127.0.0.1:${ports.tasks}`,
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
      // There is no Google Cloud to ask for credentials.
      METADATA_SERVER_DETECTION: 'none',
    },
    logFile: join(directory, 'logs', 'scanner.log'),
  });
}
