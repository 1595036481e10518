import { serviceAccounts, type ServiceAccount } from '../../functions/src/configuration/serviceAccounts.ts';
import type { FunctionsManifest } from './discoverFunctions.ts';

const { pictures, reader, wallet, sender, phrases, accounts, schedule, api, chat, webhooks } =
  serviceAccounts;

const READ_DOCUMENTS = 'roles/datastore.viewer';
const DOCUMENTS = 'roles/datastore.user';
const READ_LOGINS = 'roles/firebaseauth.viewer';
const LOGINS = 'roles/firebaseauth.admin';
const ENQUEUE_TASKS = 'roles/cloudtasks.enqueuer';

/** Roles in the project, by service account of the functions. */
const roles: Readonly<Record<ServiceAccount, readonly string[]>> = {
  [pictures]: [READ_DOCUMENTS],
  [reader]: [DOCUMENTS],
  [chat]: [DOCUMENTS],
  [wallet]: [DOCUMENTS, ENQUEUE_TASKS],
  [sender]: [DOCUMENTS, READ_LOGINS],
  [phrases]: [DOCUMENTS, READ_LOGINS],
  [api]: [DOCUMENTS, READ_LOGINS, ENQUEUE_TASKS],
  [accounts]: [DOCUMENTS, LOGINS],
  [schedule]: [DOCUMENTS, LOGINS, ENQUEUE_TASKS],
  [webhooks]: [DOCUMENTS, READ_LOGINS, ENQUEUE_TASKS],
};

/** The role with which an account gives its own identity to tasks. */
export const USE_IDENTITY = 'roles/iam.serviceAccountUser';

/** Permissions that a service account of the functions needs. */
export interface AccountNeeds {
  /** Such as ew-reader. */
  readonly name: string;
  readonly email: string;
  /** In the project. */
  readonly roles: readonly string[];
  /** Names of the secrets that its functions read. */
  readonly secrets: readonly string[];
}

/** Returns the needs of each service account of a deployment's functions. */
export function accountNeeds(manifest: FunctionsManifest, project: string): AccountNeeds[] {
  return Object.entries(roles).map(([account, own]) => {
    const endpoints = Object.values(manifest.endpoints).filter(
      ({ serviceAccountEmail }) => serviceAccountEmail === account,
    );
    const secrets = endpoints.flatMap(({ secretEnvironmentVariables }) =>
      secretEnvironmentVariables.map(({ key }) => key),
    );
    return {
      name: account.slice(0, -1),
      email: `${account}${project}.iam.gserviceaccount.com`,
      roles: own,
      secrets: [...new Set(secrets)].toSorted(),
    };
  });
}

/** Returns the commands that create a service account with its permissions. */
export function accountCommands(
  { name, email, roles: own, secrets }: AccountNeeds,
  project: string,
): string[] {
  const identity = identityCommand({ email, roles: own }, project);
  const member = `--member=serviceAccount:${email}`;
  return [
    `gcloud iam service-accounts create ${name} --project ${project}`,
    ...own.map((role) => roleCommand(email, role, project)),
    ...(identity === undefined ? [] : [identity]),
    ...secrets.map(
      (secret) =>
        `gcloud secrets add-iam-policy-binding ${secret} ${member} --role=roles/secretmanager.secretAccessor --project ${project}`,
    ),
  ];
}

/** The command that gives a service account a role in the project. */
export function roleCommand(email: string, role: string, project: string): string {
  return `gcloud projects add-iam-policy-binding ${project} --member=serviceAccount:${email} --role=${role} --condition=None`;
}

/**
 * Returns the command that lets an account give its own identity to tasks: Cloud Tasks calls a function with a token of the account that
 * enqueued the task. Undefined for an account that enqueues none.
 */
export function identityCommand(
  { email, roles: own }: Pick<AccountNeeds, 'email' | 'roles'>,
  project: string,
): string | undefined {
  if (!own.includes(ENQUEUE_TASKS)) return undefined;
  return `gcloud iam service-accounts add-iam-policy-binding ${email} --member=serviceAccount:${email} --role=${USE_IDENTITY} --project ${project}`;
}
