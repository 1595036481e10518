import { useMemo } from 'react';

const NONE: readonly never[] = [];

/** Returns the same list for the same addresses. */
export function useAddresses(addresses: readonly string[] | undefined): readonly string[] {
  const key = addresses?.join() ?? '';
  return useMemo(() => (key === '' ? NONE : key.split(',')), [key]);
}
