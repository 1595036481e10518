// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { preloadProjectFiles, projectFile } from './projectFile.ts';

const fetched = vi.fn<(path: string) => Promise<Response>>();
vi.stubGlobal('fetch', fetched);
afterEach(() => void fetched.mockReset());

const read = () => projectFile('/environment.json');

test('a preloaded file is not requested again', async () => {
  fetched.mockImplementation((path) => Promise.resolve(Response.json({ path })));
  preloadProjectFiles();
  expect(await read()).toEqual({ path: '/environment.json' });
  expect(await projectFile('/__/firebase/init.json')).toEqual({ path: '/__/firebase/init.json' });
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(await read()).toEqual({ path: '/environment.json' });
  expect(fetched).toHaveBeenCalledTimes(3);
});

test.each([
  ['does not come', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is no JSON', () => Promise.resolve(new Response('<html>'))],
])('a file that %s fails for its reader, and is requested again by the next', async (_, answer) => {
  fetched.mockImplementation(answer);
  preloadProjectFiles();
  await expect(read()).rejects.toThrow();
  fetched.mockImplementation(() => Promise.resolve(Response.json({ a: 1 })));
  expect(await read()).toEqual({ a: 1 });
});
