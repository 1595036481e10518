import { DEFAULT_REGION, region } from '@everything-wallet/core/hosts/region';
import { shownRegion } from './shownRegion.ts';

/** Where the code of a sample is to run. */
interface Places {
  /** The deployment, without a trailing slash. */
  readonly origin: string;
  /** The local stack's own; null in production. */
  readonly emulators?: { readonly authUrl: string; readonly functionsUrl: string } | null;
}

/**
 * A sample as pages show it: what its file shows, with the deployment that it is read on in place of the product's.
 *
 * @throws Error when the file has no marks
 */
export function shownSample(source: string, { origin, emulators }: Places): string {
  const here = shownRegion(source).replaceAll('https://everything-wallet.web.app', origin);
  if (!emulators) return here.replaceAll(DEFAULT_REGION, region);
  return here
    .replaceAll('https://identitytoolkit.googleapis.com/v1', emulators.authUrl)
    .replaceAll('https://us-central1-$PROJECT.cloudfunctions.net', emulators.functionsUrl);
}
