import { DeliveryCounts } from './DeliveryCounts.ts';

/** The counts of this instance: every delivery to a webhook and every push is counted here. */
export const instanceDeliveries = new DeliveryCounts();
