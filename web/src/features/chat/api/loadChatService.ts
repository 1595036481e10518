import { region } from '@everything-wallet/core/hosts/region';
import { z } from 'zod';
import { loadEnvironment } from '../../../config/environment.ts';

const projectSchema = z.object({ projectId: z.string().min(1), apiKey: z.string().min(1) });

/** URL of the support chat, and its public credential. */
export interface ChatService {
  readonly url: string;
  readonly credential: string;
}

async function load(): Promise<ChatService> {
  const [{ emulators }, { projectId, apiKey }] = await Promise.all([
    loadEnvironment(),
    // The configuration of the Firebase SDK, which a visitor's browser does not load.
    fetch('/__/firebase/init.json').then(async (response) => projectSchema.parse(await response.json())),
  ]);
  // The function's own URL: Hosting would buffer a streamed answer until it is complete.
  const url = emulators
    ? `http://${emulators.functions.host}:${emulators.functions.port}/${projectId}/${region}/supportChat`
    : `https://${region}-${projectId}.cloudfunctions.net/supportChat`;
  return { url, credential: apiKey };
}

let pending: Promise<ChatService> | undefined;

/**
 * Finds the support chat's function, once.
 *
 * @throws Error if the configuration cannot be read; the next call tries again
 */
export function loadChatService(): Promise<ChatService> {
  pending ??= load().catch((error: unknown) => {
    pending = undefined;
    throw new Error('The support chat could not be found', { cause: error });
  });
  return pending;
}
