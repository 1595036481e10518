/*
 * Runs before anything is drawn, so that a written page appears in the right colours, and never in place of somebody's
 * wallet, and the code that is needed is asked for at once. The policy allows no inline script, and a module would come too late.
 */
{
  const root = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const colour = () => {
    let mode;
    try {
      // Where MUI keeps the chosen scheme (ThemeProvider's modeStorageKey).
      mode = localStorage.getItem('mui-mode');
    } catch {
      // A browser that keeps nothing has chosen none.
    }
    const isDark = mode === 'dark' || (mode !== 'light' && dark.matches);
    root.toggleAttribute('data-dark', isDark);
    root.toggleAttribute('data-light', !isDark);
  };
  colour();
  // A written page may be read from day to night before the application comes.
  dark.addEventListener('change', colour);

  let hasSession = false;
  try {
    // Where Firebase keeps a session: see src/features/auth/hasStoredSession.ts.
    hasSession = Object.keys(localStorage).some((key) => key.startsWith('firebase:authUser:'));
  } catch {
    // Nor has it a session.
  }
  if (hasSession) root.dataset.session = '';
  else {
    // A session that has ended leaves nothing to be seen of whose it was (src/app/lastKnownHome.ts), however it ended.
    try {
      localStorage.removeItem('lastKnownHome');
    } catch {
      // A browser that keeps nothing has kept none.
    }
  }

  // What the build has named (prerender/nameSessionCode.ts): each would else be asked for by the one before it.
  const { sessionCode = '', homeCode = '', visitorCode = '' } = document.currentScript?.dataset ?? {};
  const isHome = location.pathname === '/wallet';
  const code = hasSession ? `${sessionCode} ${isHome ? homeCode : ''}` : visitorCode;
  const ask = (link) => document.head.append(Object.assign(document.createElement('link'), link));
  // What Firebase is connected with (src/config/projectFile.ts): all else that a session asks waits for it.
  if (hasSession && sessionCode) {
    for (const href of ['/__/firebase/init.json', '/environment.json']) {
      ask({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href });
    }
  }
  for (const href of code.split(' ').filter(Boolean)) ask({ rel: 'modulepreload', href });
}
