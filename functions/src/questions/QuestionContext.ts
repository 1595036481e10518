import type { ReportedCoins } from './ReportedCoins.ts';

/** State that the parts of one call share. */
export interface QuestionContext {
  readonly userId: string;
  readonly coins: ReportedCoins;
  /** False once the call has been answered without the parts that are late. */
  readonly isAwaited: () => boolean;
}
