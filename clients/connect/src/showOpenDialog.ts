/**
 * Shows a dialog whose button opens the wallet's window, for a browser that blocked it. It has no inline style or
 * markup, which a content security policy would refuse.
 *
 * @returns A function that removes the dialog.
 */
export function showOpenDialog(onOpen: () => void, onCancel: () => void): () => void {
  const dialog = document.createElement('dialog');
  const text = document.createElement('p');
  text.textContent = 'Your browser blocked the wallet’s window.';
  const hide = () => dialog.remove();
  const addButton = (label: string, onClick: () => void) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = label;
    Object.assign(button.style, { font: 'inherit', padding: '8px 16px', marginRight: '8px' });
    button.onclick = () => {
      hide();
      onClick();
    };
    dialog.append(button);
  };
  dialog.ariaLabel = 'Everything Wallet';
  Object.assign(dialog.style, { font: '16px system-ui, sans-serif', padding: '24px', borderRadius: '12px' });
  dialog.append(text);
  addButton('Open Everything Wallet', onOpen);
  addButton('Cancel', onCancel);
  dialog.oncancel = () => {
    hide();
    onCancel();
  };
  document.body.append(dialog);
  dialog.showModal();
  return hide;
}
