import type { TokenDetails } from '@everything-wallet/core/callables/getTokenDetails';
import type { AddTokenForm } from '@everything-wallet/core/tokens/addTokenSchema';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';

/**
 * Fills name and symbol in from the contract: only where nothing is typed, or where an earlier contract filled them in.
 *
 * @param details undefined while nothing is known
 */
export function useContractNames<Checked>(
  { getValues, setValue }: Pick<UseFormReturn<AddTokenForm, unknown, Checked>, 'getValues' | 'setValue'>,
  details: TokenDetails | undefined,
): void {
  const filled = useRef({ name: '', symbol: '' });
  useEffect(() => {
    if (!details) return;
    for (const field of ['name', 'symbol'] as const) {
      const typed = getValues(field).trim();
      const isFree = typed === '' || typed === filled.current[field];
      if (!isFree || details[field] === '') continue;
      filled.current[field] = details[field];
      setValue(field, details[field], { shouldValidate: true, shouldDirty: true });
    }
  }, [details, getValues, setValue]);
}
