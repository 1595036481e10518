/** Returns true if a past block's value is still valid now, judged by current nodes' latest blocks. */
export type IsStillValid<Answer> = (past: Answer, latest: readonly Answer[]) => boolean;
