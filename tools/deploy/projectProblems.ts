import { z } from 'zod';
import {
  accountCommands,
  identityCommand,
  roleCommand,
  USE_IDENTITY,
  type AccountNeeds,
} from './accountNeeds.ts';
import type { AskGoogle } from './firebaseTools.ts';
import { regionProblems } from './regionProblems.ts';

/** Requirements of a deployment on the project. */
export interface ProjectNeeds {
  readonly project: string;
  /** Names of secrets. */
  readonly secrets: readonly string[];
  /** Service accounts of the functions. */
  readonly accounts: readonly AccountNeeds[];
  /** Origin of the site, such as https://example.com. */
  readonly siteOrigin: string;
  /** Region of the functions. */
  readonly region: string;
}

const billingSchema = z.object({ billingEnabled: z.boolean().default(false) });
const databaseSchema = z.object({ type: z.string().default(''), locationId: z.string().default('') });
const accountSchema = z.object({ email: z.string().default('') });
const policySchema = z.object({
  // A policy without a binding omits the field.
  bindings: z.array(z.object({ role: z.string(), members: z.array(z.string()).default([]) })).default([]),
});
type Policy = z.output<typeof policySchema>;
const versionSchema = z.object({ state: z.string().default('') });
const authSchema = z.object({
  signIn: z.object({ email: z.object({ enabled: z.boolean().default(false) }).optional() }).optional(),
  emailPrivacyConfig: z.object({ enableImprovedEmailPrivacy: z.boolean().default(false) }).optional(),
  authorizedDomains: z.array(z.string()).default([]),
  notification: z
    .object({ sendEmail: z.object({ callbackUri: z.string().optional() }).optional() })
    .optional(),
});
const customDomainsSchema = z.object({
  customDomains: z.array(z.object({ name: z.string() })).default([]),
});

/** The role that reads a secret's versions. */
const ACCESSOR = 'roles/secretmanager.secretAccessor';

/** Path that links in e-mails must lead to: web/src/config/paths.ts, emailAction. */
const EMAIL_ACTION_PATH = '/auth/action';

/**
 * Queries Google for missing prerequisites of a deployment, and returns one line for each, with the remedy.
 *
 * A failed query, for want of a permission or of an API that the deployment enables itself, is no problem
 * here: the deployment reports it in its place.
 */
export async function projectProblems(ask: AskGoogle, needs: ProjectNeeds): Promise<string[]> {
  const { project } = needs;
  try {
    await ask('firebaseApiOrigin', `/v1beta1/projects/${project}`);
  } catch (error) {
    const status = statusOf(error);
    if (status === 401) return ['You are signed in no more: npx firebase login --reauth'];
    if (status === 403 || status === 404) {
      return [`${project} is no Firebase project that your account may see: npx firebase projects:list`];
    }
    return [`Google does not answer (${status ?? 'no connection'}): nothing was sent. Try again later.`];
  }
  const found = await Promise.all([
    billing(ask, needs),
    database(ask, needs),
    authentication(ask, needs),
    accountProblems(ask, needs),
    ...needs.secrets.map((secret) => secretProblem(ask, needs, secret)),
  ]);
  return found.flat();
}

async function billing(ask: AskGoogle, { project }: ProjectNeeds): Promise<string[]> {
  const info = await answer(ask('cloudbillingOrigin', `/v1/projects/${project}/billingInfo`), billingSchema);
  if (info === undefined || info === 'missing' || info.billingEnabled) return [];
  return [
    `${project} has no billing account: functions need the Blaze plan, in the console under Usage and billing.`,
  ];
}

async function database(ask: AskGoogle, { project, region }: ProjectNeeds): Promise<string[]> {
  const path = `/v1/projects/${project}/databases/(default)`;
  const found = await answer(ask('firestoreOrigin', path), databaseSchema);
  if (found === undefined) return [];
  if (found === 'missing') {
    // A deployment would make one in nam5, and where a database is can never be changed.
    return [
      `There is no Firestore database: choose its location, for good, and npx firebase firestore:databases:create "(default)" --location ${region} --project ${project}`,
    ];
  }
  if (found.type === 'FIRESTORE_NATIVE') return regionProblems(region, found.locationId);
  return ['The Firestore database is in Datastore mode: the wallet needs native mode.'];
}

async function authentication(ask: AskGoogle, { project, siteOrigin }: ProjectNeeds): Promise<string[]> {
  const found = await answer(ask('identityOrigin', `/admin/v2/projects/${project}/config`), authSchema);
  if (found === undefined) return [];
  if (found === 'missing')
    return ['Authentication is not set up: in the console, Authentication, Get started.'];
  const hosts = new Set([new URL(siteOrigin).hostname, ...(await customDomains(ask, project))]);
  const action = `${siteOrigin}${EMAIL_ACTION_PATH}`;
  const leadsTo = found.notification?.sendEmail?.callbackUri;
  return [
    ...(found.signIn?.email?.enabled
      ? []
      : ['Signing in with e-mail and password is off: in the console, Authentication, Sign-in method.']),
    ...(found.emailPrivacyConfig?.enableImprovedEmailPrivacy
      ? []
      : ['E-mail enumeration protection is off: in the console, Authentication, Settings, User actions.']),
    ...[...hosts]
      .filter((host) => !found.authorizedDomains.includes(host))
      .map(
        (host) =>
          `${host} is no authorised domain: in the console, Authentication, Settings, Authorised domains.`,
      ),
    // Not every project has this field; without it there is no known problem.
    ...(leadsTo === undefined || leadsTo === action
      ? []
      : [
          `The links in e-mails lead to ${leadsTo}: in the console, Authentication, Templates, Customise action URL, set ${action}`,
        ]),
  ];
}

