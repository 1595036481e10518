import { startFakeServer } from './startFakeServer.ts';

/** An address on this machine where nothing listens. */
export async function unreachableUrl(): Promise<string> {
  await using server = await startFakeServer(() => undefined);
  return server.url;
}
