import type { PoolPreviewAnswer } from '@everything-wallet/core/schemas/poolsAnswer';
import type { PoolJudgement } from '@everything-wallet/core/pools/judgePoolStep';
import type { Erc4626Step } from '@everything-wallet/core/pools/Erc4626Step';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { askPoolStep } from '../sequence/askPoolStep.ts';
import type { Pool } from '../Pool.ts';

/** Time without a change of the amount before the pool is queried, in ms. */
const SETTLE_MS = 500;

/** Age up to which a preview is current, in ms; a step is previewed again before a signature. */
const FRESH_MS = 30_000;

/** Preview of a step that the user has typed. */
export interface PoolPreview {
  readonly isAsking: boolean;
  readonly isFailed: boolean;
  readonly preview: PoolPreviewAnswer | undefined;
  /** Undefined until it is known. */
  readonly judgement: PoolJudgement | undefined;
}

/** Requests the preview of a step once the input stops changing; undefined requests nothing. */
export function usePoolPreview(
  { network, vault }: Pick<Pool, 'network' | 'vault'>,
  account: string | undefined,
  step: Erc4626Step | undefined,
): PoolPreview {
  const typed = step && account !== undefined ? `${account} ${step.action} ${step.amount}` : undefined;
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const isSettled = typed !== undefined && settled === typed;
  const { data, isError, isFetching } = useQuery({
    queryKey: ['poolPreview', network.rpcName, vault.address, typed],
    queryFn: async () => {
      if (!step || account === undefined) throw new TypeError('Nothing is requested');
      return askPoolStep(network, { ...step, vault: vault.address, account });
    },
    enabled: isSettled,
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
    retry: false,
  });
  return {
    isAsking: typed !== undefined && (!isSettled || (isFetching && data === undefined)),
    isFailed: isSettled && isError,
    preview: isSettled && !isError ? data?.preview : undefined,
    judgement: isSettled && !isError ? data?.judgement : undefined,
  };
}
