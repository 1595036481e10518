/*
 * Runs before anything is drawn, so that a written page appears in the right colours, and never in place of somebody's
 * wallet, and what a session needs is asked for at once. The policy allows no inline script, and a module would come too
 * late.
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
  try {
    // Where Firebase keeps a session: see src/features/auth/hasStoredSession.ts.
    if (Object.keys(localStorage).some((key) => key.startsWith('firebase:authUser:'))) {
      root.dataset.session = '';
      const { sessionCode = '', homeCode = '' } = document.currentScript?.dataset ?? {};
      const ask = (link) => document.head.append(Object.assign(document.createElement('link'), link));
      // Each would else be asked for by the one before it; the build has named them (prerender/nameSessionCode.ts).
      const code = location.pathname === '/wallet' ? `${sessionCode} ${homeCode}` : sessionCode;
      for (const href of code.split(' ').filter(Boolean)) ask({ rel: 'modulepreload', href });
      if (sessionCode) {
        for (const href of ['/environment.json', '/__/firebase/init.json'])
          ask({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href });
      }
    }
  } catch {
    // Nor has it a session.
  }
}
