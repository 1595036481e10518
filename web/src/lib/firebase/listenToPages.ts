import {
  limit,
  onSnapshot,
  query,
  queryEqual,
  startAfter,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from 'firebase/firestore';
import { PAGE_SIZE } from './pageSize.ts';

interface Page {
  readonly query: Query;
  snapshot?: QuerySnapshot;
  stop: () => void;
}

/**
 * Subscribes to all results of a query, with a listener for each page: the rules refuse a query without a
 * limit. When the end of a page changes, those after it start again from there, so that no document is lost
 * between two.
 *
 * @param whole without a limit
 * @param onPages called with all pages, once each has loaded, and whenever one changes
 * @returns unsubscribes
 */
export function listenToPages(
  whole: Query,
  onPages: (pages: readonly QuerySnapshot[]) => void,
  onError: (error: Error) => void,
): () => void {
  const pages: Page[] = [];

  function close(first: number): void {
    for (const { stop } of pages.splice(first)) stop();
  }

  function open(place: number, after?: QueryDocumentSnapshot): void {
    const page: Page = {
      query: query(whole, ...(after ? [startAfter(after)] : []), limit(PAGE_SIZE)),
      stop: () => undefined,
    };
    const former = pages[place];
    if (former && queryEqual(former.query, page.query)) return;
    close(place);
    pages.push(page);
    page.stop = onSnapshot(
      page.query,
      // Only the metadata change shows that the server has confirmed an empty result from the cache.
      { includeMetadataChanges: true },
      (snapshot) => {
        page.snapshot = snapshot;
        const end = snapshot.docs.length === PAGE_SIZE ? snapshot.docs.at(-1) : undefined;
        if (end) open(place + 1, end);
        else close(place + 1);
        const received = pages.flatMap(({ snapshot: one }) => one ?? []);
        if (received.length === pages.length) onPages(received);
      },
      onError,
    );
  }

  open(0);
  return () => close(0);
}
