import { writeLog } from '../../errors/writeLog.ts';
import type { FollowedAddresses } from './FollowedAddresses.ts';
import type { ScanHealth } from './ScanLoop.ts';

/**
 * Writes a log line for each network, as a warning where its scan is not current: one field with all networks could not be charted
 * by network. Policies and metrics in `alerts` read them.
 */
export function logScanHealth(
  networks: readonly ScanHealth[],
  { addresses, secondsOld }: ReturnType<FollowedAddresses['health']>,
  write = writeLog,
): void {
  const age = Number.isFinite(secondsOld) ? Math.round(secondsOld) : null;
  for (const health of networks) {
    const severity = health.state === 'current' ? 'info' : 'warn';
    write(severity, 'Scanner', { ...health, addresses, addressesSecondsOld: age });
  }
}
