/*
 * Runs in the head of every page, before the first paint: sets the color scheme, hides a prerendered page from users with a session,
 * requests the code that the page will need, and records input until the application can take it. A module would run after the
 * first press, and a file of its own would delay the first paint by a request (decision 87).
 */
{
  const root = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const setColorScheme = () => {
    let mode;
    try {
      // MUI's storage key (ThemeProvider's modeStorageKey).
      mode = localStorage.getItem('mui-mode');
    } catch {
      // Without storage the system decides.
    }
    const isDark = mode === 'dark' || (mode !== 'light' && dark.matches);
    root.toggleAttribute('data-dark', isDark);
    root.toggleAttribute('data-light', !isDark);
  };
  setColorScheme();
  // The system may change its scheme while a prerendered page is read.
  dark.addEventListener('change', setColorScheme);

  let hasSession = false;
  try {
    // Firebase's storage key: see src/features/auth/hasStoredSession.ts.
    hasSession = Object.keys(localStorage).some((key) => key.startsWith('firebase:authUser:'));
  } catch {
    // Without storage there is no session.
  }
  if (hasSession) root.dataset.session = '';
  else {
    // However the session ended, the figures of its user must not stay (src/app/home/lastKnownHome.ts).
    try {
      localStorage.removeItem('lastKnownHome');
    } catch {
      // Without storage there are no figures.
    }
  }

  const fonts = document.getElementById('fonts');
  /** Loads what a prerendered page shows after its code: its font, and the pictures that come later (`data-later`). */
  const loadRest = () => {
    delete root.dataset.loading;
    if (fonts) fonts.media = 'all';
  };
  if (hasSession) loadRest();
  else root.dataset.loading = '';

  // The build names these files (prerender/nameSessionCode.ts), which would otherwise be requested one after the other.
  const { sessionCode = '', homeCode = '', visitorCode = '' } = document.currentScript?.dataset ?? {};
  const isHome = location.pathname === '/wallet';
  const code = hasSession ? `${sessionCode} ${isHome ? homeCode : ''}` : visitorCode;
  const preload = (link) => document.head.append(Object.assign(document.createElement('link'), link));
  // The configuration of Firebase (src/config/projectFile.ts), on which all requests of a session depend.
  if (hasSession && sessionCode) {
    for (const href of ['/__/firebase/init.json', '/environment.json']) {
      preload({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href });
    }
  }
  for (const href of code.split(' ').filter(Boolean)) preload({ rel: 'modulepreload', href });

  if (!hasSession) {
    /** Returns the element of the prerendered page, once it is parsed and until the application has taken it over. */
    const writtenRoot = () => document.querySelector('#root[data-written]');

    // A page that the application draws does not wait.
    document.addEventListener('DOMContentLoaded', () => writtenRoot() || loadRest());

    // src/prerendered/watchPrerenderedPage.ts adopts these, and stops the recording.
    const events = [];
    const ended = new AbortController();
    const record = (event) => {
      if (!writtenRoot()) return;
      events.push(event);
      const { type, target, key, ctrlKey, metaKey } = event;
      const button = type === 'click' && target instanceof Element && target.closest('button');
      const isCommand = /^(Mac|iP)/.test(navigator.platform) ? metaKey : ctrlKey;
      const isSearch = type === 'keydown' && isCommand && key?.toLowerCase() === 'k';
      // The submit event of its form reports a submit button; the browser must never send the form.
      if (type === 'submit' || isSearch || (button && button.type !== 'submit')) {
        event.preventDefault();
        writtenRoot().setAttribute('aria-busy', 'true');
      }
    };
    for (const type of ['pointerdown', 'keydown', 'focusin', 'input', 'click', 'submit']) {
      document.addEventListener(type, record, { capture: true, signal: ended.signal });
    }
    window.earlyEvents = { events, stop: () => ended.abort() };

    /** Requests, once, the files that an attribute of the page's element names, and resolves when they have arrived. */
    const fetchCode = (name, fetchPriority) => {
      const { dataset } = writtenRoot() ?? { dataset: {} };
      const files = (dataset[name] ?? '').split(' ').filter(Boolean);
      Reflect.deleteProperty(dataset, name);
      return Promise.all(
        files.map(
          (href) =>
            new Promise((done) => {
              preload({ rel: 'modulepreload', fetchPriority, href, onload: done, onerror: done });
            }),
        ),
      );
    };

    let application;
    const fetchApplication = (fetchPriority) => {
      application ??= fetchCode('code', fetchPriority).then(() => {
        // After a press that waits has been answered: the font moves all letters of the page.
        (window.requestIdleCallback ?? setTimeout)(loadRest);
        // Code needed after the first response, such as that of sign-in.
        return fetchCode('laterCode', 'low');
      });
    };

    // A press may come before the first paint. The code of the dialog that its button opens loads together with the application.
    const fetchPressed = ({ target }) => {
      if (!writtenRoot()) return;
      fetchApplication('auto');
      const button = target instanceof Element && target.closest('[data-answer]');
      if (button) void fetchCode(`${button.dataset.answer}Code`, 'auto');
    };
    for (const type of ['pointerdown', 'keydown', 'click'])
      document.addEventListener(type, fetchPressed, true);

    // Where a round trip takes longer than drawing the page, the code cannot arrive before the first paint: it is requested once the page
    // is parsed.
    const SLOW_MS = 200;
    document.addEventListener('readystatechange', () => {
      if (writtenRoot() && navigator.connection?.rtt >= SLOW_MS) fetchApplication('low');
    });

    // After the first paint, the application competes with nothing that the page shows.
    const fetchAfterPaint = () => fetchApplication('low');
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      // The first paint may come while the page is still being parsed.
      if (writtenRoot() || document.readyState !== 'loading') fetchAfterPaint();
      else document.addEventListener('DOMContentLoaded', fetchAfterPaint);
    });
    observer.observe({ type: 'paint', buffered: true });
  }
}
