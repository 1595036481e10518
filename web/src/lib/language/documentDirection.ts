/** Returns the direction of the document, which is chosen with its language; left to right outside of a document. */
export function documentDirection(): 'ltr' | 'rtl' {
  if (typeof document === 'undefined') return 'ltr';
  return document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
}
