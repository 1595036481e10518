import type { StoppedScanner } from './StoppedScanner.ts';

/** Checks what happened while a scanner was stopped, and after it was started again; returns the figure, and the result of each check. */
export function checkStoppedScanner({
  blocks,
  payments,
  delayShown,
  rows,
  caughtUpSeconds,
  delivered,
  paid,
  isDelayGone,
}: StoppedScanner): { readonly figure: string; readonly checks: ReadonlyMap<string, boolean> } {
  const caughtUp = caughtUpSeconds === null ? 'never' : `${caughtUpSeconds.toFixed(1)} s after its start`;
  return {
    figure: `scanner stopped for ${blocks} blocks: ${rows} of ${payments} rows meanwhile; ${delivered.length} webhooks, the last ${caughtUp}`,
    checks: new Map([
      ['the history names the delay', delayShown.includes('up to block')],
      ['the open wallet reads the blocks itself', rows === payments],
      ['the scanner catches up in time', caughtUpSeconds !== null],
      ['the webhook receives each payment once, in order', delivered.join() === paid.join()],
      ['the history names no delay afterwards', isDelayGone],
    ]),
  };
}
