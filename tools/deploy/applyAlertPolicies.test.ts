import { expect, test } from 'vitest';
import { applyAlertPolicies } from './applyAlertPolicies.ts';
import type { AskGoogle } from './firebaseTools.ts';
import { POLICY_LABEL, readAlertPolicies } from './readAlertPolicies.ts';

interface Stored {
  name: string;
  userLabels?: Record<string, string>;
  notificationChannels?: readonly string[];
}

/** A project's Cloud Monitoring, as far as policies and channels go. */
function fakeMonitoring(
  channels: readonly { name: string; enabled?: boolean }[] = [],
  /** Policy that reads a metric which does not exist yet. */
  tooEarly?: string,
) {
  const stored = new Map<string, Stored>();
  let count = 0;
  const ask: AskGoogle = async (origin, path, change) => {
    await Promise.resolve();
    expect(origin).toBe('cloudMonitoringOrigin');
    if (path.startsWith('/v3/projects/p/notificationChannels')) return { notificationChannels: channels };
    if (!change) return stored.size === 0 ? {} : { alertPolicies: [...stored.values()] };
    const labels = (change.body as Stored | undefined)?.userLabels;
    if (tooEarly !== undefined && labels?.[POLICY_LABEL] === tooEarly)
      throw Object.assign(new Error('Cannot find metric(s)'), { status: 404 });
    const name = change.method === 'POST' ? `projects/p/alertPolicies/${(count += 1)}` : path.slice(4);
    if (change.method === 'DELETE') stored.delete(name);
    else stored.set(name, { ...change.body, name });
    return {};
  };
  const lines: string[] = [];
  const apply = (policies = readAlertPolicies()) =>
    applyAlertPolicies(ask, 'p', policies, (line) => lines.push(line));
  return { stored, lines, apply };
}
const labelsIn = (stored: ReadonlyMap<string, Stored>) =>
  [...stored.values()].map(({ userLabels }) => userLabels?.[POLICY_LABEL]).toSorted();

test('every policy of the repository is applied, once however often it is deployed', async () => {
  const { stored, apply } = fakeMonitoring([{ name: 'projects/p/notificationChannels/1' }]);
  await apply();
  await apply();
  expect(labelsIn(stored)).toEqual([...readAlertPolicies().keys()]);
  for (const { notificationChannels } of stored.values())
    expect(notificationChannels).toEqual(['projects/p/notificationChannels/1']);
});

test('deletes a policy whose file was removed, and preserves one without the label', async () => {
  const { stored, apply } = fakeMonitoring();
  stored.set('projects/p/alertPolicies/x', { name: 'projects/p/alertPolicies/x' });
  await apply();
  const fewer = new Map([...readAlertPolicies()].slice(1));
  await apply(fewer);
  expect(labelsIn(stored)).toEqual([...fewer.keys(), undefined].toSorted());
});

test('skips disabled channels, and reports when there are none', async () => {
  const { lines, stored, apply } = fakeMonitoring([{ name: 'off', enabled: false }]);
  await apply();
  expect([...stored.values()][0]?.notificationChannels).toEqual([]);
  expect(lines.join('\n')).toContain('No one is notified');
});

test('a refusal is reported with its remedy', async () => {
  const refuse = () => Promise.reject(Object.assign(new Error('denied'), { status: 403 }));
  await expect(applyAlertPolicies(refuse, 'p', readAlertPolicies(), () => undefined)).rejects.toThrow(
    'Monitoring Editor',
  );
});

test('a metric that is not known yet is reported with the time to wait, after all other policies', async () => {
  const { stored, apply } = fakeMonitoring([], 'scanner-silent');
  await expect(apply()).rejects.toThrow('ten minutes');
  expect(labelsIn(stored)).toEqual(
    [...readAlertPolicies().keys()].filter((name) => name !== 'scanner-silent'),
  );
});

test('an outage of all nodes, limits and contradictions each have a policy that reads the line of the functions', () => {
  const filters = [...readAlertPolicies().values()].flatMap(({ conditions }) =>
    conditions.map((condition) => JSON.stringify(condition)),
  );
  for (const field of ['down', 'rateLimited', 'disagreeing', 'behind'])
    expect(
      filters.some((filter) => filter.includes(`jsonPayload.${field}`)),
      field,
    ).toBe(true);
});
