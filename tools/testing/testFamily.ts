import { onTestFinished } from 'vitest';
import { startProcessFamily, type ProcessFamily } from '../processes/startProcessFamily.mjs';
import { temporaryDirectory } from './temporaryDirectory.ts';

/** A process family that ends with the test. */
export function testFamily(directory = temporaryDirectory()): ProcessFamily {
  const family = startProcessFamily(directory);
  onTestFinished(() => family.end());
  return family;
}
