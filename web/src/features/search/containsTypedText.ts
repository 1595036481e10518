/** Text fields, except the hidden inputs of selects. */
const FIELDS =
  'input:not([type="checkbox"], [type="radio"], [type="hidden"], [aria-hidden="true"]), textarea:not([aria-hidden="true"])';

/** Returns true if a field on the page holds text that leaving the page would lose. */
export function containsTypedText(page: ParentNode): boolean {
  const fields = page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS);
  return [...fields].some(({ value, readOnly }) => value !== '' && !readOnly);
}
