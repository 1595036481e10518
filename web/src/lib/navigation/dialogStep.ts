/** What a step in the history carries that a dialog has added. */
export const dialogStep = { isOfDialog: true } as const;

/** Whether a place in the history is one that a dialog has added. */
export function isDialogStep(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOfDialog' in state && state.isOfDialog === true;
}
