import { exitCodes } from '../exitCodes.ts';
import { CliError } from './CliError.ts';

/** The error of a command that is not written as it should be. */
export function usageError(message: string, remedy?: string): CliError {
  return new CliError('usage', message, { exitCode: exitCodes.usage, remedy });
}
