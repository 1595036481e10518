/** The words of /cli-tools (docs/product.md §2, Public pages). */
export const cliTexts = {
  'cli.meta.title': 'CLI Tools · Everything Wallet',
  'cli.meta.description':
    'The command line of Everything Wallet: installing it, its commands, its configuration file, its environment and its exit codes.',
  'cli.title': 'CLI Tools',
  'cli.lead':
    'Balances, fees and transactions from a terminal: tables for people, JSON for scripts, and exit codes for both.',
  'cli.install': 'Installation',
  'cli.install.text':
    'This site serves the package, built from the same sources as the API. It is not in the public registry yet: until this page says so, a package by this name there is not ours.',
  'cli.install.plannedName': 'Planned name, not published yet',
  'cli.commands': 'Commands',
  'cli.commands.text':
    'None of them ever asks for a recovery phrase, and no private key leaves your machine.',
  'cli.commands.name': 'Command',
  'cli.commands.does': 'What it does',
  'cli.command.login': 'Asks for an API key without showing it, checks it, and keeps it in the file.',
  'cli.command.logout':
    'Removes the key from the file. It still works until you delete it in the developer portal.',
  'cli.command.balance': 'Prints the balance of an address.',
  'cli.command.tokens': 'Lists the coin and the listed tokens that an address holds.',
  'cli.command.nfts': 'Lists the NFTs that an address holds, those that came last first.',
  'cli.command.positions': 'Lists what an address has in pools.',
  'cli.command.transfers':
    'Lists the tokens and NFTs that came to an address or went from it, the newest first.',
  'cli.command.approvals': 'Lists what others may take of the tokens of an address.',
  'cli.command.gas': 'Prints what a transfer costs at most, and the nonce to sign it with.',
  'cli.command.decode':
    'Says what a call of a contract does by its own word, and what to know before it is signed. Asks nobody.',
  'cli.command.simulate':
    'Has the nodes run a call, and says what it would change for its sender. Sends nothing.',
  'cli.command.send':
    'Signs a transfer on your machine, with an encrypted keystore file, and broadcasts it; or broadcasts bytes that were signed elsewhere.',
  'cli.command.sendToken':
    'Sends an ERC-20 token. Decimals of tokens that ew does not know are stated with --decimals and compared with the nodes.',
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
  'cli.exit.ok': 'It worked.',
  'cli.exit.unexpected': 'Something that should not happen.',
  'cli.exit.usage': 'The command, a flag or the configuration file is not right.',
  'cli.exit.notAuthorised': 'The key is missing, not good, or may not do this.',
  'cli.exit.notFound': 'There is no such transaction.',
  'cli.exit.refused': 'The API or the network refused it.',
  'cli.exit.rateLimited': 'The key has used up its limit.',
  'cli.exit.unavailable': 'No answer came, or the service or the network is not available.',
  'cli.exit.interrupted': 'It was interrupted.',
} as const;
