import { expect, test } from 'vitest';
import { applyLogMetrics } from './applyLogMetrics.ts';
import type { AskGoogle } from './firebaseTools.ts';
import { readLogMetrics } from './readLogMetrics.ts';

const FOLDER = '/v2/projects/p/metrics';

/** A project's Cloud Logging, as far as metrics go. */
function fakeLogging() {
  const stored = new Map<string, object>();
  const ask: AskGoogle = async (origin, path, change) => {
    await Promise.resolve();
    expect(origin).toBe('cloudloggingOrigin');
    if (!change) {
      expect(path.startsWith(`${FOLDER}?`)).toBe(true);
      return stored.size === 0 ? {} : { metrics: [...stored].map(([name, body]) => ({ ...body, name })) };
    }
    expect(path.startsWith(`${FOLDER}/`)).toBe(true);
    const name = path.slice(FOLDER.length + 1);
    if (change.method === 'DELETE') stored.delete(name);
    else {
      // PUT creates a metric or replaces it.
      expect(change.method).toBe('PUT');
      stored.set(name, change.body ?? {});
    }
    return {};
  };
  const lines: string[] = [];
  const apply = (metrics = readLogMetrics()) =>
    applyLogMetrics(ask, 'p', metrics, (line) => lines.push(line));
  return { stored, lines, apply };
}

test('every metric of the repository is applied, once however often it is deployed', async () => {
  const { stored, lines, apply } = fakeLogging();
  await apply();
  await apply();
  expect([...stored.keys()]).toEqual([...readLogMetrics().keys()]);
  expect([...stored.values()]).toEqual([...readLogMetrics().values()]);
  expect(lines.at(-1)).toContain('0 removed');
});

test('deletes a metric whose file was removed, and preserves those of others', async () => {
  const { stored, lines, apply } = fakeLogging();
  stored.set('errors', {});
  await apply();
  const fewer = new Map([...readLogMetrics()].slice(1));
  await apply(fewer);
  expect([...stored.keys()].toSorted()).toEqual(['errors', ...fewer.keys()].toSorted());
  expect(lines.at(-1)).toContain('1 removed');
});

test('a refusal is reported with its remedy', async () => {
  const refuse = () => Promise.reject(Object.assign(new Error('denied'), { status: 403 }));
  await expect(applyLogMetrics(refuse, 'p', readLogMetrics(), () => undefined)).rejects.toThrow(
    'Logs Configuration Writer',
  );
});
