import { writeLog } from '../../errors/writeLog.ts';

const logged = new Set<string>();

/** Logs that records of a network wait which this build does not know; once in the life of an instance, not at every look. */
export function logUnknownNetwork(network: string): void {
  if (logged.has(network)) return;
  logged.add(network);
  writeLog('warn', 'Records of a network that is not known here wait', { network });
}
