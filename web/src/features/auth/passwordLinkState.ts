interface PasswordLinkState {
  readonly passwordLinkTo: string;
}

/** What leads to the page that sends a link for a new password gives the router: the address that is filled in there. */
export function passwordLinkState(email: string): PasswordLinkState {
  return { passwordLinkTo: email };
}

/** Reads the address back; empty where none was given. Anything may stand in a page's state. */
export function readPasswordLinkState(state: unknown): string {
  const email =
    typeof state === 'object' && state !== null && 'passwordLinkTo' in state ? state.passwordLinkTo : '';
  return typeof email === 'string' ? email : '';
}
