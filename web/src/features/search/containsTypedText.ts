/** Dialog of a prerendered page that web/early.js shows. */
const WRITTEN_ANSWER = '[data-written-answer]';

/** Text fields, except the hidden inputs of selects. */
const FIELDS =
  'input:not([type="checkbox"], [type="radio"], [type="hidden"], [aria-hidden="true"]), textarea:not([aria-hidden="true"])';

/** Returns true if a field on the page holds text that leaving the page would lose; the search's own field, as the build has written it, does not count. */
export function containsTypedText(page: ParentNode): boolean {
  const fields = page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS);
  return [...fields].some(
    (field) => field.value !== '' && !field.readOnly && field.closest(WRITTEN_ANSWER) === null,
  );
}
