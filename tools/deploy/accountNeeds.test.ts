import { expect, test } from 'vitest';
import { serviceAccounts } from '../../functions/src/configuration/serviceAccounts.ts';
import { accountCommands, accountNeeds } from './accountNeeds.ts';
import type { FunctionsManifest } from './discoverFunctions.ts';

const endpoint = (serviceAccountEmail: string, ...secrets: readonly string[]) => ({
  region: [],
  serviceAccountEmail,
  secretEnvironmentVariables: secrets.map((key) => ({ key })),
});
const manifest: FunctionsManifest = {
  endpoints: {
    drawing: endpoint('ew-pictures@'),
    checking: endpoint('ew-phrases@', 'PHRASE_PEPPER', 'COUNTER_KEY'),
    storing: endpoint('ew-phrases@', 'COUNTER_KEY', 'PHRASE_PEPPER'),
  },
  params: [],
};
const needs = accountNeeds(manifest, 'p');
const needsOf = (name: string) => needs.find((one) => one.name === name);

test('each service account has its roles, and the secrets of its functions', () => {
  expect(needs).toHaveLength(Object.keys(serviceAccounts).length);
  expect(needsOf('ew-pictures')).toEqual({
    name: 'ew-pictures',
    email: 'ew-pictures@p.iam.gserviceaccount.com',
    roles: ['roles/datastore.viewer'],
    secrets: [],
  });
  expect(needsOf('ew-phrases')?.secrets).toEqual(['COUNTER_KEY', 'PHRASE_PEPPER']);
});

test("no account has the deployer's permissions", () => {
  for (const { name, roles } of needs) {
    const may = roles.filter(
      (role) => !/^roles\/(datastore\.(viewer|user)|firebaseauth\.viewer|cloudtasks\.enqueuer)$/.test(role),
    );
    const isOfLogins = ['ew-accounts', 'ew-schedule'].includes(name);
    expect(may, name).toEqual(isOfLogins ? ['roles/firebaseauth.admin'] : []);
  }
});

test('commands create an account with its permissions', () => {
  const pictures = needsOf('ew-pictures');
  expect(pictures && accountCommands(pictures, 'p')).toEqual([
    'gcloud iam service-accounts create ew-pictures --project p',
    'gcloud projects add-iam-policy-binding p --member=serviceAccount:ew-pictures@p.iam.gserviceaccount.com --role=roles/datastore.viewer --condition=None',
  ]);
});

test('accounts that enqueue tasks can give the tasks their own identity, and no other', () => {
  const enqueuing = needs.filter((account) =>
    accountCommands(account, 'p').some((command) => command.includes('roles/iam.serviceAccountUser')),
  );
  expect(enqueuing.map(({ name }) => name)).toEqual(['ew-wallet', 'ew-api', 'ew-schedule', 'ew-webhooks']);
  for (const account of enqueuing)
    expect(accountCommands(account, 'p')).toContain(
      `gcloud iam service-accounts add-iam-policy-binding ${account.email} --member=serviceAccount:${account.email} --role=roles/iam.serviceAccountUser --project p`,
    );
});
