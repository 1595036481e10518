import { describe, expect, it } from 'vitest';
import { apiErrors } from './apiErrors.ts';

describe('apiErrors', () => {
  it.each(Object.entries(apiErrors))('%s has a meaning and a remedy', (code, error) => {
    expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect(error.status).toBeGreaterThanOrEqual(400);
    for (const sentence of [error.meaning, error.remedy]) expect(sentence).toMatch(/^[A-Z].*\.$/s);
  });

  it('marks an error as retryable if a later answer may differ, and never if the caller must change the request', () => {
    for (const [code, { status, retryable }] of Object.entries(apiErrors)) {
      // A transaction sent a moment ago may not have reached the queried node.
      const mayAppear = code === 'transaction_not_found';
      expect(retryable, code).toBe(mayAppear || status === 429 || status >= 500);
    }
  });
});
