import { z } from 'zod';

/** What can be switched off by itself; 'send' is everything that is given to a network, whatever it was made in. */
export const pausableFeatures = ['send', 'swap', 'earn', 'nfts', 'chat', 'api'] as const;

/** See `pausableFeatures`. */
export type PausableFeature = (typeof pausableFeatures)[number];

/** The only document of the collection `maintenance`. */
export const MAINTENANCE_ID = 'current';

/**
 * maintenance/current: what is switched off for everybody, without a deployment; where it is missing, nothing is.
 * A field that is malformed, and a feature that this build does not know, count as not set.
 */
export const maintenanceSchema = z.object({
  read_only: z.boolean().catch(false),
  paused: z
    .array(z.unknown())
    .catch([])
    .transform((names) => pausableFeatures.filter((feature) => names.includes(feature))),
  /** A sentence of the operators, for people. */
  message: z.string().max(300).catch(''),
});

/** See `maintenanceSchema`. */
export type Maintenance = z.output<typeof maintenanceSchema>;

/** Nothing is switched off. */
export const noMaintenance: Maintenance = { read_only: false, paused: [], message: '' };

/** Whether a feature is switched off; while nothing may be changed, nothing may be sent either. */
export function isPaused({ read_only: isReadOnly, paused }: Maintenance, feature: PausableFeature): boolean {
  return paused.includes(feature) || (isReadOnly && feature === 'send');
}
