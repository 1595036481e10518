import type { Call } from '@everything-wallet/core/calls/Call';
import type { CallEffects } from '@everything-wallet/core/calls/CallEffects';
import { useEffect, useState } from 'react';
import type { CallPreview } from './CallPreview.ts';
import { isCovered } from './isCovered.ts';

/** Pause of signatures after a preview became worse, in ms: a finger in motion must not sign it. */
const REST_MS = 2_000;

/** Returns true while the preview has just become worse, from its first render on. */
export function useIsWorse(
  preview: CallPreview | undefined,
  about: { readonly call: Call; readonly effects: CallEffects },
): boolean {
  const [seen, setSeen] = useState(preview);
  const [worse, setWorse] = useState<CallPreview>();
  if (preview && preview !== seen) {
    setSeen(preview);
    if (seen && !isCovered(seen.answer, preview.answer, about)) setWorse(preview);
  }
  useEffect(() => {
    if (!worse) return undefined;
    const timer = setTimeout(() => setWorse(undefined), REST_MS);
    return () => clearTimeout(timer);
  }, [worse]);
  return worse !== undefined;
}
