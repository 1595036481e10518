import { Argument, type Command } from 'commander';
import { bashCompletion } from '../completion/bashCompletion.ts';
import { completionTree } from '../completion/completionTree.ts';
import { fishCompletion } from '../completion/fishCompletion.ts';
import { zshCompletion } from '../completion/zshCompletion.ts';

const shells = { bash: bashCompletion, zsh: zshCompletion, fish: fishCompletion };

/** ew completion: script for a shell's completion of commands, flags and networks. */
export function addCompletionCommand(program: Command): void {
  program
    .command('completion')
    .description('print the completion script of a shell')
    .addArgument(new Argument('<shell>').choices(Object.keys(shells)))
    .action((shell: keyof typeof shells) => {
      process.stdout.write(shells[shell](completionTree(program)));
    });
}
