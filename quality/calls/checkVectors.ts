import { DescriptorReader } from '@everything-wallet/core/calls/clearSigning/DescriptorReader';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Tally } from '../production/Tally.ts';
import { checkClearSigning } from './checkClearSigning.ts';
import { checkTrezor } from './checkTrezor.ts';

/** Paths of the vectors in a folder with clones of the two repositories that publish them. */
const PLACES = {
  registry: 'clear-signing-erc7730-registry',
  trezor: join('trezor-firmware', 'common', 'tests', 'fixtures', 'ethereum'),
} as const;

/**
 * Runs vectors that others publish and that are no part of this repository, from the folder that CALL_VECTORS names.
 *
 * @returns how many kinds of them are not at hand, and which
 */
export async function checkVectors(
  tally: Tally,
  folder = process.env['CALL_VECTORS'] ?? '',
): Promise<{ readonly skipped: number; readonly lacking: readonly string[] }> {
  const at = (place: string) => join(folder, place);
  const lacking = Object.values(PLACES)
    .filter((place) => folder === '' || !existsSync(at(place)))
    .map((place) => `CALL_VECTORS names no folder with ${place}`);
  if (folder !== '' && existsSync(at(PLACES.trezor))) {
    await tally.part("Trezor's vectors", () => checkTrezor(tally, at(PLACES.trezor)));
  }
  if (folder !== '' && existsSync(at(PLACES.registry))) {
    await tally.part("the registry's vectors", () =>
      checkClearSigning(tally, new DescriptorReader(), at(PLACES.registry)),
    );
  }
  return { skipped: lacking.length, lacking };
}
