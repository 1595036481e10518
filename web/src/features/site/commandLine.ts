import type { MessageId } from '@everything-wallet/core/messages/messages';

interface CommandLine {
  readonly install: string;
  /** What installs it while it is not published. */
  readonly installFromRepository: string;
  readonly commands: readonly (readonly [command: string, does: MessageId])[];
  readonly configPath: string;
  readonly config: readonly (readonly [member: string, variable: string, meaning: MessageId])[];
}

/** The command line, as /cli-tools describes it. */
export const commandLine: CommandLine = {
  install: 'npm install --global @everything-wallet/cli',
  installFromRepository: 'npm install --global ./clients/cli',
  commands: [
    ['ew login', 'cli.command.login'],
    ['ew balance <address>', 'cli.command.balance'],
    ['ew gas', 'cli.command.gas'],
    ['ew tx send', 'cli.command.send'],
    ['ew tx get <hash>', 'cli.command.get'],
    ['ew networks', 'cli.command.networks'],
    ['ew config', 'cli.command.config'],
    ['ew completion', 'cli.command.completion'],
  ],
  configPath: '~/.config/everything-wallet/config.json',
  config: [
    ['apiKey', 'EW_API_KEY', 'cli.config.apiKey'],
    ['baseUrl', 'EW_BASE_URL', 'cli.config.baseUrl'],
    ['network', 'EW_NETWORK', 'cli.config.network'],
  ],
};
