/*
 * Runs before anything is drawn: shows a prerendered page in the right colours, hides it where a wallet takes its place, fetches the
 * code that will be needed, and records what a visitor does before that code runs. The policy allows no inline script, and a
 * module runs after the first press.
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
  // A prerendered page may be read from day to night before the application comes.
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
    // A session that has ended leaves nothing to be seen of whose it was (src/app/home/lastKnownHome.ts), however it ended.
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

  if (!hasSession) {
    /** The prerendered page's element, as soon as it has been parsed and until the application has taken it over. */
    const writtenRoot = () => document.querySelector('#root[data-written]');

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
      // A submit button is heard of by the submit event of its form, which the browser must never send.
      if (type === 'submit' || isSearch || (button && button.type !== 'submit')) {
        event.preventDefault();
        writtenRoot().setAttribute('aria-busy', 'true');
      }
    };
    for (const type of ['pointerdown', 'keydown', 'focusin', 'input', 'click', 'submit']) {
      document.addEventListener(type, record, { capture: true, signal: ended.signal });
    }
    window.earlyEvents = { events, stop: () => ended.abort() };

    /** Requests code that the page's element names, and resolves once it is there. */
    const fetchCode = (name) => {
      const files = (writtenRoot()?.dataset[name] ?? '').split(' ').filter(Boolean);
      return Promise.all(
        files.map(
          (href) =>
            new Promise((done) => {
              ask({ rel: 'modulepreload', fetchPriority: 'low', href, onload: done, onerror: done });
            }),
        ),
      );
    };

    // What a button opens is loaded together with the application, not after it.
    const fetchAnswer = ({ target }) => {
      const button = target instanceof Element && target.closest('[data-answer]');
      if (!button) return;
      const name = `${button.dataset.answer}Code`;
      void fetchCode(name);
      delete writtenRoot()?.dataset[name];
    };
    for (const type of ['pointerdown', 'click']) document.addEventListener(type, fetchAnswer, true);

    // The page can be read by now: the application competes with nothing that is still to be painted.
    const fetchApplication = async () => {
      await fetchCode('code');
      // What a page needs after its first answers, such as the code of signing in.
      await fetchCode('laterCode');
    };
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      void fetchApplication();
    });
    observer.observe({ type: 'paint', buffered: true });
  }
}
