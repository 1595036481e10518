import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { writeTypedAmount } from '@everything-wallet/core/amounts/readTypedAmount';
import type { Network } from '@everything-wallet/core/networks/networks';
import { swapSchema } from '@everything-wallet/core/swaps/swapSchema';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch, type Control, type UseFormHandleSubmit } from 'react-hook-form';
import { useNumberStyle } from '../../../lib/language/useNumberStyle.ts';
import { isWrap } from '../isWrap.ts';
import type { SwapPair } from '../SwapPair.ts';
import { tokenKey, type SwapToken } from '../SwapToken.ts';

/** Fields of the swap form. */
export interface SwapFields {
  readonly control: Control<{ amount: string }, unknown, { amount: bigint }>;
  readonly handleSubmit: UseFormHandleSubmit<{ amount: string }, { amount: bigint }>;
  /** Undefined where the token is unknown: another one in its place would be swapped by the amount that was typed for it. */
  readonly from: SwapToken | undefined;
  readonly to: SwapToken | undefined;
  /** Amount to sell, in the smallest unit; undefined while it cannot be read. */
  readonly amount: bigint | undefined;
  /** True where coin is wrapped or unwrapped, one to one. */
  readonly isWrapping: boolean;
  /** Puts an amount into its field. */
  readonly typeAmount: (amount: bigint) => void;
}

/** Holds the amount that is typed for a pair of tokens. */
export function useSwapFields({
  network,
  tokens,
  pair,
}: {
  readonly network: Network;
  readonly tokens: readonly SwapToken[];
  readonly pair: SwapPair;
}): SwapFields {
  const style = useNumberStyle();
  const from = tokens.find((token) => tokenKey(token) === pair.from);
  const to = tokens.find((token) => tokenKey(token) === pair.to);
  const schema = swapSchema(style, from?.decimals);
  const { control, handleSubmit, setValue } = useForm({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: { amount: '' },
  });
  const amountText = useWatch({ control, name: 'amount' });
  return {
    control,
    handleSubmit,
    from,
    to,
    amount: schema.safeParse({ amount: amountText }).data?.amount,
    isWrapping: from && to ? isWrap(network.wrappedCoin, from.contract, to.contract) : false,
    typeAmount: (amount) =>
      setValue('amount', writeTypedAmount(formatAmount(amount, from?.decimals), style), {
        shouldValidate: true,
      }),
  };
}
