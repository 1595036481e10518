/** The words of /cli-tools (specification §2, Public pages). */
export const cliMessages = {
  'cli.meta.title': 'CLI Tools · Everything Wallet',
  'cli.meta.description':
    'The planned command line of Everything Wallet: installing it, its commands and its configuration file, and a shell script that works today.',
  'cli.title': 'CLI Tools',
  'cli.lead':
    'A command line for balances, fees and transactions is planned. Until it is published, curl does the same.',
  'cli.install': 'Installation',
  'cli.install.text':
    'The package is not published yet. Install nothing by this name before this page says that it is there: it would not be ours.',
  'cli.commands': 'Commands',
  'cli.commands.text': 'The planned commands. None of them will ever ask for a recovery phrase.',
  'cli.commands.name': 'Command',
  'cli.commands.does': 'What it will do',
  'cli.command.balance': 'Print the balance of an address.',
  'cli.command.gas': 'Print the fee that a transfer would cost.',
  'cli.command.send': 'Broadcast a transaction that was signed elsewhere.',
  'cli.command.status': 'Print a transaction and its status.',
  'cli.config': 'Configuration file',
  'cli.config.text': 'The planned file is JSON and holds these members. A flag will override it.',
  'cli.config.path': 'Where it will be',
  'cli.config.name': 'Member',
  'cli.config.meaning': 'Meaning',
  'cli.config.apiKey': 'The API key of the REST API.',
  'cli.config.network': 'The network that is meant when none is named.',
  'cli.sample': 'What works today',
  'cli.sample.text': 'A script for any shell that has curl. Our tests run it against the wallet.',
} as const;
