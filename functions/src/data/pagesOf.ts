import type { Query, QueryDocumentSnapshot } from '@google-cloud/firestore';

/** The documents that a query finds, page by page. */
export async function* pagesOf<Document>(
  query: Query<Document>,
  pageSize: number,
): AsyncGenerator<QueryDocumentSnapshot<Document>[]> {
  let page = (await query.limit(pageSize).get()).docs;
  for (let last = page.at(-1); last; last = page.at(-1)) {
    yield page;
    if (page.length < pageSize) return;
    page = (await query.limit(pageSize).startAfter(last).get()).docs;
  }
}
