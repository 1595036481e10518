import { z } from 'zod';
import { browserStore } from '../storage/browserStore.ts';
import { PUSH_KEY } from './pushKey.ts';

const markSchema = z.object({
  userId: z.string(),
  endpoint: z.string(),
  /** Checksum addresses; null for all accounts. */
  accounts: z.array(z.string()).nullable(),
  /** Networks with pushes, by rpcName. */
  networks: z.array(z.string()),
  /** Time at which the server last got it, in ms since 1970. */
  sentAt: z.number(),
  /** Language of the texts that the service worker has. */
  language: z.string(),
});

/** Pushes of this browser, as they were turned on. */
export type PushMark = z.output<typeof markSchema>;

/** Note in this browser that pushes are on, and for which user. */
export const pushMark = {
  read: (): PushMark | undefined => {
    try {
      return markSchema.safeParse(JSON.parse(browserStore.read(PUSH_KEY) ?? 'null')).data;
    } catch {
      return undefined;
    }
  },
  write: (mark: PushMark): void => browserStore.write(PUSH_KEY, JSON.stringify(mark)),
  remove: (): void => browserStore.remove(PUSH_KEY),
};
