import { vi } from 'vitest';

/** Makes this browser refuse all storage of the site, like one that blocks all cookies. */
export function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    vi.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
  }
}
