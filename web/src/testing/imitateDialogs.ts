/** Gives jsdom's `<dialog>` elements their behaviour: opening one focuses its field, and closing it restores the focus. */
export function imitateDialogs(): void {
  let before: Element | null = null;
  HTMLDialogElement.prototype.showModal = function () {
    before = document.activeElement;
    this.open = true;
    this.querySelector('input')?.focus();
  };
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return;
    this.open = false;
    if (before instanceof HTMLElement) before.focus();
  };
}
