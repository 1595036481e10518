import type { TokenDetails } from '@everything-wallet/core/callables/getTokenDetails';
import type { AddTokenForm } from '@everything-wallet/core/tokens/addTokenSchema';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';

/**
 * Fills name and symbol in from the contract: only where nothing is typed, or where an earlier contract filled them in.
 * What a contract filled in goes with it.
 *
 * @param details undefined while nothing is known
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
      const said = details?.[field] ?? '';
      // What another contract filled in says nothing about this one.
      if (!isFree || typed === said) continue;
      filled.current[field] = said;
      setValue(field, said, { shouldValidate: said !== '', shouldDirty: true });
    }
  }, [details, getValues, setValue]);
}
