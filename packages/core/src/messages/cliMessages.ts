/** The words of /cli-tools. */
export const cliMessages = {
  'cli.meta.title': 'CLI tools · Everything Wallet',
  'cli.meta.description': 'CLI tools of Everything Wallet.',
} as const;
