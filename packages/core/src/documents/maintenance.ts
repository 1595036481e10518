import { z } from 'zod';

/** Features that can be switched off; 'send' covers all broadcasts, from every feature. */
export const pausableFeatures = ['send', 'swap', 'earn', 'nfts', 'chat', 'api'] as const;

/** See `pausableFeatures`. */
export type PausableFeature = (typeof pausableFeatures)[number];

/** The only document of the collection `maintenance`. */
export const MAINTENANCE_ID = 'current';

/**
 * maintenance/current: features that are switched off without a deployment; a missing document switches
 * nothing off. A malformed field, and a feature that this build does not know, count as not set.
 */
export const maintenanceSchema = z.object({
  read_only: z.boolean().catch(false),
  paused: z
    .array(z.unknown())
    .catch([])
    .transform((names) => pausableFeatures.filter((feature) => names.includes(feature))),
  /** A sentence from the operators, for people. */
  message: z.string().max(300).catch(''),
});

/** See `maintenanceSchema`. */
export type Maintenance = z.output<typeof maintenanceSchema>;

/** Nothing is switched off. */
export const noMaintenance: Maintenance = { read_only: false, paused: [], message: '' };

/** True if a feature is switched off; read-only also stops sending. */
export function isPaused({ read_only: isReadOnly, paused }: Maintenance, feature: PausableFeature): boolean {
  return paused.includes(feature) || (isReadOnly && feature === 'send');
}
