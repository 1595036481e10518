import { networkNames } from '../commands/globalOptions.ts';
import type { CompletionNode } from './completionTree.ts';

/** Returns the completion script for zsh. */
export function zshCompletion(nodes: readonly CompletionNode[]): string {
  const commands = nodes.filter(({ path }) => path !== '');
  const words = nodes.map(
    ({ path, words: list }) => `    "${path}") candidates=(${list.map(({ word }) => word).join(' ')}) ;;`,
  );
  return `#compdef ew
# zsh completion of ew. Put into ~/.zshrc, after compinit: source <(ew completion zsh)
_ew() {
  local candidate_path="" next word
  local -a candidates
  case "\${words[CURRENT-1]}" in
    --network) compadd -- ${networkNames.join(' ')}; return ;;
    --keystore) _files; return ;;
  esac
  for word in "\${(@)words[2,CURRENT-1]}"; do
    next="\${candidate_path:+$candidate_path }$word"
    case "$next" in
      ${commands.map(({ path }) => `"${path}"`).join('|')}) candidate_path="$next" ;;
    esac
  done
  case "$candidate_path" in
${words.join('\n')}
  esac
  compadd -- $candidates
}
compdef _ew ew
`;
}
