import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Lets time pass under vitest's fake timers, and what was promised meanwhile arrive. */
export async function rest(ms = 0): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
}
