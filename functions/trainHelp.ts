import { trainedHelpJudge } from './src/services/chat/learned/trainedHelpJudge.ts';

/** Vitest's global setup of the unit tests: learns from the questions of docs/help once, and keeps it for all of them. */
export function setup(): void {
  trainedHelpJudge();
}
