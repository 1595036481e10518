import type { Quota } from './quotaOf.ts';

/** vCPU that our own functions leave free, so that a release which adds a function, or drops one, fits beside the one before. */
const ROOM_CPU = 1;

/** A function of an earlier release that is still deployed. */
export interface LeftoverFunction {
  readonly name: string;
  readonly region: string;
  /** vCPU of all instances that it may have. */
  readonly cpu: number;
}

/**
 * Reports functions that exceed the project's quota.
 *
 * @param leftovers deployed functions that are no longer part of the product: they count until they are
 *   deleted
 * @param quotaCpu vCPU quota of the project in a region
 */
export function quotaProblems(
  { cpu, memoryGiB, limits }: Quota,
  leftovers: readonly LeftoverFunction[],
  quotaCpu: number,
  project: string,
): string[] {
  const left = leftovers.reduce((sum, one) => sum + one.cpu, 0);
  const raise =
    'lower MAX_INSTANCES, or ask for more in the console (IAM and admin, Quotas: Cloud Run, total CPU allocation) and say so with --cpu-quota.';
  return [
    ...(cpu + ROOM_CPU > quotaCpu
      ? [
          `The functions may take ${cpu} vCPU, which leaves no room for a release in the quota of ${quotaCpu}: ${raise}`,
        ]
      : cpu + left > quotaCpu
        ? [
            `The functions may take ${cpu} vCPU and those of earlier releases ${left}, of a quota of ${quotaCpu}: npx firebase functions:delete ${leftovers.map(({ name }) => name).join(' ')} --project ${project}, or ${raise}`,
          ]
        : []),
    ...(memoryGiB > limits.memoryGiB
      ? [`The functions may take ${memoryGiB} GiB of ${limits.memoryGiB}: lower MAX_INSTANCES.`]
      : []),
  ];
}
