import { exitCodes } from '../exitCodes.ts';
import { CliError } from './CliError.ts';

/** Creates the error of an invalid command line. */
export function usageError(message: string, remedy?: string): CliError {
  return new CliError('usage', message, { exitCode: exitCodes.usage, remedy });
}
