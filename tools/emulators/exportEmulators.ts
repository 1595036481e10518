import { LocalError } from '../LocalError.ts';

/** The longest that an export may take, in milliseconds. */
const LIMIT_MS = 20_000;

/**
 * Has the running emulators write their state into a directory, in the form `startEmulators` imports.
 * @throws {LocalError} When the export fails.
 */
export async function exportEmulators(hubPort: number, directory: string): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${hubPort}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: directory, initiatedBy: 'local stack' }),
    signal: AbortSignal.timeout(LIMIT_MS),
  }).catch((cause: unknown) => {
    throw new LocalError('The emulator hub does not answer', { cause });
  });
  if (!response.ok) throw new LocalError(`The emulators could not be exported: ${await response.text()}`);
}
