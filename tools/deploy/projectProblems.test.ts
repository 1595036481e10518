import { expect, test } from 'vitest';
import type { AskGoogle } from './firebaseTools.ts';
import { projectProblems } from './projectProblems.ts';

const status = (code: number, message = '') => Object.assign(new Error(message), { status: code });
const READY: Record<string, unknown> = {
  'firebaseApiOrigin /v1beta1/projects/p': { projectId: 'p' },
  'cloudbillingOrigin /v1/projects/p/billingInfo': { billingEnabled: true },
  'firestoreOrigin /v1/projects/p/databases/(default)': { type: 'FIRESTORE_NATIVE', locationId: 'nam5' },
  'identityOrigin /admin/v2/projects/p/config': {
    signIn: { email: { enabled: true } },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    authorizedDomains: ['localhost', 'wallet.example', 'www.wallet.example'],
    notification: { sendEmail: { callbackUri: 'https://wallet.example/auth/action' } },
  },
  'hostingApiOrigin /v1beta1/projects/p/sites/p/customDomains?pageSize=100': {
    customDomains: [{ name: 'projects/1/sites/p/customDomains/www.wallet.example' }],
  },
  'secretManagerOrigin /v1/projects/p/secrets/PEPPER/versions/latest': { state: 'ENABLED' },
  'secretManagerOrigin /v1/projects/p/secrets/PEPPER:getIamPolicy': {
    bindings: [
      {
        role: 'roles/secretmanager.secretAccessor',
        members: ['serviceAccount:ew-reader@p.iam.gserviceaccount.com'],
      },
    ],
  },
  'iamOrigin /v1/projects/p/serviceAccounts/ew-reader@p.iam.gserviceaccount.com': { email: 'ew-reader' },
  'resourceManagerOrigin /v1/projects/p:getIamPolicy': {
    bindings: [
      {
        role: 'roles/datastore.user',
        members: ['user:a@b', 'serviceAccount:ew-reader@p.iam.gserviceaccount.com'],
      },
      {
        role: 'roles/cloudtasks.enqueuer',
        members: ['serviceAccount:ew-wallet@p.iam.gserviceaccount.com'],
      },
    ],
  },
  'iamOrigin /v1/projects/p/serviceAccounts/ew-wallet@p.iam.gserviceaccount.com': { email: 'ew-wallet' },
  'iamOrigin /v1/projects/p/serviceAccounts/ew-wallet@p.iam.gserviceaccount.com:getIamPolicy': {
    bindings: [
      {
        role: 'roles/iam.serviceAccountUser',
        members: ['serviceAccount:ew-wallet@p.iam.gserviceaccount.com'],
      },
    ],
  },
};

/** Returns the problems of a project that is ready except for these answers, by a part of their URL. */
function problems(changes: Record<string, unknown> = {}): Promise<string[]> {
  const ask: AskGoogle = (origin, path) => {
    const address = `${origin} ${path}`;
    const change = Object.entries(changes).find(([part]) => address.includes(part));
    const answer = change ? change[1] : READY[address];
    return answer === undefined || answer instanceof Error
      ? Promise.reject(answer ?? status(404))
      : Promise.resolve(answer);
  };
  return projectProblems(ask, {
    project: 'p',
    secrets: ['PEPPER'],
    siteOrigin: 'https://wallet.example',
    region: 'us-central1',
    accounts: [
      {
        name: 'ew-reader',
        email: 'ew-reader@p.iam.gserviceaccount.com',
        roles: ['roles/datastore.user'],
        secrets: ['PEPPER'],
      },
      {
        name: 'ew-wallet',
        email: 'ew-wallet@p.iam.gserviceaccount.com',
        roles: ['roles/cloudtasks.enqueuer'],
        secrets: [],
      },
    ],
  });
}

test('a ready project has none', async () => {
  expect(await problems()).toEqual([]);
});

