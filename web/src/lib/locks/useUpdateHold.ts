import { useEffect } from 'react';
import { updateHold } from './updateHold.ts';

/** Postpones an update of the wallet, in all tabs, while a component is on the screen. */
export function useUpdateHold(): void {
  useEffect(() => updateHold.hold(), []);
}
