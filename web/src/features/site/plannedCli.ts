import type { MessageId } from '@everything-wallet/core/messages/messages';

interface PlannedCli {
  readonly install: string;
  readonly commands: readonly (readonly [command: string, does: MessageId])[];
  readonly configPath: string;
  readonly config: readonly (readonly [member: string, meaning: MessageId])[];
}

/** The command line that /cli-tools announces; nothing of it is published yet. */
export const plannedCli: PlannedCli = {
  install: 'npm install --global @everything-wallet/cli',
  commands: [
    ['everything-wallet balance <address>', 'cli.command.balance'],
    ['everything-wallet gas <from> <to> <amount>', 'cli.command.gas'],
    ['everything-wallet send <signed transaction>', 'cli.command.send'],
    ['everything-wallet status <hash>', 'cli.command.status'],
  ],
  configPath: '~/.config/everything-wallet/config.json',
  config: [
    ['apiKey', 'cli.config.apiKey'],
    ['network', 'cli.config.network'],
  ],
};
