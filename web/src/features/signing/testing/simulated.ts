import type { SimulationAnswer, SimulationOutcome } from '@everything-wallet/core/schemas/simulationAnswer';
import { simulatedDigest } from '@everything-wallet/core/simulation/simulatedDigest';
import type { TransferFees } from '@everything-wallet/core/transactions/transferFees';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import { simulatedCallOf } from '../review/simulatedCallOf.ts';
import { SPENDER } from './callRequest.ts';

/** Outcome of a call that succeeds, and changes nothing. */
const quietOutcome: SimulationOutcome = {
  succeeds: true,
  reason: null,
  gasUsed: '50000',
  coin: { units: '0', word: 'verified' },
  movements: [],
  approvals: [],
  receipts: [],
  isWhole: true,
};

/** Simulation on which two nodes agree, for a call with these fees. */
export function simulated(
  request: CallRequest,
  fees: TransferFees | undefined,
  outcome: Partial<SimulationOutcome> = {},
  fields: Partial<SimulationAnswer> = {},
): SimulationAnswer {
  return {
    digest: simulatedDigest(simulatedCallOf(request, fees)),
    block: { number: 1, time: 0 },
    nodes: { configured: 2, answered: 2, needed: 2, agreeing: 2 },
    agreement: 'agreed',
    outcome: { ...quietOutcome, ...outcome },
    tokens: [],
    parties: [{ address: SPENDER, hasCode: true, isYoung: false }],
    ...fields,
  };
}
