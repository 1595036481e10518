import { useCallback, useRef } from 'react';
import { generateApiKey } from '../api/generateApiKey.ts';
import { apiKeyId } from '../apiKeyId.ts';

/** A key that was issued, and the id of the row that it is to have. */
interface IssuedKey {
  readonly id: string;
  readonly key: string;
}

/**
 * Keeps the key that was issued to a dialog until its row is written, so that trying again after a lost answer makes
 * no second key. What the rules refused is not kept: a key that is too old is never accepted.
 *
 * @returns a function that has a key issued, writes it with `write`, and returns it
 */
export function useIssuedKey() {
  const issued = useRef<IssuedKey & { testnetsOnly: boolean }>(undefined);
  return useCallback(
    async (testnetsOnly: boolean, write: (issued: IssuedKey) => Promise<void>): Promise<string> => {
      if (issued.current?.testnetsOnly !== testnetsOnly) {
        const key = await generateApiKey({ testnetsOnly });
        issued.current = { key, id: await apiKeyId(key), testnetsOnly };
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
