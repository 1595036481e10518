import { isUnlimited } from '@everything-wallet/core/calls/isUnlimited';
import type { SimulationOutcome } from '@everything-wallet/core/schemas/simulationAnswer';
import type { Takeable } from './Takeable.ts';

/** Returns what the approvals after a simulated call let spenders take; one NFT is no question. */
export function simulatedTakeables({ approvals }: SimulationOutcome, owner: string): readonly Takeable[] {
  return approvals.flatMap(({ kind, contract, spender, units: text }): Takeable[] => {
    const units = BigInt(text);
    if (spender === null || units === 0n || kind === 'tokenApproval') return [];
    const fields = { owner, spender, contract, isByPermit2: kind === 'permit2' };
    if (kind === 'operator') return [{ ...fields, kind: 'collection', amount: 'all' }];
    return [{ ...fields, kind: 'token', amount: isUnlimited(units) ? 'all' : units }];
  });
}
