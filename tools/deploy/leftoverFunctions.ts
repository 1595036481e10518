import { z } from 'zod';
import type { AskGoogle } from './firebaseTools.ts';
import type { LeftoverFunction } from './quotaProblems.ts';

const functionsSchema = z.object({
  functions: z
    .array(
      z.object({
        /** projects/{project}/locations/{region}/functions/{name} */
        name: z.string(),
        labels: z.record(z.string(), z.string()).default({}),
        serviceConfig: z
          .object({
            maxInstanceCount: z.number().default(100),
            availableCpu: z.coerce.number().default(1),
          })
          .default({ maxInstanceCount: 100, availableCpu: 1 }),
      }),
    )
    .default([]),
});

/**
 * Returns the names of deployed functions of this codebase that the deployment no longer contains.
 *
 * @param wanted names of the deployment's functions
 * @returns none without the permission to list them
 */
export async function leftoverFunctions(
  ask: AskGoogle,
  project: string,
  wanted: readonly string[],
): Promise<LeftoverFunction[]> {
  const path = `/v2/projects/${project}/locations/-/functions?pageSize=1000`;
  const found = await ask('functionsV2Origin', path).catch(() => undefined);
  return functionsSchema
    .parse(found ?? {})
    .functions.filter(({ labels }) => (labels['firebase-functions-codebase'] ?? 'default') === 'default')
    .filter(({ labels }) => labels['deployment-tool']?.startsWith('cli-firebase'))
    .map(({ name, serviceConfig }) => ({
      name: name.split('/').at(-1) ?? '',
      region: name.split('/').at(3) ?? '',
      cpu: serviceConfig.maxInstanceCount * serviceConfig.availableCpu,
    }))
    .filter(({ name }) => !wanted.includes(name))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
