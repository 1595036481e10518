import { z } from 'zod';
import { browserStore } from '../storage/browserStore.ts';

/** Key in localStorage. */
const KEY = 'push';

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
      return markSchema.safeParse(JSON.parse(browserStore.read(KEY) ?? 'null')).data;
    } catch {
      return undefined;
    }
  },
  write: (mark: PushMark): void => browserStore.write(KEY, JSON.stringify(mark)),
  remove: (): void => browserStore.remove(KEY),
};
