import { ApiError, ConnectionError } from '@everything-wallet/sdk';
import { CommanderError } from 'commander';
import { exitCodes, type ExitCode } from '../exitCodes.ts';
import { InterruptedError } from '../terminal/InterruptedError.ts';
import { apiRemedies } from './apiRemedies.ts';
import { CliError } from './CliError.ts';
import { describeCommanderError } from './describeCommanderError.ts';

/** Parts of an error to print, with or without --json. */
export interface ErrorDescription {
  readonly exitCode: ExitCode;
  readonly code: string;
  readonly message: string;
  readonly remedy?: string | undefined;
  readonly requestId?: string | undefined;
  readonly docUrl?: string | undefined;
  readonly errors?: readonly { readonly field: string; readonly detail: string }[];
  readonly more?: Readonly<Record<string, string>>;
}

/** Returns the description of an error, its remedy, and the exit code. */
export function describeError(error: unknown): ErrorDescription {
  if (error instanceof ApiError) return describeApiError(error);
  if (error instanceof ConnectionError) {
    return {
      exitCode: exitCodes.unavailable,
      code: 'no_answer',
      message: error.message,
      remedy: 'Check your connection and the address ("ew config list"), then try again.',
    };
  }
  if (error instanceof CliError) return error;
  if (error instanceof InterruptedError) {
    return { exitCode: exitCodes.interrupted, code: 'interrupted', message: error.message };
  }
  if (error instanceof CommanderError) {
    return {
      exitCode: exitCodes.usage,
      code: 'usage',
      message: describeCommanderError(error),
      remedy: 'Run "ew --help", or "ew <command> --help".',
    };
  }
  return {
    exitCode: exitCodes.unexpected,
    code: 'unexpected',
    message: error instanceof Error ? error.message : String(error),
  };
}

function describeApiError({
  status,
  code,
  message,
  requestId,
  docUrl,
  remedy,
  errors,
}: ApiError): ErrorDescription {
  return {
    exitCode: exitCodeOf(status),
    code,
    message,
    // For an unknown code the API's own remedy is used.
    remedy: apiRemedies[code] ?? remedy,
    requestId,
    docUrl,
    ...(errors.length > 0 && { errors }),
  };
}

function exitCodeOf(status: number): ExitCode {
  if (status === 401 || status === 403) return exitCodes.notAuthorised;
  if (status === 404) return exitCodes.notFound;
  if (status === 429) return exitCodes.rateLimited;
  return status >= 500 ? exitCodes.unavailable : exitCodes.refused;
}
