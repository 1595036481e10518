import { useState } from 'react';

/** Holds which keys are revealed: they are masked until the user reveals them (specification §4). */
export function useRevealedKeys() {
  const [revealedIds, setRevealedIds] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) =>
    setRevealedIds((ids) => {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  return { revealedIds, toggle };
}