test.each<[string, Record<string, unknown>, string[]]>([
  ['another’s project', { firebaseApi: status(403) }, ['p is no Firebase project that your account may see']],
  ['no such project', { firebaseApi: status(404) }, ['p is no Firebase project that your account may see']],
  ['a session that is over', { firebaseApi: status(401) }, ['npx firebase login --reauth']],
  ['no connection', { firebaseApi: new Error('ENOTFOUND') }, ['Google does not answer (no connection)']],
  ['no billing', { billing: {} }, ['needs', 'Blaze'].slice(1)],
  ['no database', { firestore: status(404) }, ['choose its location, for good']],
  [
    'an API that was never switched on',
    { firestore: status(403, 'Cloud Firestore API has not been used in project 1 before or it is disabled') },
    ['firestore:databases:create'],
  ],
  [
    'a database elsewhere',
    { firestore: { type: 'FIRESTORE_NATIVE', locationId: 'eur3' } },
    ['the database is in eur3: deploy with --region europe-west1'],
  ],
  ['a Datastore', { firestore: { type: 'DATASTORE_MODE' } }, ['native mode']],
  ['no Authentication', { identity: status(404) }, ['Authentication is not set up']],
  [
    'a secret that is missing',
    { PEPPER: status(404) },
    ['npx firebase functions:secrets:set PEPPER --project p'],
  ],
  [
    'a service account that is missing',
    { 'serviceAccounts/ew-reader': status(404) },
    [
      'The service account ew-reader is missing: gcloud iam service-accounts create ew-reader --project p && gcloud projects add-iam-policy-binding p --member=serviceAccount:ew-reader@p.iam.gserviceaccount.com --role=roles/datastore.user --condition=None && gcloud secrets add-iam-policy-binding PEPPER --member=serviceAccount:ew-reader@p.iam.gserviceaccount.com --role=roles/secretmanager.secretAccessor --project p',
    ],
  ],
  [
    'a role that a service account lacks',
    { resourceManager: { bindings: [{ role: 'roles/datastore.user' }] } },
    [
      'The service account ew-reader lacks roles/datastore.user: gcloud projects add-iam-policy-binding p',
      'The service account ew-wallet lacks roles/cloudtasks.enqueuer: gcloud projects add-iam-policy-binding p',
    ],
  ],
  [
    'an account that enqueues tasks and may not give them its identity',
    { 'ew-wallet@p.iam.gserviceaccount.com:getIamPolicy': { etag: 'ACAB' } },
    [
      'The service account ew-wallet lacks roles/iam.serviceAccountUser on itself: gcloud iam service-accounts add-iam-policy-binding ew-wallet@p.iam.gserviceaccount.com --member=serviceAccount:ew-wallet@p.iam.gserviceaccount.com --role=roles/iam.serviceAccountUser --project p',
    ],
  ],
  [
    'a secret that an account may not read',
    { 'PEPPER:getIamPolicy': { etag: 'ACAB' } },
    [
      'ew-reader@p.iam.gserviceaccount.com may not read the secret PEPPER: gcloud secrets add-iam-policy-binding PEPPER --member=serviceAccount:ew-reader@p.iam.gserviceaccount.com',
    ],
  ],
  ['a secret that is disabled', { 'PEPPER/versions': { state: 'DISABLED' } }, ['PEPPER is disabled']],
  [
    'all of Authentication’s settings',
    { identity: { authorizedDomains: ['p.web.app'] } },
    [
      'e-mail and password is off',
      'enumeration protection is off',
      'wallet.example is no authorised domain',
      'www.wallet.example is no authorised domain',
    ],
  ],
  [
    'a domain of one’s own that is not authorised',
    {
      customDomains: {
        customDomains: [
          { name: 'projects/1/sites/p/customDomains/wallet.example' },
          { name: 'projects/1/sites/p/customDomains/shop.example' },
        ],
      },
    },
    ['shop.example is no authorised domain'],
  ],
  [
    'links in e-mails that lead to another page',
    {
      identity: {
        ...(READY['identityOrigin /admin/v2/projects/p/config'] as object),
        notification: { sendEmail: { callbackUri: 'https://p.firebaseapp.com/__/auth/action' } },
      },
    },
    [
      'The links in e-mails lead to https://p.firebaseapp.com/__/auth/action: in the console, Authentication, Templates, Customise action URL, set https://wallet.example/auth/action',
    ],
  ],
])('reports %s, one line each', async (_, changes, parts) => {
  const found = await problems(changes);
  expect(found).toHaveLength(parts.length);
  parts.forEach((part, index) => expect(found[index]).toContain(part));
  for (const line of found) expect(line).not.toContain('\n');
});

test('leaves queries without permission to the deployment', async () => {
  expect(
    await problems({
      billing: status(403),
      firestore: status(403),
      identity: status(500),
      customDomains: status(403),
      PEPPER: status(403),
      iamOrigin: status(403),
      resourceManager: status(403),
    }),
  ).toEqual([]);
});

test('the identity of an account is not checked where its policy may not be read, or where the project grants it', async () => {
  const own = 'ew-wallet@p.iam.gserviceaccount.com:getIamPolicy';
  expect(await problems({ [own]: status(403) })).toEqual([]);
  const policy = READY['resourceManagerOrigin /v1/projects/p:getIamPolicy'] as { bindings: object[] };
  const members = ['serviceAccount:ew-wallet@p.iam.gserviceaccount.com'];
  const bindings = [...policy.bindings, { role: 'roles/iam.serviceAccountUser', members }];
  expect(await problems({ [own]: {}, resourceManager: { bindings } })).toEqual([]);
});

test('custom domains that cannot be queried, and a project without an e-mail link, are no problem', async () => {
  const settings = { ...(READY['identityOrigin /admin/v2/projects/p/config'] as object), notification: {} };
  expect(await problems({ customDomains: status(403), identity: settings })).toEqual([]);
});
