import type { CommanderError } from 'commander';

/** Commander's messages around the given value. */
const patterns = {
  suggestion: /\n(\(Did you mean [a-z, -]+\?\))$/,
  unknownFlag: /^error: unknown option '(--[a-z-]+)(?=[='])/,
  invalidFlag: /^error: option '([^']+)' argument '.*' is invalid\. (.+)$/s,
  invalidArgument: /^error: command-argument value '.*' is invalid for argument '([^']+)'\. (.+)$/s,
};

/** Describes a mistake in a command line without its values: one of them may be a misplaced key. */
export function describeCommanderError({ code, message }: CommanderError): string {
  const [, suggestion] = patterns.suggestion.exec(message) ?? [];
  const hint = suggestion === undefined ? '' : ` ${suggestion}`;
  switch (code) {
    case 'commander.help':
      return 'A command is missing.';
    case 'commander.excessArguments':
      return 'There are too many arguments.';
    case 'commander.unknownCommand':
      return `Unknown command.${hint}`;
    case 'commander.unknownOption': {
      const [, flag] = patterns.unknownFlag.exec(message) ?? [];
      return flag === undefined ? 'Unknown flag.' : `Unknown flag ${flag}.${hint}`;
    }
    case 'commander.invalidArgument': {
      const [, name, reason] =
        patterns.invalidFlag.exec(message) ?? patterns.invalidArgument.exec(message) ?? [];
      return name === undefined || reason === undefined
        ? 'An argument is invalid.'
        : `${name} is invalid. ${reason}`;
    }
    default:
      // The others name flags and arguments as declared.
      return message.replace(/^error: /, '');
  }
}
