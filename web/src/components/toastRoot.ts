/**
 * Makes the element that toasts are drawn in.
 *
 * An open dialog hides everything beside it from screen readers by aria-hidden. What goes wrong in the dialog is told
 * by a toast, which must be heard all the same.
 */
function createToastRoot(): HTMLElement {
  const root = document.createElement('div');
  document.body.append(root);
  const uncover = () => root.removeAttribute('aria-hidden');
  new MutationObserver(uncover).observe(root, { attributes: true, attributeFilter: ['aria-hidden'] });
  return root;
}

/** Where toasts are drawn: beside the application, so that no dialog silences them; nowhere while a page is written. */
export const toastRoot = typeof document === 'undefined' ? undefined : createToastRoot();
