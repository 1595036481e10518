import { useEffect } from 'react';
import { announceQuestions } from './batchQuery.ts';

/** While it is true, more will be asked as soon as it is known what: what is asked meanwhile waits a moment for it. */
export function useAnnouncedQuestions(areAnnounced: boolean): void {
  useEffect(() => (areAnnounced ? announceQuestions() : undefined), [areAnnounced]);
}
