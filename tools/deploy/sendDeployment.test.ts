import { expect, test } from 'vitest';
import type { AskGoogle } from './firebaseTools.ts';
import { readAlertPolicies } from './readAlertPolicies.ts';
import { readLogMetrics } from './readLogMetrics.ts';
import { sendDeployment } from './sendDeployment.ts';

const missing = () => Object.assign(new Error('not found'), { status: 404 });

/** A project that answers as Google does, and notes what firebase is run with. */
function fakeProject({
  functions = [],
  policy,
  mayWriteMetrics = true,
  fails = () => false,
}: {
  readonly functions?: readonly string[];
  readonly policy?: object;
  readonly mayWriteMetrics?: boolean;
  /** Returns true if the nth run of a command fails. */
  readonly fails?: (command: string, times: number) => boolean;
} = {}) {
  const commands: string[] = [];
  const lines: string[] = [];
  const applied: unknown[] = [];
  let hasImages = policy !== undefined;
  let cleanupPolicies: object = policy ?? {};
  const ask: AskGoogle = (origin, path, change) => {
    if (origin === 'firestoreOrigin') return Promise.resolve({ indexes: [{ name: 'one', state: 'READY' }] });
    if (origin === 'functionsV2Origin') {
      const labels = { 'deployment-tool': 'cli-firebase' };
      return Promise.resolve({
        functions: functions.map((name) => ({
          name: `projects/p/locations/us-central1/functions/${name}`,
          labels,
        })),
      });
    }
    if (origin === 'cloudMonitoringOrigin') {
      const body = JSON.stringify(change?.body ?? {});
      if (!mayWriteMetrics && body.includes('logging.googleapis.com/user/')) return Promise.reject(missing());
      if (change) applied.push(change.body);
      return Promise.resolve({});
    }
    if (origin === 'cloudloggingOrigin')
      return mayWriteMetrics ? Promise.resolve({}) : Promise.reject(new Error('denied'));
    if (path.endsWith('/gcf-artifacts') && hasImages) return Promise.resolve({ cleanupPolicies });
    return Promise.reject(missing());
  };
  const firebase = (...args: string[]) => {
    const command = args.filter((arg) => !['deploy', '--only'].includes(arg)).join(' ');
    commands.push(command);
    if (command.startsWith('functions:artifacts:setpolicy'))
      cleanupPolicies = { 'firebase-functions-cleanup': {} };
    else if (command.startsWith('functions')) hasImages = true;
    return Promise.resolve(!fails(command, commands.filter((one) => one === command).length));
  };
  const send = () =>
    sendDeployment({
      project: 'p',
      region: 'us-central1',
      functions: ['api', 'getBalance'],
      firebase,
      ask,
      metrics: readLogMetrics(),
      policies: readAlertPolicies(),
      log: (line) => lines.push(line),
    });
  return { commands, lines, applied, send, hasPolicy: () => Object.keys(cleanupPolicies).length > 0 };
}
const POLICY = { 'firebase-functions-cleanup': {} };
const SET_POLICY = 'functions:artifacts:setpolicy --location us-central1 --days 7 --force';

test('rules are first, then indexes, functions and pages', async () => {
  const { commands, send } = fakeProject({ policy: POLICY });
  await send();
  expect(commands).toEqual(['firestore:rules', 'firestore:indexes', 'functions', 'hosting']);
});

test('metrics are applied before the functions', async () => {
  const { lines, send } = fakeProject({ policy: POLICY });
  await send();
  const text = lines.join('\n');
  expect(text.indexOf('log-based metrics, 0 removed')).toBeGreaterThan(text.indexOf('2. Indexes'));
  expect(text.indexOf('log-based metrics, 0 removed')).toBeLessThan(text.indexOf('4. Functions'));
});

// Regression: the missing role withheld all alert policies.
test('an account that may not write metrics deploys functions, pages and policies without a metric, and is named at the end', async () => {
  const { commands, applied, send } = fakeProject({ policy: POLICY, mayWriteMetrics: false });
  await expect(send()).rejects.toThrow('Logs Configuration Writer');
  expect(commands).toEqual(['firestore:rules', 'firestore:indexes', 'functions', 'hosting']);
  expect(applied).toHaveLength(readAlertPolicies().size - 1);
});

test.each(['firestore:rules', 'firestore:indexes', 'functions', 'hosting'])(
  'a failure at %s ends there, and a repeated deployment succeeds',
  async (broken) => {
    const { commands, send } = fakeProject({
      policy: POLICY,
      fails: (command, times) => command === broken && times === 1,
    });
    await expect(send()).rejects.toThrow('Deploy again');
    expect(commands.at(-1)).toBe(broken);
    await send();
    expect(commands.slice(-4)).toEqual(['firestore:rules', 'firestore:indexes', 'functions', 'hosting']);
  },
);

test('a first deployment, which fails for want of a clean-up policy, sets one and succeeds', async () => {
  const { commands, send, hasPolicy } = fakeProject({
    fails: (command, times) => command === 'functions' && times === 1,
  });
  await send();
  expect(commands).toEqual([
    'firestore:rules',
    'firestore:indexes',
    'functions',
    SET_POLICY,
    'functions',
    'hosting',
  ]);
  expect(hasPolicy()).toBe(true);
});

test('one that was broken off after its images were made sets the policy before', async () => {
  const { commands, send } = fakeProject({ policy: {} });
  await send();
  expect(commands).toEqual(['firestore:rules', 'firestore:indexes', SET_POLICY, 'functions', 'hosting']);
});

test('leaves other policies alone, even when functions fail', async () => {
  const { commands, send } = fakeProject({
    policy: { 'keep-a-month': {} },
    fails: (command) => command === 'functions',
  });
  await expect(send()).rejects.toThrow('Sending the functions failed');
  expect(commands).toEqual(['firestore:rules', 'firestore:indexes', 'functions']);
});

test('functions that fail twice end it before the pages', async () => {
  const { commands, send } = fakeProject({ fails: (command) => command === 'functions' });
  await expect(send()).rejects.toThrow('Sending the functions failed');
  expect(commands.filter((command) => command === 'functions')).toHaveLength(2);
  expect(commands).not.toContain('hosting');
});

test('functions that are no longer part of it stay for the pages of before, and are named at the end', async () => {
  const { commands, lines, send } = fakeProject({
    policy: POLICY,
    functions: ['api', 'oldOne', 'getBalance'],
  });
  await send();
  expect(commands).toContain('functions:api,functions:getBalance');
  expect(commands.join()).not.toContain('delete');
  expect(lines.join()).toContain('npx firebase functions:delete oldOne --region us-central1 --project p');
});
