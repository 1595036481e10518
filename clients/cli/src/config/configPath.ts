import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';

/** Where the configuration is kept: in $XDG_CONFIG_HOME, or in ~/.config (XDG base directory specification). */
export function configPath(): string {
  const configured = process.env['XDG_CONFIG_HOME'];
  // The specification says to ignore a relative path.
  const home = configured && isAbsolute(configured) ? configured : join(homedir(), '.config');
  return join(home, 'everything-wallet', 'config.json');
}
