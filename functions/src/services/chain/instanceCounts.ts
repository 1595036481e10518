import { NodeCounts } from './NodeCounts.ts';

/** The counts of this instance: every exchange with a node is counted here. */
export const instanceCounts = new NodeCounts();
