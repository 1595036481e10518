/** Nobody has tried to read what a stranger wrote: that says nothing of it. */
export class NotReadError extends Error {
  override readonly name = 'NotReadError';
}
