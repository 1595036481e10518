import { networkNames } from '../commands/globalOptions.ts';
import type { CompletionNode } from './completionTree.ts';

/** Returns the completion script for fish. */
export function fishCompletion(nodes: readonly CompletionNode[]): string {
  const commands = nodes.filter(({ path }) => path !== '');
  const words = nodes.flatMap(({ path, words: list }) =>
    list.map(
      ({ word, description }) =>
        `complete -c ew -f -n '__ew_at ${quote(path)}' -a ${quote(word)} -d ${quote(description)}`,
    ),
  );
  return `# fish completion of ew. Save it as ~/.config/fish/completions/ew.fish
function __ew_at
    set -l place
    for word in (commandline -opc)[2..-1]
        switch "$place $word"
            case ${commands.map(({ path }) => quote(path.includes(' ') ? path : ` ${path}`)).join(' ')}
                set place (string trim -- "$place $word")
        end
    end
    set -l previous (commandline -opc)[-1]
    not contains -- "$previous" --network --keystore; and test "$place" = "$argv[1]"
end
function __ew_after
    test (commandline -opc)[-1] = $argv[1]
end
complete -c ew -f
complete -c ew -F -n '__ew_after --keystore'
complete -c ew -f -n '__ew_after --network' -a '${networkNames.join(' ')}'
${words.join('\n')}
`;
}

function quote(text: string): string {
  return `"${text.replace(/["\\$]/g, '\\$&')}"`;
}
