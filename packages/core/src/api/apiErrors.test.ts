import { describe, expect, it } from 'vitest';
import { apiErrors } from './apiErrors.ts';

describe('apiErrors', () => {
  it.each(Object.entries(apiErrors))('%s says what it is and what to do', (code, error) => {
    expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect(error.status).toBeGreaterThanOrEqual(400);
    for (const sentence of [error.meaning, error.remedy]) expect(sentence).toMatch(/^[A-Z].*\.$/s);
  });

  it('calls retryable what a later answer may change, and nothing that a caller must change', () => {
    for (const [code, { status, retryable }] of Object.entries(apiErrors)) {
      // What was just sent may not have reached the node that is asked.
      const mayAppear = code === 'transaction_not_found';
      expect(retryable, code).toBe(mayAppear || status === 429 || status >= 500);
    }
  });
});
