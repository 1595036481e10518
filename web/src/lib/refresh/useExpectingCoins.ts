import { useEffect } from 'react';
import { attention } from './attention.ts';

/** While it is drawn, coins may arrive at any moment, and somebody waits for them. */
export function useExpectingCoins(): void {
  useEffect(() => attention.expect(), []);
}
