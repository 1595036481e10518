/** The words of /cli-tools (specification §2, Public pages). */
export const cliMessages = {
  'cli.meta.title': 'CLI Tools · Everything Wallet',
  'cli.meta.description':
    'The command line of Everything Wallet: installing it, its commands, its configuration file, its environment and its exit codes.',
  'cli.title': 'CLI Tools',
  'cli.lead':
    'Balances, fees and transactions from a terminal: tables for people, JSON for scripts, and exit codes for both.',
  'cli.install': 'Installation',
  'cli.install.text':
    'The package is built from the folder clients of the repository and is not in the public registry yet. Until this page says so, what stands there by this name is not ours: install from a copy of the repository instead.',
  'cli.install.fromRepository': 'In a copy of the repository, until then',
  'cli.commands': 'Commands',
  'cli.commands.text': 'None of them ever asks for a recovery phrase: transactions are signed elsewhere.',
  'cli.commands.name': 'Command',
  'cli.commands.does': 'What it does',
  'cli.command.login': 'Asks for an API key without showing it, checks it, and keeps it in the file.',
  'cli.command.balance': 'Prints the balance of an address.',
  'cli.command.gas': 'Prints what a transfer costs at most, and the nonce to sign it with.',
  'cli.command.send': 'Broadcasts a transaction that was signed elsewhere.',
  'cli.command.get': 'Prints a transaction and its status.',
  'cli.command.networks': 'Lists the networks.',
  'cli.command.config': 'Shows and changes the configuration file.',
  'cli.command.completion': 'Prints a script that completes commands in your shell.',
  'cli.config': 'Configuration file',
  'cli.config.text':
    'The file is JSON and holds these members. A flag overrides the environment, and the environment the file.',
  'cli.config.path': 'Where it is, unless XDG_CONFIG_HOME names another folder',
  'cli.config.name': 'Member',
  'cli.config.variable': 'Environment',
  'cli.config.meaning': 'Meaning',
  'cli.config.apiKey': 'The API key of the developer portal.',
  'cli.config.baseUrl': 'The deployment to ask.',
  'cli.config.network': 'The network that is meant when none is named.',
  'cli.exit': 'Exit codes',
  'cli.exit.text': 'What a script can rely on.',
  'cli.exit.code': 'Code',
  'cli.exit.meaning': 'What happened',
} as const;
