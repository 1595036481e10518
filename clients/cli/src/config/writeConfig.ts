import { chmodSync, closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Config } from './Config.ts';
import { configPath } from './configPath.ts';

/**
 * Writes the configuration file, readable only by its owner.
 *
 * The file is replaced atomically: a concurrent reader, or one after a crash, finds the old or the new
 * content.
 */
export function writeConfig(config: Config): void {
  const path = configPath();
  const directory = dirname(path);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  // An existing folder keeps its mode.
  chmodSync(directory, 0o700);
  const temporary = `${path}.${process.pid}`;
  rmSync(temporary, { force: true });
  try {
    const file = openSync(temporary, 'wx', 0o600);
    try {
      writeSync(file, `${JSON.stringify(config, null, 2)}\n`);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(temporary, path);
  } catch (error) {
    // It may contain a key.
    rmSync(temporary, { force: true });
    throw error;
  }
}
