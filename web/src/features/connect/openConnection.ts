import { ConnectionStore } from './ConnectionStore.ts';
import { PopupConnection } from './PopupConnection.ts';
import { REDIRECT_PREFIX } from './readRedirect.ts';
import { RedirectConnection } from './RedirectConnection.ts';
import type { ConnectionProblem, SiteConnection } from './SiteConnection.ts';

/** Connects this window to the site that opened it, or that sent the user here. */
export function openConnection(scope: Window): SiteConnection {
  if (scope.top !== scope) return noConnection('framed');
  if (scope.location.hash.startsWith(REDIRECT_PREFIX)) return new RedirectConnection(scope);
  const opener = scope.opener as Window | null;
  return opener ? new PopupConnection(scope, opener) : noConnection('byHand');
}

function noConnection(problem: ConnectionProblem): SiteConnection {
  const store = new ConnectionStore();
  store.set({ status: 'refused', problem });
  return {
    state: store.state,
    subscribe: (onChange) => store.subscribe(onChange),
    answer: () => undefined,
    refuse: () => undefined,
    isRedirect: false,
    noteSigned: () => undefined,
    answerSigned: () => undefined,
    forgetSigned: () => undefined,
    signedAnswer: () => undefined,
  };
}
