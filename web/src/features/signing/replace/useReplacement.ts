import { maxFee } from '@everything-wallet/core/transactions/transferFees';
import { useQuery } from '@tanstack/react-query';
import type { Network } from '@everything-wallet/core/networks/networks';
import {
  askReplacement,
  type Replacement,
  type ReplacementKind,
  type WaitingTransfer,
} from './askReplacement.ts';
import type { TextId } from '../../../texts/texts.ts';
import { signingLimits } from '../pipeline/signingLimits.ts';
import { isOver } from './isOver.ts';

interface ReplacementQuestion {
  readonly kind: ReplacementKind;
  readonly network: Network;
  readonly record: WaitingTransfer;
}

/** Replacement that can be signed now. */
interface ReplacementAnswer {
  readonly replacement: Replacement | undefined;
  /** Maximum total in wei; of tokens the fee alone. */
  readonly total: bigint | undefined;
  /** Reasons why it cannot be signed, as texts. */
  readonly problems: readonly TextId[];
  readonly refresh: () => void;
}

/**
 * Keeps the replacement of a pending transfer up to date.
 *
 * @param isPaused true while it is being signed: what is signed must not change under it
 */
export function useReplacement(question: ReplacementQuestion, isPaused: boolean): ReplacementAnswer {
  const { kind, record } = question;
  const { data, isError, refetch } = useQuery({
    queryKey: ['replacement', kind, record.tx_hash],
    queryFn: () => askReplacement(question),
    refetchInterval: isPaused ? false : signingLimits.REPLACEMENT_REFRESH_MS,
    retry: false,
    gcTime: 0,
  });
  // Of coin; tokens are beside it.
  const total = data && maxFee(data.fees) + (data.transfer.token ? 0n : data.transfer.amount);
  return {
    replacement: data,
    total,
    problems: [
      ...(kind === 'speedUp' && data && isOver(data.transfer.call?.deadline, data.answeredAt)
        ? (['send.error.deadlineOver'] as const)
        : []),
      ...(isError ? (['send.error.estimate'] as const) : []),
      ...(isShort(data?.balance, total) ? (['send.error.insufficientFunds'] as const) : []),
    ],
    refresh: () => void refetch(),
  };
}

function isShort(balance: bigint | undefined, total: bigint | undefined): boolean {
  return balance !== undefined && total !== undefined && total > balance;
}
