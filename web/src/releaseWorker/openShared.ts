import { readSharedPayment } from '../lib/links/readSharedPayment.ts';

/** Target of the browser's share menu (public/manifest.webmanifest). */
export const SHARE_PATH = '/share';

/** Opens the scanner, which says that it found no payment. */
const NOTHING_USABLE = '-';

/**
 * Answers what another application shared with the scanner, filled in with the payment link or address that it has. Nothing else is passed on: a
 * recovery phrase that is shared by mistake ends here, and reaches neither an address nor the server.
 */
export async function openShared(request: Pick<Request, 'formData' | 'url'>): Promise<Response> {
  const form = await request.formData();
  const shared = ['text', 'url', 'title'].flatMap((name) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : [];
  });
  const scanner = new URL('/qr-scanner', request.url);
  const payment = readSharedPayment(new URLSearchParams({ link: shared.join(' ') }).toString());
  // An empty parameter would open the scanner without a notice.
  if (payment !== undefined) scanner.searchParams.set('link', payment === '' ? NOTHING_USABLE : payment);
  // 303: the browser follows it with GET.
  return Response.redirect(scanner.href, 303);
}
