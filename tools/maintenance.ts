import { signIn } from './deploy/firebaseTools.ts';
import { LocalError } from './LocalError.ts';
import { maintenanceDocument, readMaintenanceOptions } from './maintenance/readMaintenanceOptions.ts';
import { MAINTENANCE_ID } from '@everything-wallet/core/documents/maintenance';

/*
 * `npm run maintenance -- --project <id> [--read-only] [--pause send,swap] [--message "…"] | --off`: switches
 * features off for all users within ten seconds, without a deployment; without an option it shows what is
 * off.
 */

try {
  const options = readMaintenanceOptions(process.argv.slice(2));
  const ask = await signIn(options.project);
  const path = `/v1/projects/${options.project}/databases/(default)/documents/maintenance/${MAINTENANCE_ID}`;
  if (options.action === 'set') {
    await ask('firestoreOrigin', path, { method: 'PATCH', body: maintenanceDocument(options.maintenance) });
  } else if (options.action === 'clear') await ask('firestoreOrigin', path, { method: 'DELETE' });
  const found = await ask('firestoreOrigin', path).catch((error: unknown) => {
    if ((error as { status?: unknown }).status === 404) return undefined;
    throw error;
  });
  console.log(found === undefined ? 'Nothing is switched off.' : JSON.stringify(found, null, 2));
  process.exitCode = 0;
} catch (error) {
  console.error(error instanceof LocalError ? error.message : error);
  process.exitCode = 1;
}
