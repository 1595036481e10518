import type { NetworkId } from '@everything-wallet/core/networks/networks';
import { useCallback, useEffect, useState } from 'react';
import type { StepState } from '../../../lib/callSequence/stepState.ts';
import { useStepRecord } from '../../../lib/callSequence/useStepRecord.ts';

/** Outcome of a wait for a call's block. */
export interface Confirmed {
  readonly state: StepState;
  /** Hash of the call, or of the one that replaced it, lower case. */
  readonly txHash: string;
}

interface Waiting {
  /** Lower case. */
  readonly txHash: string;
  readonly resolve: (confirmed: Confirmed) => void;
}

/** Waits for the blocks of calls, one at a time. */
interface Confirmation {
  /** Resolves once the call, or the one that replaces it, is in a block, or that cannot be found out. */
  readonly wait: (txHash: string) => Promise<Confirmed>;
  /** Ends the present wait with 'pending'; undefined where there is none. */
  readonly stop: (() => void) | undefined;
}

/** Follows the record of the call that was signed last until its outcome is known. */
export function useConfirmation(userId: string, network: NetworkId): Confirmation {
  const [waiting, setWaiting] = useState<Waiting>();
  const { state } = useStepRecord({
    userId,
    network,
    txHash: waiting?.txHash,
    onReplaced: (txHash) => setWaiting((before) => before && { ...before, txHash }),
    waitsForRecord: true,
  });

  const isPending = state === 'pending';
  useEffect(() => {
    if (!isPending) waiting?.resolve({ state, txHash: waiting.txHash });
  }, [waiting, isPending, state]);

  const wait = useCallback(
    (txHash: string) =>
      new Promise<Confirmed>((resolve) => setWaiting({ txHash: txHash.toLowerCase(), resolve })),
    [],
  );
  return {
    wait,
    stop:
      waiting && isPending ? () => waiting.resolve({ state: 'pending', txHash: waiting.txHash }) : undefined,
  };
}
