import { expect, test } from 'vitest';
import { describeDeployment, type DeploymentPlan } from './describeDeployment.ts';
import { readAlertPolicies } from './readAlertPolicies.ts';
import { readLogMetrics } from './readLogMetrics.ts';

const plan: DeploymentPlan = {
  project: 'a-project',
  rules: { path: 'firestore.rules', bytes: 12_345 },
  indexes: {
    indexes: [
      {
        collectionGroup: 'transactions',
        fields: [
          { fieldPath: 'user_id', order: 'ASCENDING' },
          { fieldPath: 'timestamp', order: 'DESCENDING' },
        ],
      },
    ],
    fieldOverrides: [
      { collectionGroup: 'rate_limits', fieldPath: 'expires_at', ttl: true },
      { collectionGroup: 'rate_limits', fieldPath: 'count' },
    ],
  },
  functions: [
    { path: 'lib/index.js', bytes: 250_000 },
    { path: 'package-lock.json', bytes: 750_000 },
  ],
  manifest: {
    endpoints: {
      api: {
        region: ['us-central1'],
        availableMemoryMb: 256,
        cpu: 1,
        concurrency: 80,
        minInstances: null,
        maxInstances: '{{ params.MAX_INSTANCES }}',
        timeoutSeconds: 60,
        secretEnvironmentVariables: [{ key: 'PHRASE_PEPPER' }],
      },
      settle: {
        region: ['us-central1'],
        secretEnvironmentVariables: [],
        scheduleTrigger: { schedule: 'every 5 minutes' },
      },
    },
    params: [
      { name: 'MAX_INSTANCES', type: 'int', default: 2 },
      { name: 'PHRASE_PEPPER', type: 'secret' },
    ],
  },
  params: {
    file: 'functions/.env.a-project',
    values: {
      MAX_INSTANCES: '7',
      RPC_URLS_MAINNET:
        'https://node.example/v3/0123456789abcdef0123456789abcdef,https://name:password@other.example/?key=hidden,https://polygon-bor-rpc.publicnode.com',
      CHAT_MODEL: '',
    },
    defaults: { CHAT_MODEL: '' },
  },
  hosting: [{ path: 'index.html', bytes: 999 }],
  metrics: readLogMetrics(),
  policies: readAlertPolicies(),
};
const text = describeDeployment(plan).join('\n');

test('everything that would be sent is named, in the order in which it would be', () => {
  const order = [
    '1. Rules: firestore.rules, 12.3 kB',
    '2. Indexes: 1',
    '3. Log-based metrics: 3',
    'everything_wallet_scanner_lag ',
    '4. Functions: 2 from 2 files, 1.00 MB',
    '5. Hosting: 1 files, 999 B',
    '6. Alert policies: 22',
    'nodes-down ',
  ];
  const places = order.map((part) => text.indexOf(part));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
  for (const part of [
    'transactions: user_id, timestamp ↓',
    'Documents end by: rate_limits.expires_at',
    'In no single-field index: rate_limits.count',
    'lib/index.js',
    'package-lock.json',
    'index.html',
    'Secrets, from Secret Manager: PHRASE_PEPPER',
    'functions/.env.a-project',
  ]) {
    expect(text).toContain(part);
  }
});

test('shows every function with its options, with params resolved', () => {
  const line = (name: string) => text.split('\n').find((one) => one.startsWith(`   ${name} `)) ?? '';
  expect(line('api').split(/ {2,}/).filter(Boolean)).toEqual([
    'api',
    'https',
    'us-central1',
    '256 MiB',
    '1 vCPU',
    '80 at once',
    '0 to 7 instances',
    '60 s',
    'PHRASE_PEPPER',
  ]);
  expect(line('settle')).toContain('schedule, every 5 minutes');
  expect(text).toContain('TOO MUCH for a new project');
});

test('shows params with their values, without keys in addresses', () => {
  expect(text).toContain('MAX_INSTANCES=7\n');
  expect(text).toContain('CHAT_MODEL=   (default)');
  expect(text).toContain(
    'RPC_URLS_MAINNET=https://node.example/v3/…,https://…@other.example/?…,https://polygon-bor-rpc.publicnode.com',
  );
  expect(text).not.toMatch(/0123456789abcdef|password|hidden/);
});
