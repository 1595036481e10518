import type { Command } from 'commander';
import { configPath } from '../config/configPath.ts';
import { maskApiKey } from '../config/maskApiKey.ts';
import { readConfig } from '../config/readConfig.ts';
import { resolveSettings } from '../config/resolveSettings.ts';
import { writeConfig } from '../config/writeConfig.ts';
import { createApiClient } from '../createApiClient.ts';
import { usageError } from '../errors/usageError.ts';
import { formatFields } from '../output/formatFields.ts';
import { printNote } from '../output/printNote.ts';
import { printResult } from '../output/printResult.ts';
import { askSecret } from '../terminal/askSecret.ts';
import { interruption } from '../terminal/interruption.ts';
import { isInteractive } from '../terminal/isInteractive.ts';
import { readSecretFromStdin } from '../terminal/readSecretFromStdin.ts';

/** ew login: verifies a key against the API and stores it. */
export function addLoginCommand(program: Command): void {
  program
    .command('login')
    .description(
      'check an API key and save it in the configuration file; asks for it, or reads it from stdin',
    )
    .action(async (_options: object, command: Command) => {
      const { baseUrl, isJson } = resolveSettings(command);
      const apiKey = command.optsWithGlobals<{ apiKey?: string }>().apiKey ?? (await askKey());
      const networks = await createApiClient({ apiKey, baseUrl }).listNetworks({ signal: interruption });

      // A key is valid for one deployment only, so its address is stored with it.
      writeConfig({ ...readConfig(), apiKey, ...(baseUrl !== undefined && { baseUrl }) });
      if (process.env['EW_API_KEY']) {
        printNote('EW_API_KEY is set and overrides the saved key.');
      }
      const result = { apiKey: maskApiKey(apiKey), path: configPath(), networks: networks.length };
      printResult(isJson, result, () =>
        formatFields([
          ['API key', `${result.apiKey} works`],
          ['Saved in', result.path],
        ]),
      );
    });
}

async function askKey(): Promise<string> {
  const key = (
    isInteractive() ? await askSecret('API key (not shown): ') : await readSecretFromStdin()
  ).trim();
  if (key === '') throw usageError('No API key was given.');
  return key;
}
