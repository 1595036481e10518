import { sha256Hex } from '@everything-wallet/core/digests/sha256Hex';
import { useCallback, useRef } from 'react';
import { generateApiKey } from '../api/generateApiKey.ts';
import type { ApiKeyChoice } from '../apiKeyFields.ts';

/** An issued key, and the id of its future row. */
interface IssuedKey {
  readonly id: string;
  readonly key: string;
}

/** The user's choices for a key. */
interface WantedKey extends ApiKeyChoice {
  readonly testnetsOnly: boolean;
}

/**
 * Holds the key issued to a dialog until its row is written, so that a retry after a lost response creates no second key.
 *
 * Discards a key that the rules refused, since a key that is too old is never accepted, and one issued for another choice, since
 * its row may exist already with more rights than wanted now.
 *
 * @returns a function that requests a key, writes it with `write`, and returns it
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
