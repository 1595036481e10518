import { Argument, type Command } from 'commander';
import { configKeys, type Config, type ConfigKey } from '../config/Config.ts';
import { configPath } from '../config/configPath.ts';
import { maskApiKey } from '../config/maskApiKey.ts';
import { readConfig } from '../config/readConfig.ts';
import { resolveSettings } from '../config/resolveSettings.ts';
import { writeConfig } from '../config/writeConfig.ts';
import { createApiClient } from '../createApiClient.ts';
import { CliError } from '../errors/CliError.ts';
import { exitCodes } from '../exitCodes.ts';
import { findNetwork } from '../findNetwork.ts';
import { formatFields } from '../output/formatFields.ts';
import { printResult } from '../output/printResult.ts';

/** An invalid key, for checking an address only. */
const ANY_KEY = 'none';

/** ew config: reads and writes the configuration file. */
export function addConfigCommand(program: Command): void {
  const config = program.command('config').description('read and write the configuration file');

  config
    .command('get')
    .description('print a value of the file, with the API key masked')
    .addArgument(new Argument('<key>').choices(configKeys))
    .action((key: ConfigKey, _options: object, command: Command) => {
      const value = shown(readConfig())[key];
      if (value === undefined) {
        throw new CliError('not_set', `${key} is not set.`, { exitCode: exitCodes.notFound });
      }
      printResult(isJson(command), { [key]: value }, () => value);
    });

  config
    .command('set')
    .description('write a value to the file; for an API key, "ew login" leaves no trace in the shell history')
    .addArgument(new Argument('<key>').choices(configKeys))
    .argument('<value>')
    .action((key: ConfigKey, value: string, _options: object, command: Command) => {
      check(key, value);
      const changed = { ...readConfig(), [key]: value };
      writeConfig(changed);
      printResult(
        isJson(command),
        { [key]: shown(changed)[key] },
        () => `${key} is ${shown(changed)[key] ?? ''}`,
      );
    });

  config
    .command('unset')
    .description('remove a value from the file')
    .addArgument(new Argument('<key>').choices(configKeys))
    .action((key: ConfigKey, _options: object, command: Command) => {
      writeConfig(Object.fromEntries(Object.entries(readConfig()).filter(([name]) => name !== key)));
      printResult(isJson(command), { [key]: null }, () => `${key} is not set`);
    });

  config
    .command('list')
    .description('print all values of the file, and the defaults for missing ones')
    .action((_options: object, command: Command) => {
      const { apiKey, baseUrl, network } = resolveSettings(command);
      const used = shown({ ...(apiKey && { apiKey }), ...(baseUrl && { baseUrl }), network });
      printResult(isJson(command), used, () =>
        formatFields(configKeys.map((key) => [key, used[key] ?? 'not set'])),
      );
    });

  config
    .command('path')
    .description('print the path of the file')
    .action((_options: object, command: Command) => {
      printResult(isJson(command), { path: configPath() }, configPath);
    });
}

function isJson(command: Command): boolean {
  return command.optsWithGlobals<{ json?: boolean }>().json ?? false;
}

/** Returns the configuration with the key masked. */
function shown(config: Config): Config {
  return { ...config, ...(config.apiKey !== undefined && { apiKey: maskApiKey(config.apiKey) }) };
}

function check(key: ConfigKey, value: string): void {
  if (key === 'network') findNetwork(value);
  if (key === 'baseUrl') createApiClient({ apiKey: ANY_KEY, baseUrl: value });
  if (key === 'apiKey') createApiClient({ apiKey: value, baseUrl: undefined });
}
