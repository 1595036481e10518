import { DEFAULT_BASE_URL } from '@everything-wallet/sdk';
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
  /** Whether the key of the file was left out, because it is for another deployment than the one that is asked. */
  readonly isKeyOfAnother: boolean;
  readonly baseUrl: string | undefined;
  /** As it was written, not yet looked up. */
  readonly network: string;
  readonly isJson: boolean;
}

/** Finds the settings of a command. @throws CliError 'usage' when the configuration file is not as it should be */
export function resolveSettings(command: Command): Settings {
  const flags = command.optsWithGlobals<GlobalFlags>();
  const config = readConfig();
  const givenKey = flags.apiKey ?? fromEnvironment('EW_API_KEY');
  const baseUrl = flags.baseUrl ?? fromEnvironment('EW_BASE_URL') ?? config.baseUrl;
  // Who sets an address for one command must not get the key that was kept for another.
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

/** An address without what makes no difference: capital letters of the host, the usual port, a slash at the end. */
function written(address: string): string {
  return new URL(address).href.replace(/\/+$/, '');
}

/** A variable that is empty counts as not set. */
function fromEnvironment(name: string): string | undefined {
  const value = process.env[name];
  return value === '' ? undefined : value;
}
