/*
 * Runs before anything is drawn, so that a written page appears in the right colours, and never in place of somebody's
 * wallet. The policy allows no inline script, and a module would come too late.
 */
{
  const root = document.documentElement;
  let mode;
  try {
    // Where MUI keeps the chosen scheme (ThemeProvider's modeStorageKey).
    mode = localStorage.getItem('mui-mode');
    // Where Firebase keeps a session: see src/features/auth/hasStoredSession.ts.
    if (Object.keys(localStorage).some((key) => key.startsWith('firebase:authUser:')))
      root.dataset.session = '';
  } catch {
    // A browser that keeps nothing has neither.
  }
  const isDark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute(isDark ? 'data-dark' : 'data-light', '');
}
