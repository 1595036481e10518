import type { TextId } from '../../texts/texts.ts';
import { installCommands } from './downloads.ts';

interface CommandLine {
  /** Returns the install command for the site's origin. */
  readonly install: (origin: string) => string;
  /** Planned name in the registry. Until we own it, no page shows a command with it. */
  readonly plannedName: string;
  readonly commands: readonly (readonly [command: string, does: TextId])[];
  readonly exitCodes: readonly (readonly [code: number, meaning: TextId])[];
  readonly configPath: string;
  readonly config: readonly (readonly [member: string, variable: string, meaning: TextId])[];
}

/** Command line as /cli-tools describes it. */
export const commandLine: CommandLine = {
  plannedName: '@everything-wallet/cli',
  install: installCommands.commandLine,
  commands: [
    ['ew login', 'cli.command.login'],
    ['ew logout', 'cli.command.logout'],
    ['ew balance <address>', 'cli.command.balance'],
    ['ew tokens <address>', 'cli.command.tokens'],
    ['ew nfts <address>', 'cli.command.nfts'],
    ['ew positions <address>', 'cli.command.positions'],
    ['ew transfers <address>', 'cli.command.transfers'],
    ['ew approvals <address>', 'cli.command.approvals'],
    ['ew gas --from <address> --to <address>', 'cli.command.gas'],
    ['ew decode <to> <data>', 'cli.command.decode'],
    ['ew simulate <to> <data> --from <address>', 'cli.command.simulate'],
    ['ew tx send', 'cli.command.send'],
    ['ew tx send --token <contract>', 'cli.command.sendToken'],
    ['ew tx get <hash>', 'cli.command.get'],
    ['ew networks', 'cli.command.networks'],
    ['ew config get|set|unset|list|path', 'cli.command.config'],
    ['ew completion <shell>', 'cli.command.completion'],
  ],
  exitCodes: [
    [0, 'cli.exit.ok'],
    [1, 'cli.exit.unexpected'],
    [2, 'cli.exit.usage'],
    [3, 'cli.exit.notAuthorised'],
    [4, 'cli.exit.notFound'],
    [5, 'cli.exit.refused'],
    [6, 'cli.exit.rateLimited'],
    [7, 'cli.exit.unavailable'],
    [130, 'cli.exit.interrupted'],
  ],
  configPath: '~/.config/everything-wallet/config.json',
  config: [
    ['apiKey', 'EW_API_KEY', 'cli.config.apiKey'],
    ['baseUrl', 'EW_BASE_URL', 'cli.config.baseUrl'],
    ['network', 'EW_NETWORK', 'cli.config.network'],
  ],
};
