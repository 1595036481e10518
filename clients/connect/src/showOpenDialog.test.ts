import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { showOpenDialog } from './showOpenDialog.ts';
import { stubDialog } from './testing/stubDialog.ts';

beforeAll(stubDialog);

afterEach(() => document.body.replaceChildren());

test('has no markup or style that a content security policy refuses', () => {
  const setAttribute = vi.spyOn(Element.prototype, 'setAttribute');
  const hide = showOpenDialog(vi.fn(), vi.fn());
  expect(setAttribute).not.toHaveBeenCalledWith('style', expect.anything());
  expect(document.querySelector('style, script, link')).toBeNull();
  expect(document.querySelector('dialog')?.open).toBe(true);
  hide();
  expect(document.querySelector('dialog')).toBeNull();
});

test('is cancelled by Escape', () => {
  const onCancel = vi.fn();
  showOpenDialog(vi.fn(), onCancel);
  document.querySelector('dialog')?.dispatchEvent(new Event('cancel'));
  expect(onCancel).toHaveBeenCalledOnce();
  expect(document.querySelector('dialog')).toBeNull();
});
