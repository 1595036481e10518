import type { JudgedListing } from './JudgedListing.ts';

/** Listings of a page. */
const PAGE = 24;

/** Cuts a page. A cursor has the last listing returned and their number, which counts if that listing no longer exists. */
export function pageOfListings(
  listings: readonly JudgedListing[],
  cursor: string | undefined,
): { readonly page: readonly JudgedListing[]; readonly next: string | null } {
  const [, count = '0', last] = /^(\d{1,4})_(0x[0-9a-f]{64})$/.exec(cursor ?? '') ?? [];
  const place = listings.findIndex(({ orderHash }) => orderHash === last);
  const from = place === -1 ? Number(count) : place + 1;
  const page = listings.slice(from, from + PAGE);
  const until = from + page.length;
  const end = page.at(-1);
  return { page, next: end && until < listings.length ? `${until}_${end.orderHash}` : null };
}
