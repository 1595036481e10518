import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/* early.js as a page runs it: a script that is neither a module nor compiled. */

const code = readFileSync(join(import.meta.dirname, '..', '..', 'public', 'early.js'), 'utf8');

/** Runs it at an address, and answers with what it asks for. */
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

beforeEach(() => {
  window.matchMedia = () =>
    ({ matches: false, addEventListener: () => undefined }) as unknown as MediaQueryList;
});
afterEach(() => {
  document.head.replaceChildren();
  delete document.documentElement.dataset['session'];
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

test('asks for sign-in where a visitor will be led to it, and for nothing of a session', () => {
  expect(run('/wallet', attributes)).toEqual(['modulepreload /assets/d.js']);
  expect(document.documentElement.dataset['session']).toBeUndefined();
});

test('asks at once for what a session needs, and at the wallet for its home', () => {
  window.localStorage.setItem('firebase:authUser:key:[DEFAULT]', '{}');
  expect(run('/settings', attributes)).toEqual(SESSION);
  document.head.replaceChildren();
  expect(run('/wallet', attributes)).toEqual([...SESSION, 'modulepreload /assets/c.js']);
  expect(document.documentElement.dataset['session']).toBe('');
});

test('without a session nothing is left of what somebody was shown last, however their session ended', () => {
  window.localStorage.setItem('lastKnownHome', '{}');
  window.localStorage.setItem('firebase:authUser:key:[DEFAULT]', '{}');
  run('/about');
  expect(window.localStorage.getItem('lastKnownHome')).toBe('{}');
  window.localStorage.removeItem('firebase:authUser:key:[DEFAULT]');
  run('/about');
  expect(window.localStorage).toHaveLength(0);
});

test('asks for nothing where the build has named nothing', () => {
  expect(run('/about')).toEqual([]);
  window.localStorage.setItem('firebase:authUser:key:[DEFAULT]', '{}');
  expect(run('/about')).toEqual([]);
});
