import { useEffect } from 'react';
import { attention } from './attention.ts';

/** Marks coins as awaited while it is mounted: they may arrive at any moment. */
export function useExpectingCoins(): void {
  useEffect(() => attention.expect(), []);
}
