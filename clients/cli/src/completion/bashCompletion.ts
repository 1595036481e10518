import { networkNames } from '../commands/globalOptions.ts';
import type { CompletionNode } from './completionTree.ts';

/** Returns the completion script for bash. */
export function bashCompletion(nodes: readonly CompletionNode[]): string {
  const commands = nodes.filter(({ path }) => path !== '');
  const words = nodes.map(
    ({ path, words: list }) => `    "${path}") words="${list.map(({ word }) => word).join(' ')}" ;;`,
  );
  return `# bash completion of ew. Put into ~/.bashrc: source <(ew completion bash)
_ew() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}"
  local path="" next words i
  COMPREPLY=()
  case "$previous" in
    --network) COMPREPLY=($(compgen -W "${networkNames.join(' ')}" -- "$current")); return ;;
    --keystore) COMPREPLY=($(compgen -f -- "$current")); return ;;
  esac
  for ((i = 1; i < COMP_CWORD; i++)); do
    next="\${path:+$path }\${COMP_WORDS[i]}"
    case "$next" in
      ${commands.map(({ path }) => `"${path}"`).join('|')}) path="$next" ;;
    esac
  done
  case "$path" in
${words.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -F _ew ew
`;
}
