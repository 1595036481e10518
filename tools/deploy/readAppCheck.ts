import { LocalError } from '../LocalError.ts';

/** The attestation of a deployment's pages, as published in /environment.json. */
export interface AppCheck {
  readonly provider: 'recaptchaEnterprise' | 'recaptchaV3';
  readonly siteKey: string;
}

/**
 * Reads APP_CHECK_PROVIDER and APP_CHECK_SITE_KEY; null where neither is set.
 * @throws {LocalError} When one is missing or not known.
 */
export function readAppCheck(environment: NodeJS.ProcessEnv): AppCheck | null {
  const { APP_CHECK_PROVIDER: provider = '', APP_CHECK_SITE_KEY: siteKey = '' } = environment;
  if (provider === '' && siteKey === '') return null;
  if (provider !== 'recaptchaEnterprise' && provider !== 'recaptchaV3') {
    throw new LocalError('APP_CHECK_PROVIDER must be recaptchaEnterprise or recaptchaV3.');
  }
  if (!/^[\w-]{20,}$/.test(siteKey)) throw new LocalError('APP_CHECK_SITE_KEY must be the site key.');
  return { provider, siteKey };
}
