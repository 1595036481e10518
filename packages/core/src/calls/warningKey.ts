import type { CallWarning } from './CallWarning.ts';

/** The same text for the same warning, and another one for any other. */
export function warningKey(warning: CallWarning): string {
  return Object.values(warning).join(' ');
}
