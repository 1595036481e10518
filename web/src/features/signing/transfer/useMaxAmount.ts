import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import type { NumberStyle } from '@everything-wallet/core/amounts/numberStyle';
import { writeTypedAmount } from '@everything-wallet/core/amounts/readTypedAmount';
import { useEffect } from 'react';

interface MaxAmountOptions {
  readonly isMax: boolean;
  /** Highest amount that can be sent, in the smallest unit. */
  readonly most: bigint | undefined;
  readonly decimals: number | undefined;
  readonly style: NumberStyle;
  /** True while it is sending: nothing changes. */
  readonly isFrozen: boolean;
  /** Puts an amount into its field. */
  readonly setAmount: (text: string) => void;
}

/** Keeps the amount's field at the highest amount while the full balance is sent. */
export function useMaxAmount({ isMax, most, decimals, style, isFrozen, setAmount }: MaxAmountOptions): void {
  const text =
    isMax && most !== undefined && most > 0n
      ? writeTypedAmount(formatAmount(most, decimals), style)
      : undefined;
  useEffect(() => {
    if (text !== undefined && !isFrozen) setAmount(text);
    // oxlint-disable-next-line react/exhaustive-deps -- setAmount is new with every render
  }, [text, isFrozen]);
}
