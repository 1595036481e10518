import './configuration.ts';
import { writeLog } from './errors/writeLog.ts';
import { restartConfiguredScan } from './services/scanner/restartConfiguredScan.ts';
import { runConfiguredScanners } from './services/scanner/runConfiguredScanners.ts';
import { scannedNetworks } from './services/scanner/scannedNetworks.ts';

/*
 * The process that scans the networks of SCANNER until it is stopped: a worker pool of Cloud Run with one instance, and a service
 * of the local stack. Two at a time, as during a deployment, do no harm. With `restart <network> <block>`, it restarts a scan instead,
 * and ends.
 */

const networks = scannedNetworks();
const [command, ...given] = process.argv.slice(2);
if (command === 'restart') {
  try {
    process.stdout.write(`${await restartConfiguredScan(networks, given)}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
} else {
  const isLocal = process.env['FIRESTORE_EMULATOR_HOST'] !== undefined;
  writeLog('info', 'scanners start', { networks: networks.map(({ id }) => id) });
  await runConfiguredScanners(networks, { isLocal });
}
// Open connections of Firestore would delay the end.
process.exit(0);
