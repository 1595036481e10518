import { expect, test } from 'vitest';
import reads from '../../../reads.json' with { type: 'json' };
import { ConnectionError, EverythingWallet } from '../index.ts';
import { json, startFakeApi } from '../testing/startFakeApi.ts';

const apiKey = 'ew_test_0123456789abcdefghijklmnopqrstuvwx';
type Read = (parameters: object) => Promise<unknown>;

function readerAt(baseUrl: string, id: string): Read {
  const wallet = new EverythingWallet({ apiKey, baseUrl, maxRetries: 0 });
  const read = Reflect.get(wallet, id) as Read;
  return read.bind(wallet);
}

test.each(reads)(
  '$id sends its parameters, and returns the answer',
  async ({ id, path, parameters, answer }) => {
    const { baseUrl, seen } = await startFakeApi(json(answer));
    const read = readerAt(baseUrl, id);
    const required = parameters.filter(({ isRequired }) => isRequired);
    for (const sent of [required, parameters]) {
      const values = Object.fromEntries(sent.map(({ name, example }) => [name, example]));
      expect(await read(values)).toEqual(answer);
      const url = new URL(seen.at(-1)?.url ?? '', baseUrl);
      expect(url.pathname).toBe(path);
      expect(Object.fromEntries(url.searchParams)).toEqual(
        Object.fromEntries(sent.map(({ name, example }) => [name, String(example)])),
      );
      expect(seen.at(-1)?.headers.authorization).toBe(`Bearer ${apiKey}`);
    }
  },
);

test.each(reads)('$id refuses an answer of another server', async ({ id, parameters }) => {
  const { baseUrl } = await startFakeApi(json({ hello: 'world' }));
  const values = Object.fromEntries(parameters.map(({ name, example }) => [name, example]));
  await expect(readerAt(baseUrl, id)(values)).rejects.toThrow(ConnectionError);
});
