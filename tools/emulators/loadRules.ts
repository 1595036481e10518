import { readFileSync } from 'node:fs';
import { LocalError } from '../LocalError.ts';
import { projectId } from '../projectId.ts';

/**
 * Loads a rules file into the running Firestore emulator, which at its start may only log an error in one.
 *
 * @throws {LocalError} When the rules do not compile; with the position.
 */
export async function loadRules(firestorePort: number, file: string, project = projectId): Promise<void> {
  const response = await fetch(
    `http://127.0.0.1:${firestorePort}/emulator/v1/projects/${project}:securityRules`,
    {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ rules: { files: [{ name: file, content: readFileSync(file, 'utf8') }] } }),
    },
  );
  if (response.ok) return;
  const { error } = (await response.json()) as { error?: { message?: string } };
  throw new LocalError(`${file} does not load: ${error?.message ?? response.statusText}`);
}
