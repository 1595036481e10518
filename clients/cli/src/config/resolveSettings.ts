import { DEFAULT_BASE_URL } from '@everything-wallet/sdk';
import type { Command } from 'commander';
import { readConfig } from './readConfig.ts';

/** Flags of every command. */
interface GlobalFlags {
  readonly apiKey?: string;
  readonly baseUrl?: string;
  readonly network?: string;
  readonly json?: boolean;
}

/** Settings of a command: a flag, else the environment, else the configuration file. */
export interface Settings {
  readonly apiKey: string | undefined;
  /** True if the key in the file was ignored, because it belongs to another deployment. */
  readonly isKeyOfAnother: boolean;
  readonly baseUrl: string | undefined;
  /** As entered, not resolved yet. */
  readonly network: string;
  readonly isJson: boolean;
}

/**
 * Resolves the settings of a command.
 *
 * @throws CliError 'usage' when the configuration file is invalid
 */
export function resolveSettings(command: Command): Settings {
  const flags = command.optsWithGlobals<GlobalFlags>();
  const config = readConfig();
  const givenKey = flags.apiKey ?? fromEnvironment('EW_API_KEY');
  const baseUrl = flags.baseUrl ?? fromEnvironment('EW_BASE_URL') ?? config.baseUrl;
  // A key stored for one address must not be sent to another.
  const isForAnother = !isSameAddress(baseUrl ?? DEFAULT_BASE_URL, config.baseUrl ?? DEFAULT_BASE_URL);
  const keyOfFile = isForAnother ? undefined : config.apiKey;
  return {
    apiKey: givenKey ?? keyOfFile,
    isKeyOfAnother: givenKey === undefined && isForAnother && config.apiKey !== undefined,
    baseUrl,
    network: flags.network ?? fromEnvironment('EW_NETWORK') ?? config.network ?? 'mainnet',
    isJson: flags.json ?? false,
  };
}

function isSameAddress(one: string, other: string): boolean {
  return one === other || (URL.canParse(one) && URL.canParse(other) && written(one) === written(other));
}

/** Normalizes an address: case of the host, default port, trailing slash. */
function written(address: string): string {
  return new URL(address).href.replace(/\/+$/, '');
}

/** An empty variable counts as unset. */
function fromEnvironment(name: string): string | undefined {
  const value = process.env[name];
  return value === '' ? undefined : value;
}
