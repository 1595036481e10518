import { replaceSection } from '../../replaceSection.ts';
import { pascalCase } from './pascalCase.ts';
import type { ReadFile } from './ReadFile.ts';
import type { ReadMethod } from './ReadMethod.ts';
import { replaceRows } from './replaceRows.ts';

const COMMAND = 'clients:generate';

/** Files of the command line, and of its page, that are written from the plain reads with a command. */
export const commandFiles: readonly ReadFile[] = [
  { path: 'clients/cli/src/commands/readCommands.ts', write: (_, reads) => commands(reads) },
  {
    path: 'clients/cli/README.md',
    write: (before, reads) =>
      replaceRows(
        before,
        withCommand(reads).map((read) => ({
          beginning: `\`ew ${read.word} `,
          cells: [`\`${[usageOf(read), ...flagsOf(read)].join(' ')}\``, read.client.brief],
        })),
      ),
  },
  {
    path: 'web/src/features/site/commandLine.ts',
    write: (before, reads) =>
      replaceSection(
        before,
        { comment: '    //', command: COMMAND },
        withCommand(reads).map((read) => `    ['${usageOf(read)}', 'cli.command.${read.word}'],`),
      ),
  },
  {
    path: 'packages/core/src/texts/en/cliTexts.ts',
    write: (before, reads) =>
      replaceSection(
        before,
        { comment: '  //', command: COMMAND },
        withCommand(reads).map(
          ({ word, does }) => `  'cli.command.${word}': ${JSON.stringify(sentenceOf(does))},`,
        ),
      ),
  },
];

function withCommand(reads: readonly ReadMethod[]) {
  return reads.flatMap((read) => (read.client.command ? [{ ...read, ...read.client.command }] : []));
}

function usageOf({ word, operation }: ReadMethod): string {
  const required = operation.fields.filter(({ name, isRequired }) => isRequired && name !== 'network');
  return ['ew', word, ...required.map(({ name }) => `<${name}>`)].join(' ');
}

/** Optional parameters as they are typed; pages are asked for together. */
function flagsOf({ operation }: ReadMethod): readonly string[] {
  return operation.fields
    .filter(({ isRequired }) => !isRequired)
    .map(({ name, type }) => {
      if (name === 'cursor') return '[--all]';
      const flag = `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
      return type === 'boolean' ? `[${flag}]` : `[${flag} <value>]`;
    });
}

/** Converts 'print the balance' to 'Prints the balance.' */
function sentenceOf(does: string): string {
  return `${pascalCase(does.replace(/^\w+/, '$&s'))}.`;
}

function commands(reads: readonly ReadMethod[]): string {
  const rows = withCommand(reads).map(({ word, operation: { id, fields }, client: { member, command } }) => ({
    name: word,
    description: command?.does,
    method: id,
    parameters: fields
      .filter(({ name }) => name !== 'network')
      .map(({ name, type, isRequired, description }) => ({
        name,
        description: name === 'address' ? '0x and 40 hex digits' : description,
        isRequired,
        isFlag: type === 'boolean',
      })),
    ...(command &&
      ('lines' in command ? { lines: command.lines } : { list: { member, columns: command.columns } })),
  }));
  return [
    '// Written by npm run clients:generate: do not edit.',
    "import type { ReadCommand } from './ReadCommand.ts';",
    '',
    '/** Commands of the plain reads. */',
    `export const readCommands: readonly ReadCommand[] = ${JSON.stringify(rows)};`,
    '',
  ].join('\n');
}
