import type { Command } from 'commander';
import { readConfig } from './readConfig.ts';

/** The flags that every command takes. */
interface GlobalFlags {
  readonly apiKey?: string;
  readonly baseUrl?: string;
  readonly network?: string;
  readonly json?: boolean;
}

/** What a command works with: a flag, else the environment, else the configuration file. */
export interface Settings {
  readonly apiKey: string | undefined;
  readonly baseUrl: string | undefined;
  /** As it was written, not yet looked up. */
  readonly network: string;
  readonly isJson: boolean;
}

/** Finds the settings of a command. @throws CliError 'usage' when the configuration file is not as it should be */
export function resolveSettings(command: Command): Settings {
  const flags = command.optsWithGlobals<GlobalFlags>();
  const config = readConfig();
  return {
    apiKey: flags.apiKey ?? fromEnvironment('EW_API_KEY') ?? config.apiKey,
    baseUrl: flags.baseUrl ?? fromEnvironment('EW_BASE_URL') ?? config.baseUrl,
    network: flags.network ?? fromEnvironment('EW_NETWORK') ?? config.network ?? 'mainnet',
    isJson: flags.json ?? false,
  };
}

/** A variable that is empty counts as not set. */
function fromEnvironment(name: string): string | undefined {
  const value = process.env[name];
  return value === '' ? undefined : value;
}
