import { useEffect, useState } from 'react';

/** Pause of signatures after a preview became worse, in ms: a finger in motion must not sign it. */
const REST_MS = 2_000;

/**
 * Returns true while the preview has just become worse, from its first render on.
 *
 * @param covers returns true if accepting one preview covers a newer one
 */
export function useIsWorse<Preview extends object>(
  preview: Preview | undefined,
  covers: (seen: Preview, now: Preview) => boolean,
): boolean {
  const [seen, setSeen] = useState(preview);
  const [worse, setWorse] = useState<Preview>();
  if (preview && preview !== seen) {
    setSeen(preview);
    if (seen && !covers(seen, preview)) setWorse(preview);
  }
  useEffect(() => {
    if (!worse) return undefined;
    const timer = setTimeout(() => setWorse(undefined), REST_MS);
    return () => clearTimeout(timer);
  }, [worse]);
  return worse !== undefined;
}
