// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findDeletedUser } from './findDeletedUser.ts';

const auth = vi.hoisted(() => ({
  app: { options: { apiKey: 'key' } },
  emulatorConfig: null as null | { protocol: string; host: string; port: number },
}));
vi.mock('../../../lib/firebase/firebaseServices.ts', () => ({
  firebaseServices: () => Promise.resolve({ auth }),
}));
const ask = vi.fn<typeof fetch>();
beforeEach(() => {
  ask.mockReset();
  auth.emulatorConfig = null;
  vi.stubGlobal('fetch', ask);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const session = JSON.stringify({
  uid: 'alice',
  stsTokenManager: { refreshToken: 'a token', accessToken: 'x' },
});
const refusal = (message: string) => Response.json({ error: { code: 400, message } }, { status: 400 });

test('returns the user of a session whose account was deleted', async () => {
  ask.mockResolvedValue(refusal('USER_NOT_FOUND'));
  expect(await findDeletedUser(session)).toBe('alice');
  const [url, options] = ask.mock.calls[0] ?? [];
  expect(url).toBe('https://securetoken.googleapis.com/v1/token?key=key');
  expect(options?.body).toEqual(
    new URLSearchParams({ grant_type: 'refresh_token', refresh_token: 'a token' }),
  );
});

test('queries the emulator if there is one', async () => {
  auth.emulatorConfig = { protocol: 'http', host: '127.0.0.1', port: 9099 };
  ask.mockResolvedValue(refusal('INVALID_REFRESH_TOKEN'));
  expect(await findDeletedUser(session)).toBeUndefined();
  expect(ask.mock.calls[0]?.[0]).toBe('http://127.0.0.1:9099/securetoken.googleapis.com/v1/token?key=key');
});

// The user's data must not be deleted on a guess.
test.each(['TOKEN_EXPIRED', 'USER_DISABLED', 'INVALID_REFRESH_TOKEN', 'PROJECT_NUMBER_MISMATCH'])(
  'returns undefined for a session that ended for another reason: %s',
  async (reason) => {
    ask.mockResolvedValue(refusal(reason));
    expect(await findDeletedUser(session)).toBeUndefined();
  },
);

test('a valid session, a response from another server and no response are no deletion', async () => {
  ask.mockResolvedValueOnce(Response.json({ id_token: 'x' }));
  expect(await findDeletedUser(session)).toBeUndefined();
  ask.mockResolvedValueOnce(Response.json('USER_NOT_FOUND', { status: 502 }));
  expect(await findDeletedUser(session)).toBeUndefined();
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(findDeletedUser(session)).rejects.toThrow('Failed to fetch');
  await expect(findDeletedUser('no session')).rejects.toThrow();
});
