/** State of a history entry that a dialog has added. */
export const dialogStep = { isOfDialog: true } as const;

/** Returns true if a dialog has added a history entry. */
export function isDialogStep(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOfDialog' in state && state.isOfDialog === true;
}
