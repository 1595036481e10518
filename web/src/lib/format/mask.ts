/** What a hidden amount looks like, whatever it is. */
export const MASK = '••••••';
