import { useEffect } from 'react';
import { announceQuestions } from './batchQuery.ts';

/** Announces requests whose input is not known yet, while it is true: others wait a moment for them. */
export function useAnnouncedQuestions(areAnnounced: boolean): void {
  useEffect(() => (areAnnounced ? announceQuestions() : undefined), [areAnnounced]);
}
