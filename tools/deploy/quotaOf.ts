import type { FunctionsManifest } from './discoverFunctions.ts';
import { optionValue } from './optionValue.ts';

/**
 * Cloud Run quota of a new project in a region: `CpuAllocPerProjectRegion` 20,000 mCPU and
 * `MemAllocPerProjectRegion` 42,949,672,960 bytes; a deployment above it is refused.
 */
const NEW_PROJECT = { cpu: 20, memoryGiB: 40 } as const;

/** Defaults of the platform. */
const BY_ITSELF = { cpu: 1, memoryMiB: 256, instances: 100 } as const;

/** Resources of the functions at their maximum number of instances. */
export interface Quota {
  readonly instances: number;
  /** vCPU. */
  readonly cpu: number;
  readonly memoryGiB: number;
  readonly limits: typeof NEW_PROJECT;
  /** True if it is within the quota of a new project. */
  readonly isWithin: boolean;
}

/** Adds up the highest resource use of all functions; all are in one region. */
export function quotaOf(manifest: FunctionsManifest, params: Readonly<Record<string, string>>): Quota {
  const sum = { instances: 0, cpu: 0, memoryGiB: 0 };
  for (const endpoint of Object.values(manifest.endpoints)) {
    const instances = optionValue(endpoint.maxInstances, params, BY_ITSELF.instances);
    sum.instances += instances;
    sum.cpu += instances * optionValue(endpoint.cpu, params, BY_ITSELF.cpu);
    sum.memoryGiB +=
      (instances * optionValue(endpoint.availableMemoryMb, params, BY_ITSELF.memoryMiB)) / 1_024;
  }
  const isWithin = sum.cpu <= NEW_PROJECT.cpu && sum.memoryGiB <= NEW_PROJECT.memoryGiB;
  return { ...sum, limits: NEW_PROJECT, isWithin };
}
