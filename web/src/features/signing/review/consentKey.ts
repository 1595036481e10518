/** Key under which the user consents to a call that the wallet would refuse. */
export const CONSENT_KEY = 'consent';
