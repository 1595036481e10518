import { writeLog } from './writeLog.ts';

interface LoggedError {
  readonly name: string;
  readonly code?: string;
  readonly reason?: string;
  readonly frames: string;
}

/**
 * Logs a failure by its name, code and stack frames, with its causes.
 *
 * Messages of errors are left out: those of ethers, zod and JSON-RPC nodes quote their input, which may be a
 * signed transaction, an address or a digest. A `reason` is in our own words and contains none of these.
 */
export function logFailure(where: string, error: unknown): void {
  const errors: LoggedError[] = [];
  for (let current = error; current instanceof Error && errors.length < 5; current = current.cause) {
    errors.push(describe(current));
  }
  writeLog('error', `${where} failed`, { errors });
}

function describe(error: Error): LoggedError {
  const { code, reason } = error as { code?: unknown; reason?: unknown };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    name: error.name,
    ...(typeof code === 'string' || typeof code === 'number' ? { code: String(code).slice(0, 60) } : {}),
    ...(typeof reason === 'string' && error.name === 'EndpointError' ? { reason } : {}),
    frames: frames.join('\n'),
  };
}
