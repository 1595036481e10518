import { useEffect } from 'react';
import type { AddressNames } from '../../lib/names/AddressNames.ts';
import { useAddressNames } from '../wallet/useAddressNames.ts';

interface HomeNamesProps {
  userId: string;
  onNames: (names: AddressNames) => void;
}

/** Reports the user's names of addresses, for the transactions of the home. */
export function HomeNames({ userId, onNames }: HomeNamesProps) {
  const names = useAddressNames(userId);
  useEffect(() => onNames(names), [names, onNames]);
  return null;
}
