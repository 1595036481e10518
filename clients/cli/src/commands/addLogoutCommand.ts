import type { Command } from 'commander';
import { configPath } from '../config/configPath.ts';
import { readConfig } from '../config/readConfig.ts';
import { resolveSettings } from '../config/resolveSettings.ts';
import { writeConfig } from '../config/writeConfig.ts';
import { formatFields } from '../output/formatFields.ts';
import { printNote } from '../output/printNote.ts';
import { printResult } from '../output/printResult.ts';

/** ew logout: removes the stored key. Sends no request. */
export function addLogoutCommand(program: Command): void {
  program
    .command('logout')
    .description('remove the API key from the configuration file')
    .action((_options: object, command: Command) => {
      const { isJson } = resolveSettings(command);
      const { apiKey, ...rest } = readConfig();
      const isRemoved = apiKey !== undefined;
      if (isRemoved) writeConfig(rest);
      const result = { removed: isRemoved, path: configPath() };
      printResult(isJson, result, () =>
        formatFields([['API key', isRemoved ? `removed from ${result.path}` : 'none was stored']]),
      );
      if (isJson) return;
      if (isRemoved)
        printNote('The key still works elsewhere. To revoke it, delete it in the developer portal.');
      if (process.env['EW_API_KEY']) printNote('EW_API_KEY is set and is still used.');
    });
}
