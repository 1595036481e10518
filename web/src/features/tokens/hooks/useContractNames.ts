import type { TokenDetails } from '@everything-wallet/core/callables/getTokenDetails';
import type { AddTokenForm } from '@everything-wallet/core/tokens/addTokenSchema';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';

/**
 * Fills in name and symbol from the contract, only where the field is empty or was filled in from an earlier contract. Values of one
 * contract are removed with it.
 *
 * @param details undefined while unknown
 */
export function useContractNames<Checked>(
  { getValues, setValue }: Pick<UseFormReturn<AddTokenForm, unknown, Checked>, 'getValues' | 'setValue'>,
  details: TokenDetails | undefined,
): void {
  const filled = useRef({ name: '', symbol: '' });
  useEffect(() => {
    for (const field of ['name', 'symbol'] as const) {
      const typed = getValues(field).trim();
      const isFree = typed === '' || typed === filled.current[field];
      const value = details?.[field] ?? '';
      // Values of another contract do not apply to this one.
      if (!isFree || typed === value) continue;
      filled.current[field] = value;
      setValue(field, value, { shouldValidate: value !== '', shouldDirty: true });
    }
  }, [details, getValues, setValue]);
}
