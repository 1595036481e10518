import { writeLog } from '../../errors/writeLog.ts';

const logged = new Set<string>();

/** Logs that records wait for a network this build does not know; once per instance, not at every lookup. */
export function logUnknownNetwork(network: string): void {
  if (logged.has(network)) return;
  logged.add(network);
  writeLog('warn', 'Records of a network that is not known here wait', { network });
}
