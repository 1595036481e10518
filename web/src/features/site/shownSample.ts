import { DEFAULT_REGION, region } from '@everything-wallet/core/hosts/region';
import { shownRegion } from './shownRegion.ts';

/** URLs the sample runs against. */
interface Places {
  /** Origin of the deployment, without a trailing slash. */
  readonly origin: string;
  /** URLs of the local emulators; null in production. */
  readonly emulators?: { readonly authUrl: string; readonly functionsUrl: string } | null;
}

/**
 * Returns the shown part of a sample, with the current deployment in place of the product's.
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
