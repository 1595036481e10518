import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';

/**
 * Returns the path of the configuration file: in $XDG_CONFIG_HOME, or in ~/.config (XDG base directory
 * specification).
 */
export function configPath(): string {
  const configured = process.env['XDG_CONFIG_HOME'];
  // The specification requires that a relative path is ignored.
  const home = configured && isAbsolute(configured) ? configured : join(homedir(), '.config');
  return join(home, 'everything-wallet', 'config.json');
}
