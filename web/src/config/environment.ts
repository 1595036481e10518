import { z } from 'zod';
import { projectFile } from './projectFile.ts';

const environmentSchema = z.object({
  /** Hosts and ports of the local emulators; null in production. */
  emulators: z
    .object({
      auth: z.url(),
      firestore: z.object({ host: z.string(), port: z.number() }),
      functions: z.object({ host: z.string(), port: z.number() }),
    })
    .nullable(),
  /** The local stack's faucet; null in production. */
  faucetUrl: z.url().nullable(),
  /**
   * App Check configuration, which proves that a request comes from this application; null where it is off.
   */
  appCheck: z
    .discriminatedUnion('provider', [
      z.object({ provider: z.enum(['recaptchaEnterprise', 'recaptchaV3']), siteKey: z.string().min(1) }),
      // For the emulators, which read a token but verify none.
      z.object({ provider: z.literal('debug'), token: z.string().min(1) }),
    ])
    .nullish()
    .transform((appCheck) => appCheck ?? null),
});

/** Settings that differ between the environments one build is served from. */
export type Environment = z.infer<typeof environmentSchema>;

let pending: Promise<Environment> | undefined;

/**
 * Reads /environment.json, once.
 *
 * @throws Error when it cannot be read; the next call tries again
 */
export function loadEnvironment(): Promise<Environment> {
  pending ??= projectFile('/environment.json')
    .then((answer) => environmentSchema.parse(answer))
    .catch((error: unknown) => {
      pending = undefined;
      throw new Error('The environment could not be read', { cause: error });
    });
  return pending;
}
