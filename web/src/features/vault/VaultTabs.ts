import { z } from 'zod';

const NAME = 'everything-wallet-vault';

/** Locked by hand or sign-out, idle, somebody is there, or what is kept has changed. */
const newsSchema = z.strictObject({
  kind: z.enum(['lock', 'idle', 'active', 'changed']),
  user: z.string(),
});

type VaultNews = z.infer<typeof newsSchema>['kind'];

/** What tabs of one user tell each other about the vault; no secret is among it. */
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

  /** Tells the others, unless this tab's user has left. */
  tell(kind: VaultNews): void {
    if (this.#isClosed) return;
    this.#channel.postMessage({ kind, user: this.#userId });
  }

  close(): void {
    this.#isClosed = true;
    this.#channel.close();
  }
}
