import { sha256Hex } from '@everything-wallet/core/digests/sha256Hex';
import { useCallback, useRef } from 'react';
import { generateApiKey } from '../api/generateApiKey.ts';
import type { ApiKeyChoice } from '../apiKeyFields.ts';

/** A key that was issued, and the id of the row that it is to have. */
interface IssuedKey {
  readonly id: string;
  readonly key: string;
}

/** What somebody wants of a key. */
interface WantedKey extends ApiKeyChoice {
  readonly testnetsOnly: boolean;
}

/**
 * Keeps the key that was issued to a dialog until its row is written, so that trying again after a lost answer makes
 * no second key. What the rules refused is not kept: a key that is too old is never accepted. Nor is what was issued
 * for another choice: its row may be there already, with more than is wanted now.
 *
 * @returns a function that has a key issued, writes it with `write`, and returns it
 */
export function useIssuedKey() {
  const issued = useRef<IssuedKey & { choice: string }>(undefined);
  return useCallback(
    async (wanted: WantedKey, write: (issued: IssuedKey) => Promise<void>): Promise<string> => {
      const { testnetsOnly } = wanted;
      const choice = JSON.stringify(wanted);
      if (issued.current?.choice !== choice) {
        const key = await generateApiKey({ testnetsOnly });
        issued.current = { key, id: await sha256Hex(key), choice };
      }
      const { id, key } = issued.current;
      try {
        await write({ id, key });
      } catch (error) {
        if (isRefusal(error)) issued.current = undefined;
        throw error;
      }
      return key;
    },
    [],
  );
}

function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'permission-denied';
}
