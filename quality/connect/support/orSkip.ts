import { test } from '@playwright/test';
import { MissingToolError } from '../../../tools/clients/MissingToolError.ts';

/** A slow line, and packages of 160 MB. */
const TIMEOUT_MS = 600_000;

/**
 * Waits for a requirement of tests, which may take as long as an installation; skips them, with the reason, where this
 * machine lacks it.
 *
 * @param requirement rejects with MissingToolError for what is lacking
 */
export async function orSkip<Result>(requirement: Promise<Result>): Promise<Result> {
  test.setTimeout(TIMEOUT_MS);
  try {
    return await requirement;
  } catch (error) {
    if (error instanceof MissingToolError) test.skip(true, error.message);
    throw error;
  }
}
