import { z } from 'zod';
import { LocalError } from '../LocalError.ts';
import { applyAlertPolicies } from './applyAlertPolicies.ts';
import type { AskGoogle } from './firebaseTools.ts';
import { leftoverFunctions } from './leftoverFunctions.ts';
import type { AlertPolicy } from './readAlertPolicies.ts';
import { waitForIndexes } from './waitForIndexes.ts';

/** Days that images of earlier deployments are kept; nothing of ours goes back to one. */
const IMAGE_DAYS = '7';

/** What sends a deployment. */
export interface Sender {
  readonly project: string;
  /** Where the functions run. */
  readonly region: string;
  /** The names of the functions that are sent. */
  readonly functions: readonly string[];
  /** Runs `firebase` with these arguments, and says whether it succeeded. */
  readonly firebase: (...args: string[]) => Promise<boolean>;
  readonly ask: AskGoogle;
  readonly policies: ReadonlyMap<string, AlertPolicy>;
  readonly log: (line: string) => void;
}

const repositorySchema = z.object({
  cleanupPolicies: z.record(z.string(), z.unknown()).default({}),
  labels: z.record(z.string(), z.string()).default({}),
});
/**
 * Sends a deployment: rules, indexes, functions, pages, alert policies, each after what it needs is there.
 *
 * Every step may be done again: what is there already is left as it is, so a deployment that was broken off is begun anew.
 *
 * @throws {LocalError} At the first step that fails; what was sent before it stays, and works with the pages that are there.
 */
export async function sendDeployment(sender: Sender): Promise<void> {
  const { project, region, functions, firebase, ask, policies, log } = sender;
  const deploy = (what: string, only: string) => {
    log(`\n${what} …`);
    return firebase('deploy', '--only', only);
  };

  if (!(await deploy('1. Rules', 'firestore:rules'))) throw failed('rules');
  if (!(await deploy('2. Indexes', 'firestore:indexes'))) throw failed('indexes');
  await waitForIndexes(ask, project, log);

  const removed = (await leftoverFunctions(ask, project, functions)).map(({ name }) => name);
  // Without a terminal firebase-tools refuses to send functions while others are there that are not among them.
  const only = removed.length === 0 ? 'functions' : functions.map((name) => `functions:${name}`).join();
  const setPolicy = () =>
    firebase('functions:artifacts:setpolicy', '--location', region, '--days', IMAGE_DAYS, '--force');
  // It also ends a deployment as failed for want of a clean-up policy, which can only be set once images are there.
  if ((await imagesOf(ask, project, region)) === 'without a policy') await setPolicy();
  if (!(await deploy('3. Functions', only))) {
    const isFirst = (await imagesOf(ask, project, region)) === 'without a policy';
    const isSent =
      isFirst && (await setPolicy()) && (await deploy('3. Functions, with a clean-up policy', only));
    if (!isSent) throw failed('functions');
  }

  if (!(await deploy('4. Hosting', 'hosting'))) throw failed('pages');
  log('\n5. Alert policies …');
  await applyAlertPolicies(ask, project, policies, log);
  if (removed.length > 0) {
    log(
      `\nStill there for the pages of before, and no longer part of this: ${removed.join(', ')}. Once those pages are gone: npx firebase functions:delete ${removed.join(' ')} --region ${region} --project ${project}`,
    );
  }
}

function failed(what: string): LocalError {
  return new LocalError(
    `Sending the ${what} failed; the messages above say why. Deploy again: what was sent before stays, and is not sent twice.`,
  );
}

/** Whether images of functions are kept, and something says how long. */
async function imagesOf(
  ask: AskGoogle,
  project: string,
  region: string,
): Promise<'none' | 'without a policy' | 'with a policy'> {
  const path = `/v1/projects/${project}/locations/${region}/repositories/gcf-artifacts`;
  const found = await answerOf(ask('artifactRegistryDomain', path));
  if (found === undefined) return 'none';
  const { cleanupPolicies, labels } = repositorySchema.parse(found);
  const isOptedOut = labels['firebase-functions-cleanup-opted-out'] === 'true';
  return isOptedOut || Object.keys(cleanupPolicies).length > 0 ? 'with a policy' : 'without a policy';
}

/** What was answered; undefined where it is not there, or may not be asked. */
async function answerOf(asked: Promise<unknown>): Promise<unknown> {
  return asked.catch(() => undefined);
}
