/** Gives jsdom's dialogs the method that they lack. */
export function stubDialog(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
}
