/**
 * Loads rules into a project of the Firestore emulator, which resets its coverage.
 *
 * @throws {Error} When they do not compile.
 */
export async function putRules(host: string, projectId: string, content: string): Promise<void> {
  const response = await fetch(`http://${host}/emulator/v1/projects/${projectId}:securityRules`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  if (!response.ok) throw new Error(`The rules do not load: ${await response.text()}`);
}
