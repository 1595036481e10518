import { vi } from 'vitest';

/** Makes windowed lists render rows in jsdom, where elements have no size: each row is low enough for some to be visible. */
export function drawRows(): void {
  vi.stubGlobal('scrollTo', vi.fn());
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(126);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      unobserve = vi.fn();
      disconnect = vi.fn();
    },
  );
}
