import type { FirebaseApp } from 'firebase/app';
import {
  CustomProvider,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
  ReCaptchaV3Provider,
} from 'firebase/app-check';
import type { Environment } from '../../config/environment.ts';
import { logProblem } from '../log/logProblem.ts';
import { loadScript } from './loadScript.ts';

/**
 * URLs of the reCAPTCHA scripts; the SDK uses the one that is loaded, and would wait forever for a missing
 * one.
 */
const SCRIPTS = {
  recaptchaEnterprise: 'https://www.google.com/recaptcha/enterprise.js?render=explicit',
  recaptchaV3: 'https://www.google.com/recaptcha/api.js',
} as const;

/** Longest time to load the script, in ms: every request waits for it. */
const TIMEOUT_MS = 5_000;

const HOUR_MS = 60 * 60 * 1_000;

/**
 * Returns the token that proves that a request comes from this application; undefined if none.
 */
export type AppCheckToken = () => Promise<string | undefined>;

/**
 * Starts App Check: from now on the Firebase SDKs send its token with every request. Where reCAPTCHA is
 * blocked they send none, and the server decides.
 */
export async function startAppCheck(
  app: FirebaseApp,
  config: NonNullable<Environment['appCheck']>,
): Promise<AppCheckToken> {
  const none = () => Promise.resolve(undefined);
  if (config.provider !== 'debug') {
    try {
      await loadScript(SCRIPTS[config.provider], TIMEOUT_MS);
    } catch {
      logProblem('App Check could not be started: reCAPTCHA is not to be had');
      return none;
    }
  }
  const appCheck = initializeAppCheck(app, {
    provider: providerOf(config),
    isTokenAutoRefreshEnabled: true,
  });
  return async () => {
    try {
      return (await getToken(appCheck)).token;
    } catch {
      logProblem('App Check gave no token');
      return undefined;
    }
  };
}

function providerOf(config: NonNullable<Environment['appCheck']>) {
  switch (config.provider) {
    case 'recaptchaEnterprise':
      return new ReCaptchaEnterpriseProvider(config.siteKey);
    case 'recaptchaV3':
      return new ReCaptchaV3Provider(config.siteKey);
    case 'debug':
      return new CustomProvider({
        getToken: () => Promise.resolve({ token: config.token, expireTimeMillis: Date.now() + HOUR_MS }),
      });
  }
}
