import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Returns true in the build and in the drawing that takes over a prerendered page, which must equal it; false from then on. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}
