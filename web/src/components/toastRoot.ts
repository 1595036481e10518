/**
 * Creates the element that contains toasts.
 *
 * An open dialog hides everything beside it from screen readers with aria-hidden. A failure in the dialog is
 * reported by a toast, which must still be announced.
 */
function createToastRoot(): HTMLElement {
  const root = document.createElement('div');
  document.body.append(root);
  const uncover = () => root.removeAttribute('aria-hidden');
  new MutationObserver(uncover).observe(root, { attributes: true, attributeFilter: ['aria-hidden'] });
  return root;
}

/**
 * Container of toasts: outside the application, so that no dialog hides them; undefined while a page is
 * prerendered.
 */
export const toastRoot = typeof document === 'undefined' ? undefined : createToastRoot();
