import { z } from 'zod';
import { LocalError } from '../LocalError.ts';
import { applyAlertPolicies } from './applyAlertPolicies.ts';
import { applyLogMetrics } from './applyLogMetrics.ts';
import type { AskGoogle } from './firebaseTools.ts';
import { leftoverFunctions } from './leftoverFunctions.ts';
import type { AlertPolicy } from './readAlertPolicies.ts';
import type { LogMetric } from './readLogMetrics.ts';
import { waitForIndexes } from './waitForIndexes.ts';

/** Days for which images of earlier deployments are stored; rollbacks do not use them. */
const IMAGE_DAYS = '7';

/** Operations of a deployment. */
export interface Sender {
  readonly project: string;
  /** Region of the functions. */
  readonly region: string;
  /** The names of the functions that are sent. */
  readonly functions: readonly string[];
  /** Runs `firebase` with these arguments, and returns true on success. */
  readonly firebase: (...args: string[]) => Promise<boolean>;
  readonly ask: AskGoogle;
  readonly metrics: ReadonlyMap<string, LogMetric>;
  readonly policies: ReadonlyMap<string, AlertPolicy>;
  readonly log: (line: string) => void;
}

const repositorySchema = z.object({
  cleanupPolicies: z.record(z.string(), z.unknown()).default({}),
  labels: z.record(z.string(), z.string()).default({}),
});
/**
 * Deploys rules, indexes, log-based metrics, functions, pages and alert policies, each after its prerequisites.
 *
 * Every step can be repeated, and changes nothing that is current, so an interrupted deployment is simply
 * started again.
 *
 * @throws {LocalError} At the first step that fails; earlier steps remain, and work with the current pages.
 */
export async function sendDeployment(sender: Sender): Promise<void> {
  const { project, region, functions, firebase, ask, metrics, policies, log } = sender;
  const deploy = (what: string, only: string) => {
    log(`\n${what} …`);
    return firebase('deploy', '--only', only);
  };

  if (!(await deploy('1. Rules', 'firestore:rules'))) throw failed('rules');
  if (!(await deploy('2. Indexes', 'firestore:indexes'))) throw failed('indexes');
  await waitForIndexes(ask, project, log);

  log('\n3. Log-based metrics …');
  // Policies are refused for some minutes after their metric is created, so metrics come before the functions. A missing role must not
  // stop the functions.
  const metricsProblem = await problemOf(applyLogMetrics(ask, project, metrics, log));

  const removed = (await leftoverFunctions(ask, project, functions)).map(({ name }) => name);
  // Without a terminal firebase-tools refuses to send functions while others are there that are not among them.
  const only = removed.length === 0 ? 'functions' : functions.map((name) => `functions:${name}`).join();
  const setPolicy = () =>
    firebase('functions:artifacts:setpolicy', '--location', region, '--days', IMAGE_DAYS, '--force');
  // It also ends a deployment as failed for want of a clean-up policy, which can only be set once images are there.
  if ((await imagesOf(ask, project, region)) === 'without a policy') await setPolicy();
  if (!(await deploy('4. Functions', only))) {
    const isFirst = (await imagesOf(ask, project, region)) === 'without a policy';
    const isSent =
      isFirst && (await setPolicy()) && (await deploy('4. Functions, with a clean-up policy', only));
    if (!isSent) throw failed('functions');
  }

  if (!(await deploy('5. Hosting', 'hosting'))) throw failed('pages');
  log('\n6. Alert policies …');
  const policiesProblem = await problemOf(applyAlertPolicies(ask, project, policies, log));
  // A policy whose metric is missing is refused as if it were too early.
  const problem = metricsProblem ?? policiesProblem;
  if (problem) throw problem;
  if (removed.length > 0) {
    log(
      `\nStill there for the pages of before, and no longer part of this: ${removed.join(', ')}. Once those pages are gone: npx firebase functions:delete ${removed.join(' ')} --region ${region} --project ${project}`,
    );
  }
}

/** Returns the error of a step that others do not wait for; undefined on success. */
async function problemOf(step: Promise<void>): Promise<LocalError | undefined> {
  return step.then(
    () => undefined,
    (error: unknown) => error as LocalError,
  );
}

function failed(what: string): LocalError {
  return new LocalError(
    `Sending the ${what} failed; the messages above say why. Deploy again: what was sent before stays, and is not sent twice.`,
  );
}

/** Determines if images of functions are stored, and if a policy limits how long. */
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

/** Returns the answer; undefined where it is missing or forbidden. */
async function answerOf(requested: Promise<unknown>): Promise<unknown> {
  return requested.catch(() => undefined);
}
