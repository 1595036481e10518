/**
 * Logs a problem to the console for support: what failed, and the error's name and code.
 *
 * Messages and causes are omitted: an SDK may quote request data in them.
 */
export function logProblem(what: string, error?: unknown): void {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const name = error instanceof Error ? error.name : '';
  console.error(`[wallet] ${what}`, ...[name, code].filter(Boolean));
}
