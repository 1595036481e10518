import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Advances vitest's fake timers, and settles pending promises. */
export async function rest(ms = 0): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
}
