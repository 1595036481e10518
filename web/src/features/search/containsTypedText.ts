/** Fields for text, but for those behind a choice that a component offers. */
const FIELDS =
  'input:not([type="checkbox"], [type="radio"], [type="hidden"], [aria-hidden="true"]), textarea:not([aria-hidden="true"])';

/** Whether a field of the page holds a text, which leaving the page would lose. */
export function containsTypedText(page: ParentNode): boolean {
  const fields = page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS);
  return [...fields].some(({ value, readOnly }) => value !== '' && !readOnly);
}
