import { loadEnvironment } from '../../config/environment.ts';

/**
 * Returns the App Check token for a request that does not use the Firebase SDK; undefined where the
 * deployment uses no App Check. Firebase is loaded only where it does.
 *
 * @throws Error when the environment or Firebase cannot be reached
 */
export async function appCheckToken(): Promise<string | undefined> {
  const { appCheck } = await loadEnvironment();
  if (!appCheck) return undefined;
  const { firebaseServices } = await import('./firebaseServices.ts');
  return (await firebaseServices()).appCheckToken();
}
