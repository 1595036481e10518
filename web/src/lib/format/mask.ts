/** Shown in place of every hidden amount. */
export const MASK = '••••••';
