import type { SimulatedCall } from '@everything-wallet/core/simulation/SimulatedCall';

/** Calls of one sender on one chain and with the same fees, in the order in which they run. */
export type SimulatedSequence = readonly [SimulatedCall, ...SimulatedCall[]];
