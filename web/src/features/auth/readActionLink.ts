import { readWantedPath, wantedPathState } from '../../lib/session/wantedPath.ts';

/** Purposes of a link in an e-mail of Firebase, by its `mode`. */
const actionModes = ['verifyEmail', 'resetPassword', 'recoverEmail', 'verifyAndChangeEmail'] as const;

export type ActionMode = (typeof actionModes)[number];

/** The trusted parts of a link in an e-mail. */
export interface ActionLink {
  readonly mode: ActionMode;
  /** Code that proves receipt of the e-mail. A secret: never logged, stored or sent to anyone but Firebase. */
  readonly code: string;
  /** Path of this site to continue at, never an external URL. */
  readonly continuePath: string | undefined;
}

/** Alphabet and length of Firebase's codes. */
const CODE = /^[\w-]{1,1024}$/;

/**
 * Reads the query of a link of Firebase's e-mails: `mode`, `oobCode`, `continueUrl`.
 *
 * Ignores `apiKey` and `lang`: the project is the one that serves this page, whatever a link contains, and the wallet has one
 * language.
 *
 * @returns 'unsupported' for links that this wallet never sends, such as sign-in links
 */
export function readActionLink(query: string): ActionLink | 'malformed' | 'unsupported' {
  const params = new URLSearchParams(query);
  const [mode, code] = [params.get('mode'), params.get('oobCode')];
  if (mode === 'signIn' || mode === 'revertSecondFactorAddition') return 'unsupported';
  const known = actionModes.find((one) => one === mode);
  if (!known || code === null || !CODE.test(code)) return 'malformed';
  return { mode: known, code, continuePath: continuePathOf(params.get('continueUrl')) };
}

/** Returns a URL of this site as a path; undefined for any other, since the author of a link could lead users anywhere. */
function continuePathOf(address: string | null): string | undefined {
  if (address === null || !URL.canParse(address)) return undefined;
  const { origin, pathname, search, hash } = new URL(address);
  if (origin !== window.location.origin) return undefined;
  return readWantedPath(wantedPathState(`${pathname}${search}${hash}`));
}
