import { initializeApp } from 'firebase/app';
import { getFunctions, httpsCallable } from 'firebase/functions';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loggedProblems } from '../../testing/loggedProblems.ts';
import { startAppCheck } from './startAppCheck.ts';

/** A token without a signature, as the emulators take it. */
const TOKEN = [{ alg: 'none' }, { sub: 'app', iat: 1, exp: 4e9 }]
  .map((part) => btoa(JSON.stringify(part)))
  .concat('')
  .join('.');

const requested = vi.fn<typeof fetch>();
let apps = 0;
const newApp = () => initializeApp({ projectId: 'demo', apiKey: 'k', appId: 'a' }, `app-${(apps += 1)}`);

beforeEach(() => {
  requested.mockReset().mockImplementation(() => Promise.resolve(Response.json({ result: 1 })));
  vi.stubGlobal('fetch', requested);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.head.replaceChildren();
});

/** The App Check header that a callable sends. */
async function headerOfCall(app: ReturnType<typeof newApp>): Promise<string | undefined> {
  await httpsCallable(getFunctions(app), 'getBalance')({});
  const headers = requested.mock.lastCall?.[1]?.headers as Record<string, string>;
  return headers['X-Firebase-AppCheck'];
}

test('callables carry the token from then on', async () => {
  const app = newApp();
  const token = await startAppCheck(app, { provider: 'debug', token: TOKEN });
  expect(await headerOfCall(app)).toBe(TOKEN);
  expect(await token()).toBe(TOKEN);
});

test('without App Check requests carry no token', async () => {
  expect(await headerOfCall(newApp())).toBeUndefined();
});

test.each([
  ['recaptchaEnterprise', 'https://www.google.com/recaptcha/enterprise.js?render=explicit'],
  ['recaptchaV3', 'https://www.google.com/recaptcha/api.js'],
] as const)('where %s is blocked, all requests are sent without a token', async (provider, url) => {
  const problems = loggedProblems();
  const app = newApp();
  const starting = startAppCheck(app, { provider, siteKey: 'key' });
  const script = document.querySelector('script');
  expect(script?.src).toBe(url);
  script?.dispatchEvent(new Event('error'));
  expect(await (await starting)()).toBeUndefined();
  expect(await headerOfCall(app)).toBeUndefined();
  expect(problems()).toEqual(['[wallet] App Check could not be started: reCAPTCHA is not to be had']);
});

test('does not wait for a script that never loads', async () => {
  vi.useFakeTimers();
  loggedProblems();
  const starting = startAppCheck(newApp(), { provider: 'recaptchaV3', siteKey: 'key' });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await (await starting)()).toBeUndefined();
});
