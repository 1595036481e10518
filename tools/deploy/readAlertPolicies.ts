import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { repositoryRoot } from '../repositoryRoot.ts';

/** The label by which policies of this repository are found again; its value is the file's name. */
export const POLICY_LABEL = 'everything-wallet';

const policySchema = z.looseObject({
  displayName: z.string(),
  userLabels: z.object({ [POLICY_LABEL]: z.string() }),
  conditions: z.array(z.looseObject({ displayName: z.string() })).min(1),
  documentation: z.object({ mimeType: z.literal('text/markdown'), content: z.string().min(1) }),
});

/** An alert policy, as Cloud Monitoring takes it (v3, AlertPolicy). */
export type AlertPolicy = z.output<typeof policySchema>;

/** Reads the alert policies of the repository, by the names of their files. */
export function readAlertPolicies(folder = join(repositoryRoot, 'alerts')): ReadonlyMap<string, AlertPolicy> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return new Map(
    files.toSorted().map((file) => {
      const policy = policySchema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
      const name = file.replace(/\.json$/, '');
      if (policy.userLabels[POLICY_LABEL] !== name) throw new Error(`${file} has another file's label`);
      return [name, policy];
    }),
  );
}
