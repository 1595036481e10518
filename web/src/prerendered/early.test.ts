import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { imitateDialogs } from '../testing/imitateDialogs.ts';

/* early.js as a page runs it: a script that is no module. */

const code = readFileSync(join(import.meta.dirname, '..', '..', 'early.js'), 'utf8');

/** Runs it at an address, and returns its requests. */
function run(address: string, attributes: Readonly<Record<string, string>> = {}): string[] {
  window.history.replaceState(null, '', address);
  const script = Object.assign(document.createElement('script'), { type: 'text/plain' });
  Object.assign(script.dataset, attributes);
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- the file is no module
  new Function(code)();
  return [...document.head.querySelectorAll('link')].map(
    ({ rel, href }) => `${rel} ${new URL(href).pathname}`,
  );
}

/** Simulates the first paint, as far as early.js can see it. */
let paint: () => void;

beforeEach(() => {
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(painted: () => void) {
        paint = painted;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  window.matchMedia = () =>
    ({ matches: false, addEventListener: () => undefined }) as unknown as MediaQueryList;
});
afterEach(async () => {
  // What this test has requested must not arrive in the next one.
  await later();
  globalThis.earlyEvents?.stop();
  globalThis.earlyEvents = undefined;
  document.body.replaceChildren();
  document.head.replaceChildren();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset['session'];
  delete document.documentElement.dataset['loading'];
  window.localStorage.clear();
});

const attributes = {
  sessionCode: '/assets/a.js /assets/b.js',
  homeCode: '/assets/c.js',
  visitorCode: '/assets/d.js',
};
const SESSION = [
  'preload /__/firebase/init.json',
  'preload /environment.json',
  'modulepreload /assets/a.js',
  'modulepreload /assets/b.js',
];

test('requests sign-in where a visitor will be redirected to it, and no session code', () => {
  expect(run('/wallet', attributes)).toEqual(['modulepreload /assets/d.js']);
  expect(document.documentElement.dataset['session']).toBeUndefined();
});

test("requests a session's code immediately, and at the wallet its home's", () => {
  window.localStorage.setItem('firebase:authUser:key:[DEFAULT]', '{}');
  expect(run('/settings', attributes)).toEqual(SESSION);
  document.head.replaceChildren();
  expect(run('/wallet', attributes)).toEqual([...SESSION, 'modulepreload /assets/c.js']);
  expect(document.documentElement.dataset['session']).toBe('');
});

test('without a session the last figures are removed, however the session ended', () => {
  window.localStorage.setItem('lastKnownHome', '{}');
  window.localStorage.setItem('firebase:authUser:key:[DEFAULT]', '{}');
  run('/about');
  expect(window.localStorage.getItem('lastKnownHome')).toBe('{}');
  window.localStorage.removeItem('firebase:authUser:key:[DEFAULT]');
  run('/about');
  expect(window.localStorage).toHaveLength(0);
});

test('requests nothing where the build named nothing', () => {
  expect(run('/about')).toEqual([]);
  window.localStorage.setItem('firebase:authUser:key:[DEFAULT]', '{}');
  expect(run('/about')).toEqual([]);
});

const WRITTEN = `<div id="root" data-written="/auth" data-code="/assets/e.js /assets/f.js"
  data-later-code="/assets/g.js" data-search-code="/assets/h.js">
  <form><input aria-label="Email" /><button type="submit">Send</button></form>
  <button type="button" data-answer="search"><b>Show</b></button><a href="#there">There</a>
</div>`;

/** Waits until code at low priority has been requested. */
const later = () => new Promise((resolve) => setTimeout(resolve, 5));

/** Dispatches an event that a browser would act on; returns true if early.js allowed the default action. */
const act = (selector: string, event: Event) => document.querySelector(selector)?.dispatchEvent(event);
const ofPerson = { bubbles: true, cancelable: true };

test('records presses and input on a prerendered page before its code runs, and allows links', () => {
  document.body.innerHTML = WRITTEN;
  run('/auth');
  expect(act('input', new Event('input', ofPerson))).toBe(true);
  expect(act('[type=button]', new MouseEvent('click', ofPerson))).toBe(false);
  expect(act('form', new Event('submit', ofPerson))).toBe(false);
  expect(act('input', new KeyboardEvent('keydown', { ...ofPerson, key: 'k', ctrlKey: true }))).toBe(false);
  expect(act('input', new KeyboardEvent('keydown', { ...ofPerson, key: 'a' }))).toBe(true);
  expect(act('a', new MouseEvent('click', ofPerson))).toBe(true);
  expect(globalThis.earlyEvents?.events.map(({ type }) => type)).toEqual([
    'input',
    'click',
    'submit',
    'keydown',
    'keydown',
    'click',
  ]);
  expect(document.querySelector('#root')?.getAttribute('aria-busy')).toBe('true');

  globalThis.earlyEvents?.stop();
  expect(act('[type=button]', new MouseEvent('click', ofPerson))).toBe(true);
  expect(globalThis.earlyEvents?.events).toHaveLength(6);
});

test('records nothing where the application draws the page, and nothing with a session', () => {
  document.body.innerHTML = '<div id="root"><button type="button">Show</button></div>';
  run('/wallet');
  expect(act('button', new MouseEvent('click', ofPerson))).toBe(true);
  expect(globalThis.earlyEvents?.events).toEqual([]);
  globalThis.earlyEvents?.stop();
  globalThis.earlyEvents = undefined;

  window.localStorage.setItem('firebase:authUser:key:[DEFAULT]', '{}');
  run('/auth');
  expect(globalThis.earlyEvents).toBeUndefined();
});

test('fetches the application once a prerendered page has been painted, at low priority', async () => {
  document.body.innerHTML = WRITTEN;
  expect(run('/auth')).toEqual([]);
  paint();
  await later();
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].slice(0, 2);
  expect(links.map(({ href }) => new URL(href).pathname)).toEqual(['/assets/e.js', '/assets/f.js']);
  expect(links.every((link) => link.fetchPriority === 'low')).toBe(true);
});

