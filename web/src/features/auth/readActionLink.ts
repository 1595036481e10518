import { readWantedPath, wantedPathState } from '../../lib/session/wantedPath.ts';

/** What a link in an e-mail of Firebase can be for, as its `mode` calls it. */
const actionModes = ['verifyEmail', 'resetPassword', 'recoverEmail', 'verifyAndChangeEmail'] as const;

export type ActionMode = (typeof actionModes)[number];

/** A link in an e-mail, as far as it is believed. */
export interface ActionLink {
  readonly mode: ActionMode;
  /** What proves that the e-mail was received. A secret: never logged, stored or sent to anybody but Firebase. */
  readonly code: string;
  /** Where to go on afterwards: a path of this site, never an address elsewhere. */
  readonly continuePath: string | undefined;
}

/** Firebase's codes are of this alphabet; a longer text is none. */
const CODE = /^[\w-]{1,1024}$/;

/**
 * Reads the query of a link of Firebase's e-mails: `mode`, `oobCode`, `continueUrl`.
 *
 * `apiKey` and `lang` are ignored: the project is the one that serves this page, whatever a link says, and the wallet has
 * one language.
 *
 * @returns 'unsupported' for what this wallet never sends, such as links that sign somebody in
 */
export function readActionLink(query: string): ActionLink | 'malformed' | 'unsupported' {
  const params = new URLSearchParams(query);
  const [mode, code] = [params.get('mode'), params.get('oobCode')];
  if (mode === 'signIn' || mode === 'revertSecondFactorAddition') return 'unsupported';
  const known = actionModes.find((one) => one === mode);
  if (!known || code === null || !CODE.test(code)) return 'malformed';
  return { mode: known, code, continuePath: continuePathOf(params.get('continueUrl')) };
}

/** An address of this site as a path; undefined for any other, since whoever writes a link could lead people anywhere. */
function continuePathOf(address: string | null): string | undefined {
  if (address === null || !URL.canParse(address)) return undefined;
  const { origin, pathname, search, hash } = new URL(address);
  if (origin !== window.location.origin) return undefined;
  return readWantedPath(wantedPathState(`${pathname}${search}${hash}`));
}
