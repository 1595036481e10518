/**
 * Writes a problem to the console for whoever helps a person: what failed, and the error's name and code.
 *
 * Messages and causes are left out: an SDK may quote in them what was sent.
 */
export function logProblem(what: string, error?: unknown): void {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const name = error instanceof Error ? error.name : '';
  console.error(`[wallet] ${what}`, ...[name, code].filter(Boolean));
}
