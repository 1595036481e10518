import type { Command } from 'commander';

/** A word that can be completed. */
interface CompletionWord {
  readonly word: string;
  readonly description: string;
}

/** A command, and its possible continuations. */
export interface CompletionNode {
  /** For example 'tx send'; empty for the program itself. */
  readonly path: string;
  readonly words: readonly CompletionWord[];
}

/** Returns all commands with their subcommands, arguments and flags, as declared. */
export function completionTree(program: Command): CompletionNode[] {
  const globalFlags = flagsOf(program).filter(({ word }) => word !== '--version');
  return nodesOf(program, '', globalFlags);
}

function nodesOf(command: Command, path: string, globalFlags: readonly CompletionWord[]): CompletionNode[] {
  const subcommands = command.commands.map((subcommand) => ({
    word: subcommand.name(),
    description: subcommand.description(),
  }));
  const choices = command.registeredArguments.flatMap(({ argChoices = [], description }) =>
    argChoices.map((word) => ({ word, description })),
  );
  const ownFlags = path === '' ? [] : flagsOf(command);
  return [
    { path, words: [...subcommands, ...choices, ...ownFlags, ...globalFlags] },
    ...command.commands.flatMap((subcommand) =>
      nodesOf(subcommand, `${path} ${subcommand.name()}`.trimStart(), globalFlags),
    ),
  ];
}

function flagsOf(command: Command): CompletionWord[] {
  return command
    .createHelp()
    .visibleOptions(command)
    .flatMap(({ long, description }) => (long ? [{ word: long, description }] : []))
    .filter(({ word }) => word !== '--help' || command.parent === null);
}
