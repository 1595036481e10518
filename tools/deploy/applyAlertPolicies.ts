import { z } from 'zod';
import { LocalError } from '../LocalError.ts';
import type { AskGoogle } from './firebaseTools.ts';
import { POLICY_LABEL, type AlertPolicy } from './readAlertPolicies.ts';

const channelsSchema = z.object({
  notificationChannels: z
    .array(z.object({ name: z.string(), enabled: z.boolean().default(true) }))
    .default([]),
});
const policiesSchema = z.object({
  alertPolicies: z
    .array(z.object({ name: z.string(), userLabels: z.record(z.string(), z.string()).default({}) }))
    .default([]),
});

/**
 * Synchronizes the project's alert policies with those of the repository: adds new ones, replaces known ones,
 * and deletes those whose file was removed. Policies without the repository's label are unchanged. They
 * notify every enabled channel of the project.
 *
 * @throws {LocalError} When Cloud Monitoring refuses one, or does not know its metric yet.
 */
export async function applyAlertPolicies(
  ask: AskGoogle,
  project: string,
  policies: ReadonlyMap<string, AlertPolicy>,
  log: (line: string) => void,
): Promise<void> {
  const parent = `/v3/projects/${project}`;
  try {
    const { notificationChannels } = channelsSchema.parse(
      await ask('cloudMonitoringOrigin', `${parent}/notificationChannels?pageSize=1000`),
    );
    const channels = notificationChannels.filter(({ enabled }) => enabled).map(({ name }) => name);
    const found = policiesSchema.parse(
      await ask('cloudMonitoringOrigin', `${parent}/alertPolicies?pageSize=1000`),
    );
    const ours = found.alertPolicies.filter(({ userLabels }) => userLabels[POLICY_LABEL] !== undefined);
    const tooEarly: Error[] = [];
    for (const [name, policy] of policies) {
      const body = { ...policy, notificationChannels: channels };
      const [known, ...twice] = ours.filter(({ userLabels }) => userLabels[POLICY_LABEL] === name);
      const change = known
        ? ask('cloudMonitoringOrigin', `/v3/${known.name}`, { method: 'PATCH', body })
        : ask('cloudMonitoringOrigin', `${parent}/alertPolicies`, { method: 'POST', body });
      await change.catch((error: unknown) => {
        if (!isNotFound(error)) throw error;
        // The other policies do not wait for it.
        tooEarly.push(error);
      });
      for (const { name: place } of twice)
        await ask('cloudMonitoringOrigin', `/v3/${place}`, { method: 'DELETE' });
    }
    const removed = ours.filter(({ userLabels }) => !policies.has(userLabels[POLICY_LABEL] ?? ''));
    for (const { name } of removed) await ask('cloudMonitoringOrigin', `/v3/${name}`, { method: 'DELETE' });
    log(
      `   ${policies.size} alert policies, ${removed.length} removed, ${channels.length} channels notified`,
    );
    if (tooEarly[0]) throw tooEarly[0];
    if (channels.length === 0) {
      log(
        `   No one is notified: add a channel, for example gcloud beta monitoring channels create --type=email --display-name=On-call --channel-labels=email_address=<address> --project ${project}, and deploy again.`,
      );
    }
  } catch (error) {
    if (isNotFound(error)) {
      throw new LocalError(
        'Cloud Monitoring does not know a metric of an alert policy yet, which takes up to ten minutes. Everything else is deployed; deploy again then.',
        { cause: error },
      );
    }
    throw new LocalError(
      'Cloud Monitoring refused the alert policies: the account needs the role Monitoring Editor, and the project the Cloud Monitoring API. Everything else is deployed; deploy again.',
      { cause: error },
    );
  }
}

function isNotFound(error: unknown): error is Error {
  return error instanceof Error && 'status' in error && error.status === 404;
}
