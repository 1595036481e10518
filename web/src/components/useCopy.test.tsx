import { act, renderHook, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { AppShell } from '../testing/AppShell.tsx';
import { rest } from '../testing/rest.ts';
import { setUpComponentTests } from '../testing/setUpComponentTests.ts';
import { useCopy } from './useCopy.ts';

setUpComponentTests();

const writeText = vi.fn<(text: string) => Promise<void>>();
beforeEach(() => {
  vi.useFakeTimers();
  writeText.mockReset().mockResolvedValue(undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
});

function renderCopy() {
  const { result } = renderHook(() => useCopy(), { wrapper: AppShell });
  return {
    isCopied: () => result.current.isCopied,
    copy: (text: string) => act(() => result.current.copy(text)),
  };
}

test('confirms a copy for 2 seconds', async () => {
  const { isCopied, copy } = renderCopy();
  expect(isCopied()).toBe(false);
  await expect(copy('0xabc')).resolves.toBe(true);
  expect(writeText).toHaveBeenCalledExactlyOnceWith('0xabc');
  expect(isCopied()).toBe(true);
  await rest(1999);
  expect(isCopied()).toBe(true);
  await rest(1);
  expect(isCopied()).toBe(false);
});

test('copying again restarts the 2 seconds', async () => {
  const { isCopied, copy } = renderCopy();
  await copy('0xabc');
  await rest(1500);
  await copy('0xabc');
  await rest(1999);
  expect(isCopied()).toBe(true);
  await rest(1);
  expect(isCopied()).toBe(false);
});

test('reports a refusal by the browser, without a confirmation', async () => {
  writeText.mockRejectedValue(new DOMException('Write permission denied.', 'NotAllowedError'));
  const { isCopied, copy } = renderCopy();
  await expect(copy('0xabc')).resolves.toBe(false);
  expect(isCopied()).toBe(false);
  expect(screen.getByText(/^The browser did not allow copying/)).toBeTruthy();
});

test('a browser without a clipboard counts as a refusal', async () => {
  vi.stubGlobal('navigator', {});
  const { copy } = renderCopy();
  await expect(copy('0xabc')).resolves.toBe(false);
  expect(screen.getByText(/^The browser did not allow copying/)).toBeTruthy();
});
