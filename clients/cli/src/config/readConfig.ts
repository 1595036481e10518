import { readFileSync } from 'node:fs';
import { usageError } from '../errors/usageError.ts';
import { configKeys, type Config } from './Config.ts';
import { configPath } from './configPath.ts';

/**
 * Reads the configuration file; a missing one is empty.
 *
 * @throws CliError 'usage' when it cannot be read, or is not JSON with the known members
 */
export function readConfig(): Config {
  const path = configPath();
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw usageError(`${path} cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'}).`);
  }
  const document = parse(text);
  if (typeof document !== 'object' || document === null || Array.isArray(document)) {
    throw usageError(`${path} is not a JSON object.`, `Correct it, or delete it and run "ew login".`);
  }
  const config: Config = {};
  for (const key of configKeys) {
    const value = (document as Record<string, unknown>)[key];
    if (value === undefined) continue;
    if (typeof value !== 'string') throw usageError(`"${key}" in ${path} is not a string.`);
    config[key] = value;
  }
  return config;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The error of JSON.parse quotes the text, which may contain a key.
    return undefined;
  }
}
