import { compiledTexts } from 'virtual:compiled-texts/connect';
import type { TextId } from '../../texts/texts.ts';
import { hostOf } from '../../lib/sites/hostOf.ts';
import type { ConnectionState } from './SiteConnection.ts';

/**
 * Shows who asks, without React: the application takes a moment to load, and the name of the site should be
 * read in it.
 *
 * @param textId text in place of that of the connection's state
 */
export function showFirstContent(root: HTMLElement, state: ConnectionState, textId?: TextId): void {
  const main = document.createElement('main');
  main.className = 'first';
  const origin = originOf(state);
  if (origin !== undefined) {
    const name = document.createElement('strong');
    name.textContent = hostOf(origin);
    name.translate = false;
    main.append(name);
  }
  const status = document.createElement('span');
  status.role = 'status';
  // Texts without values are compiled to themselves: the catalogue's library is not needed, and large.
  status.textContent = String(compiledTexts[textId ?? textOf(state)]);
  main.append(status);
  root.replaceChildren(main);
}

function originOf(state: ConnectionState): string | undefined {
  if (state.status === 'open') return state.site.origin;
  return state.status === 'refused' ? state.origin : undefined;
}

function textOf(state: ConnectionState): TextId {
  switch (state.status) {
    case 'waiting':
      return 'connect.waiting';
    case 'refused':
      return `connect.problem.${state.problem}`;
    case 'open':
      return 'connect.opening';
  }
}