test('fetches the application once the page is parsed where a round trip takes long, and not otherwise', async () => {
  document.body.innerHTML = WRITTEN;
  run('/auth');
  vi.stubGlobal('navigator', { platform: '', connection: { rtt: 100 } });
  document.dispatchEvent(new Event('readystatechange'));
  await later();
  expect(document.head.querySelectorAll('link')).toHaveLength(0);
  vi.stubGlobal('navigator', { platform: '', connection: { rtt: 300 } });
  document.dispatchEvent(new Event('readystatechange'));
  await later();
  const links = [...document.head.querySelectorAll('link')].slice(0, 2);
  expect(links.map((link) => link.fetchPriority)).toEqual(['low', 'low']);
});

test('fetches the application after parsing if the first paint came before the page', async () => {
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  run('/auth');
  paint();
  document.body.innerHTML = WRITTEN;
  await later();
  expect(document.head.querySelectorAll('link')).toHaveLength(0);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await later();
  expect(document.head.querySelectorAll('link')).toHaveLength(2);
  readyState.mockRestore();
});

test('fetches what the page needs later once the application is there, also if a file could not be loaded', async () => {
  document.body.innerHTML = WRITTEN;
  run('/auth');
  paint();
  await later();
  const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
  const [first, second] = links();
  first?.dispatchEvent(new Event('load'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(links()).toHaveLength(2);
  second?.dispatchEvent(new Event('error'));
  await vi.waitFor(() => expect(links().at(2)?.getAttribute('href')).toBe('/assets/g.js'));
});

test('fetches the application at the first press or key, which may come before the first paint', () => {
  for (const event of [new MouseEvent('pointerdown', ofPerson), new KeyboardEvent('keydown', ofPerson)]) {
    document.head.replaceChildren();
    document.body.innerHTML = WRITTEN;
    run('/auth');
    globalThis.earlyEvents?.stop();
    act('[type=submit]', event);
    act('[type=submit]', event);
    paint();
    const links = [...document.head.querySelectorAll('link')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/assets/e.js', '/assets/f.js']);
    expect(links.map((link) => link.fetchPriority)).toEqual(['auto', 'auto']);
  }
});

test('fetches what a button opens when it is pressed, also after the recording', () => {
  document.body.innerHTML = WRITTEN;
  run('/auth');
  globalThis.earlyEvents?.stop();
  act('b', new MouseEvent('pointerdown', ofPerson));
  const links = [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
  expect(new Set(links)).toEqual(new Set(['/assets/e.js', '/assets/f.js', '/assets/h.js']));
});

const isLoading = () => document.documentElement.dataset['loading'] !== undefined;

test('the later pictures of a page come after its code, also if a file could not be loaded', async () => {
  document.body.innerHTML = WRITTEN;
  run('/auth');
  paint();
  await later();
  const [first, second] = document.head.querySelectorAll('link');
  first?.dispatchEvent(new Event('load'));
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(isLoading()).toBe(true);
  second?.dispatchEvent(new Event('error'));
  await vi.waitFor(() => expect(isLoading()).toBe(false));
});

test('a page that the application draws does not wait for its pictures', () => {
  document.body.innerHTML = '<div id="root"></div>';
  run('/wallet');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(isLoading()).toBe(false);
});

test('nor does a page during a session', () => {
  window.localStorage.setItem('firebase:authUser:key:[DEFAULT]', '{}');
  run('/');
  expect(isLoading()).toBe(false);
});

describe('presses that need no application', () => {
  const PAGE = `<div id="root" data-written="/support" data-code="/assets/e.js">
    <button type="button" data-answer="search">Search</button>
    <button type="button" data-answer="chat" aria-expanded="false">Chat</button>
    <button type="button" data-answer="other">Other</button>
    <input name="elsewhere" />
  </div>
  <template data-written-answer="search"><dialog aria-label="Search"><input /><button type="button" data-close="">Close</button></dialog></template>
  <template data-written-answer="chat"><div role="dialog" tabindex="-1"><textarea></textarea><button type="button" data-close="">Close</button></div></template>
  <p id="not-loaded" hidden>Not loaded</p>`;
  const answer = (name: string) => document.querySelector<HTMLElement>(`[data-written-answer=${name}]`);
  const isOpen = (name: string) => answer(name)?.tagName === 'DIV' && !answer(name)?.hidden;
  const press = (selector: string) => act(selector, new MouseEvent('click', ofPerson));
  const key = (selector: string, keys: KeyboardEventInit) =>
    act(selector, new KeyboardEvent('keydown', { ...ofPerson, ...keys }));
  const recorded = () => globalThis.earlyEvents?.events.map(({ type }) => type);
  const busy = () => document.querySelector('#root')?.getAttribute('aria-busy');

  beforeEach(() => {
    imitateDialogs();
    document.body.innerHTML = PAGE;
    run('/support');
  });
  afterEach(() => document.documentElement.removeAttribute('style'));

  test('a button shows the dialog that the page has, before and after the recording, and records no press', () => {
    expect(document.querySelector('dialog, [role=dialog]')).toBeNull();
    expect(press('[data-answer=search]')).toBe(false);
    expect(isOpen('search')).toBe(true);
    expect(document.activeElement).toBe(document.querySelector('dialog input'));
    expect(document.documentElement.style.overflow).toBe('hidden');
    press('dialog [data-close]');
    expect(isOpen('search')).toBe(false);
    expect(document.documentElement.style.overflow).toBe('');
    globalThis.earlyEvents?.stop();
    press('[data-answer=search]');
    expect(isOpen('search')).toBe(true);
    expect(recorded()?.filter((type) => type !== 'focusin')).toEqual([]);
    expect(busy()).toBeNull();
  });

  test('a button whose dialog the page does not have waits for the application', () => {
    press('[data-answer=other]');
    expect(recorded()).toEqual(['click']);
    expect(busy()).toBe('true');
  });

  test('Ctrl-K opens and closes the search; other keys with K stay with the browser', () => {
    expect(key('input', { key: 'k', ctrlKey: true, shiftKey: true })).toBe(true);
    expect(isOpen('search')).toBe(false);
    expect(key('input', { key: 'k', ctrlKey: true })).toBe(false);
    expect(isOpen('search')).toBe(true);
    expect(key('dialog input', { key: 'K', ctrlKey: true })).toBe(false);
    expect(isOpen('search')).toBe(false);
  });

  test.each([
    ['Escape', () => key('dialog input', { key: 'Escape' })],
    ['a press beside it', () => press('dialog')],
    ['the back gesture', () => act('dialog', new Event('close'))],
  ])('%s closes a dialog; a press within does not, nor Escape of an input method', (_name, close) => {
    press('[data-answer=search]');
    press('dialog input');
    key('dialog input', { key: 'Escape', isComposing: true });
    expect(isOpen('search')).toBe(true);
    close();
    expect(isOpen('search')).toBe(false);
  });

  test('a panel tells its button, takes the focus and returns it, and retains its text', () => {
    press('[data-answer=chat]');
    const field = document.querySelector('textarea');
    expect(document.activeElement).toBe(field);
    expect(document.querySelector('[data-answer=chat]')?.getAttribute('aria-expanded')).toBe('true');
    if (field) field.value = 'Hello';
    act('textarea', new Event('input', ofPerson));
    key('textarea', { key: 'Escape' });
    expect(isOpen('chat')).toBe(false);
    expect(document.activeElement).toBe(document.querySelector('[data-answer=chat]'));
    expect(document.querySelector('[data-answer=chat]')?.getAttribute('aria-expanded')).toBe('false');
    press('[data-answer=chat]');
    expect(document.querySelector('textarea')?.value).toBe('Hello');
    expect(recorded()).not.toContain('input');
  });

  test('over the whole of a phone, a panel is modal and the page inert', () => {
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(360);
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(360);
    press('[data-answer=chat]');
    const page = document.querySelector<HTMLElement>('#root');
    expect(document.querySelector('[role=dialog]')?.getAttribute('aria-modal')).toBe('true');
    expect(page?.inert).toBe(true);
    press('[role=dialog] [data-close]');
    expect(page?.inert).toBe(false);
    vi.restoreAllMocks();
  });

  test('Enter sends a message once the application is there, and a blank one never', () => {
    press('[data-answer=chat]');
    expect(key('textarea', { key: 'Enter', shiftKey: true })).toBe(true);
    expect(key('textarea', { key: 'Enter' })).toBe(false);
    expect(answer('chat')?.getAttribute('aria-busy')).toBe('false');
    const field = document.querySelector('textarea');
    if (field) field.value = 'Hello';
    key('textarea', { key: 'Enter' });
    expect(answer('chat')?.getAttribute('aria-busy')).toBe('true');
    expect(field?.readOnly).toBe(true);
  });

  test('the error of an application that does not load stands in the open dialog', () => {
    press('[data-answer=search]');
    expect(document.querySelector('dialog #not-loaded')).not.toBeNull();
    press('dialog [data-close]');
    expect(document.querySelector('body > #not-loaded')).not.toBeNull();
  });

  test('once the application has taken the page over, its buttons are its own', () => {
    delete document.querySelector<HTMLElement>('#root')?.dataset['written'];
    expect(press('[data-answer=search]')).toBe(true);
    expect(isOpen('search')).toBe(false);
  });

  test('a tab shows its panel, with the typed text in fields of the same names, as recorded input', () => {
    document.body.innerHTML = `<div id="root" data-written="/auth"><div role="tablist">
      <button type="button" role="tab" id="in" class="Mui-selected" aria-selected="true" aria-controls="panel-in" tabindex="0">In<i class="MuiTabs-indicator"></i></button>
      <button type="button" role="tab" id="up" aria-selected="false" aria-controls="panel-up" tabindex="-1">Up</button>
      </div>
      <div id="panel-in"><input name="email" /><input name="password" /></div>
      </div>
      <template data-written-answer="panel-up"><div id="panel-up"><input name="email" /><input name="password" /><input name="again" /></div></template>`;
    const state = () =>
      ['in', 'up'].map((id) => {
        const tab = document.querySelector<HTMLElement>(`#${id}`);
        const panel = document.querySelector<HTMLElement>(`#panel-${id}`);
        return [tab?.ariaSelected, tab?.tabIndex, tab?.className, panel?.parentElement?.id];
      });
    const [email] = document.querySelectorAll('input');
    if (email) email.value = 'alice@example.com';
    const unchosen = ['false', -1, '', undefined];
    const chosen = ['true', 0, 'Mui-selected', 'root'];
    // The chosen tab has nothing to show: the press is recorded.
    press('#in');
    expect(recorded()).toEqual(['click']);
    expect(press('#up')).toBe(false);
    expect(state()).toEqual([unchosen, chosen]);
    expect(recorded()).toEqual(['click', 'input']);
    expect(document.querySelector('#up > .MuiTabs-indicator')).not.toBeNull();
    const copied = document.querySelector<HTMLInputElement>('#panel-up [name=email]');
    expect(copied?.value).toBe('alice@example.com');
    expect(globalThis.earlyEvents?.events[1]?.target).toBe(copied);
    press('#in');
    expect(state()).toEqual([chosen, unchosen]);
  });
});
