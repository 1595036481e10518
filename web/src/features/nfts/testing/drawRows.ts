import { vi } from 'vitest';

/** Has rows of a windowed list be drawn where nothing has a size: each is low enough for some to be in sight. */
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
