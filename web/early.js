/*
 * Runs in the head of every page, before the first paint: sets the color scheme, hides a prerendered page from users with a session,
 * requests the code that the page will need, answers the presses that need no application (decision 99), and records other input until
 * the application can take it. A module would run after the first press, and a file of its own would delay the first paint by a request
 * (decision 87).
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
    // However the session ended, the figures and accounts of its user must not stay (src/app/home/lastKnownHome.ts,
    // src/lib/refresh/lastMarks.ts).
    try {
      localStorage.removeItem('lastKnownHome');
      localStorage.removeItem('lastMarks');
    } catch {
      // Without storage there are no figures.
    }
  }

  /** Loads what a prerendered page shows after its code: the pictures that come later (`data-later`). */
  const loadRest = () => delete root.dataset.loading;
  if (!hasSession) root.dataset.loading = '';

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

    const isSearchKey = ({ type, key, ctrlKey, metaKey, altKey, shiftKey }) => {
      const [wanted, other] = /^(Mac|iP)/.test(navigator.platform) ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
      return type === 'keydown' && key?.toLowerCase() === 'k' && wanted && !other && !altKey && !shiftKey;
    };

    const setExpanded = (name, isExpanded) => {
      for (const button of document.querySelectorAll(`[data-answer="${name}"][aria-expanded]`)) {
        button.setAttribute('aria-expanded', isExpanded);
      }
    };
    /** The error of src/start.ts, which an open dialog would cover. */
    const moveFailure = (parent) => {
      const failure = document.getElementById('not-loaded');
      if (failure) parent.append(failure);
    };
    const answerOf = (name) => document.querySelector(`[data-written-answer="${name}"]`);
    const isShown = (answer) => answer && !answer.content && !answer.hidden;

    /** Shows a dialog that the build has written into the page, until the application takes its place (takeWrittenAnswer). */
    const showAnswer = (name) => {
      let answer = answerOf(name);
      if (!answer) return false;
      if (answer.content) {
        const drawn = document.createElement('div');
        drawn.dataset.writtenAnswer = name;
        drawn.append(answer.content);
        answer.replaceWith(drawn);
        answer = drawn;
      }
      answer.hidden = false;
      setExpanded(name, true);
      const modal = answer.querySelector('dialog');
      const panel = modal ?? answer.querySelector('[role=dialog]');
      moveFailure(panel);
      if (modal) {
        if (modal.open) return true;
        // As src/features/search/components/useModal.ts.
        document.body.style.paddingRight = `${innerWidth - root.clientWidth}px`;
        root.style.overflow = 'hidden';
        modal.showModal();
        return true;
      }
      // On a phone it covers the page.
      const isModal = panel.offsetWidth >= root.clientWidth;
      panel.setAttribute('aria-modal', isModal);
      writtenRoot().inert = isModal;
      // A keyboard on the screen would hide half of it.
      (matchMedia('(pointer: coarse)').matches ? panel : panel.querySelector('textarea')).focus();
      return true;
    };

    const closeAnswer = (answer) => {
      const modal = answer.querySelector('dialog');
      const { writtenAnswer: name } = answer.dataset;
      answer.hidden = true;
      setExpanded(name, false);
      moveFailure(document.body);
      if (modal) {
        document.body.style.paddingRight = '';
        root.style.overflow = '';
        modal.close();
      } else {
        document.getElementById('root').inert = false;
        document.querySelector(`[data-answer="${name}"]`)?.focus();
      }
      return true;
    };

    /** Handles a press or key within a written dialog; returns true if it needs no application. */
    const answerWithin = (answer, { type, target, key, shiftKey, isComposing }) => {
      // The browser can close a dialog itself, as with a phone's back gesture.
      const isClosed = type === 'close' && !answer.hidden;
      const isClosing = type === 'click' && (target.closest('[data-close]') || target.matches('dialog'));
      if (isClosed || isClosing || (key === 'Escape' && !isComposing)) return closeAnswer(answer);
      // The application's dialog takes the text over itself.
      if (type === 'input') return true;
      // Sends the message once the application is there.
      if (key !== 'Enter' || shiftKey || isComposing || !target.matches('textarea')) return false;
      target.readOnly = target.value.trim() !== '';
      answer.setAttribute('aria-busy', target.readOnly);
      return true;
    };

    /** Panels of tabs that are not in the document, by their ids. */
    const panels = {};
    /** Shows the panel of a tab that the build has written as well, with the text typed into fields of the same names. */
    const chooseTab = (tab) => {
      const id = tab.getAttribute('aria-controls');
      const chosen = tab.parentElement.querySelector('[aria-selected=true]');
      const shown = document.getElementById(chosen?.getAttribute('aria-controls'));
      const panel = panels[id] ?? answerOf(id)?.content?.firstElementChild;
      if (!shown || !panel || tab === chosen) return false;
      for (const one of [chosen, tab]) {
        const isChosen = one === tab;
        one.setAttribute('aria-selected', isChosen);
        one.tabIndex = isChosen ? 0 : -1;
        // MUI's style of the chosen tab.
        one.classList.toggle('Mui-selected', isChosen);
      }
      // The line below the chosen tab.
      tab.append(...chosen.querySelectorAll('.MuiTabs-indicator'));
      shown.replaceWith(panel);
      panels[shown.id] = shown;
      for (const { name, value } of shown.querySelectorAll('input')) {
        const field = panel.querySelector(`input[name="${name}"]`);
        if (!field || field.value === value) continue;
        field.value = value;
        // Is recorded as if it had been typed.
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      return true;
    };

    const isAnswered = (event) => {
      const { type, target } = event;
      if (!(target instanceof Element)) return false;
      if (isSearchKey(event)) {
        const search = answerOf('search');
        if (isShown(search)) return closeAnswer(search);
        return writtenRoot() && showAnswer('search');
      }
      const answer = target.closest('div[data-written-answer]');
      if (answer) return answerWithin(answer, event);
      const button = type === 'click' && writtenRoot() && target.closest('button');
      if (!button) return false;
      return button.getAttribute('role') === 'tab' ? chooseTab(button) : showAnswer(button.dataset.answer);
    };
    const answerEvent = (event) => {
      if (!isAnswered(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };

    // src/prerendered/watchPrerenderedPage.ts adopts these, and stops the recording.
    const events = [];
    const ended = new AbortController();
    const record = (event) => {
      if (!writtenRoot()) return;
      events.push(event);
      const { type, target } = event;
      const button = type === 'click' && target instanceof Element && target.closest('button');
      // The submit event of its form reports a submit button; the browser must never send the form.
      if (type === 'submit' || isSearchKey(event) || (button && button.type !== 'submit')) {
        event.preventDefault();
        writtenRoot().setAttribute('aria-busy', 'true');
      }
    };

    /** Requests, once, the files that an attribute of the page's element names, and resolves when they have arrived. */
    const fetchCode = (name, fetchPriority) => {
      const { dataset } = writtenRoot() ?? { dataset: {} };
      const files = (dataset[name] ?? '').split(' ').filter(Boolean);
      Reflect.deleteProperty(dataset, name);
      return Promise.all(
        files.map(
          (href) =>
            new Promise((done) => {
              const link = { rel: 'modulepreload', fetchPriority, href, onload: done, onerror: done };
              // Before a press, each in a task of its own: together they would delay its answer.
              if (fetchPriority === 'low') setTimeout(preload, 0, link);
              else preload(link);
            }),
        ),
      );
    };

    let application;
    const fetchApplication = (fetchPriority) => {
      application ??= fetchCode('code', fetchPriority).then(() => {
        // After a press that waits has been answered.
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
    // An answered event ends here.
    for (const type of ['keydown', 'click', 'input', 'close'])
      document.addEventListener(type, answerEvent, true);
    for (const type of ['pointerdown', 'keydown', 'focusin', 'input', 'click', 'submit']) {
      document.addEventListener(type, record, { capture: true, signal: ended.signal });
    }
    window.earlyEvents = { events, stop: () => ended.abort() };

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