/**
 * Returns the custom domains that Hosting serves; sign-ups there get no e-mail unless the domain is
 * authorized.
 */
async function customDomains(ask: AskGoogle, project: string): Promise<string[]> {
  const path = `/v1beta1/projects/${project}/sites/${project}/customDomains?pageSize=100`;
  const found = await answer(ask('hostingApiOrigin', path), customDomainsSchema);
  if (found === undefined || found === 'missing') return [];
  // projects/{number}/sites/{site}/customDomains/{domain}
  return found.customDomains.map(({ name }) => name.slice(name.lastIndexOf('/') + 1));
}

async function secretProblem(ask: AskGoogle, { project }: ProjectNeeds, secret: string): Promise<string[]> {
  const path = `/v1/projects/${project}/secrets/${secret}/versions/latest`;
  const found = await answer(ask('secretManagerOrigin', path), versionSchema);
  if (found === undefined || (found !== 'missing' && found.state === 'ENABLED')) return [];
  const set = `npx firebase functions:secrets:set ${secret} --project ${project}`;
  return found === 'missing'
    ? [`The secret ${secret} is missing: ${set}`]
    : [`The latest version of the secret ${secret} is ${found.state.toLowerCase()}: enable it, or ${set}`];
}

/** Service accounts that are not there, with the commands that make them; and roles in the project, or on itself, that one lacks. */
async function accountProblems(ask: AskGoogle, { project, accounts }: ProjectNeeds): Promise<string[]> {
  const path = `/v1/projects/${project}:getIamPolicy`;
  const policy = await answer(ask('resourceManagerOrigin', path, { method: 'POST', body: {} }), policySchema);
  const found = accounts.map(async (account) => {
    const { email, roles } = account;
    const address = `/v1/projects/${project}/serviceAccounts/${email}`;
    if ((await answer(ask('iamOrigin', address), accountSchema)) === 'missing') {
      return [
        `The service account ${account.name} is missing: ${accountCommands(account, project).join(' && ')}`,
      ];
    }
    const member = `serviceAccount:${email}`;
    const grants = await Promise.all([
      identityProblem(ask, project, account, policy),
      ...account.secrets.map((secret) => grantProblem(ask, project, secret, member)),
    ]);
    // Without the permission to read the policy, roles are not checked; a function without one reports it in
    // its log.
    if (policy === undefined || policy === 'missing') return grants.flat();
    const lacking = roles
      .filter((role) => !isGranted(policy, role, member))
      .map(
        (role) => `The service account ${account.name} lacks ${role}: ${roleCommand(email, role, project)}`,
      );
    return [...lacking, ...grants.flat()];
  });
  return (await Promise.all(found)).flat();
}

/** Reports that an account that enqueues tasks cannot give them its identity: each enqueue would fail. */
async function identityProblem(
  ask: AskGoogle,
  project: string,
  account: AccountNeeds,
  projectPolicy: Policy | 'missing' | undefined,
): Promise<string[]> {
  const command = identityCommand(account, project);
  if (command === undefined) return [];
  const member = `serviceAccount:${account.email}`;
  // A role in the project holds for every account in it.
  if (typeof projectPolicy === 'object' && isGranted(projectPolicy, USE_IDENTITY, member)) return [];
  const path = `/v1/projects/${project}/serviceAccounts/${account.email}:getIamPolicy`;
  const policy = await answer(ask('iamOrigin', path, { method: 'POST', body: {} }), policySchema);
  if (policy === 'missing' || policy === undefined || isGranted(policy, USE_IDENTITY, member)) return [];
  return [`The service account ${account.name} lacks ${USE_IDENTITY} on itself: ${command}`];
}

function isGranted({ bindings }: Policy, role: string, member: string): boolean {
  return bindings.some((one) => one.role === role && one.members.includes(member));
}

/**
 * Reports that an account lacks access to a secret. Without the grant firebase-tools would set it during the
 * deployment, for which it needs a permission (setIamPolicy) that the deploying account does not have.
 */
async function grantProblem(
  ask: AskGoogle,
  project: string,
  secret: string,
  member: string,
): Promise<string[]> {
  const path = `/v1/projects/${project}/secrets/${secret}:getIamPolicy`;
  const policy = await answer(ask('secretManagerOrigin', path), policySchema);
  // A missing one is reported already.
  if (policy === 'missing' || policy === undefined) return [];
  return isGranted(policy, ACCESSOR, member)
    ? []
    : [
        `${member.replace('serviceAccount:', '')} may not read the secret ${secret}: gcloud secrets add-iam-policy-binding ${secret} --member=${member} --role=${ACCESSOR} --project ${project}`,
      ];
}

/** Returns the answer; 'missing' for 404; undefined where it is unknown. */
async function answer<Schema extends z.ZodType>(
  requested: Promise<unknown>,
  schema: Schema,
): Promise<z.output<Schema> | 'missing' | undefined> {
  try {
    return schema.parse(await requested);
  } catch (error) {
    return statusOf(error) === 404 || isSwitchedOff(error) ? 'missing' : undefined;
  }
}

/** An API that was never switched on has nothing in it yet. */
function isSwitchedOff(error: unknown): boolean {
  return (
    statusOf(error) === 403 && /SERVICE_DISABLED|has not been used in project|is disabled/.test(String(error))
  );
}

function statusOf(error: unknown): number | undefined {
  const { status } = error as { status?: unknown };
  // firebase-tools gives 500 to whatever had no answer at all.
  const original = (error as { original?: unknown }).original;
  return typeof status === 'number' && !(original instanceof Error) ? status : undefined;
}
