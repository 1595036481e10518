import { z } from 'zod';

const NAME = 'everything-wallet-vault';

/** Locked by hand or sign-out, idle, active, or the stored vault has changed. */
const newsSchema = z.strictObject({
  kind: z.enum(['lock', 'idle', 'active', 'changed']),
  user: z.string(),
});

type VaultNews = z.infer<typeof newsSchema>['kind'];

/** Messages about the vault between tabs of one user; none is secret. */
export class VaultTabs {
  readonly #userId: string;
  readonly #channel: BroadcastChannel;
  #isClosed = false;

  constructor(userId: string, onNews: (news: VaultNews) => void) {
    this.#userId = userId;
    this.#channel = new BroadcastChannel(NAME);
    this.#channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const news = newsSchema.safeParse(data).data;
      if (news?.user === userId) onNews(news.kind);
    });
  }

  /** Notifies the other tabs, unless this tab's user has signed out. */
  notify(kind: VaultNews): void {
    if (this.#isClosed) return;
    this.#channel.postMessage({ kind, user: this.#userId });
  }

  close(): void {
    this.#isClosed = true;
    this.#channel.close();
  }
}
