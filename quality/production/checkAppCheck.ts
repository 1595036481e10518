import { callableInputs } from './callableInputs.ts';
import type { StandIn } from './StandIn.ts';
import { StandInUser } from './StandInUser.ts';
import type { Tally } from './Tally.ts';

const HOUR_S = 3_600;

/**
 * Checks that with ENFORCE_APP_CHECK every callable refuses requests without a valid App Check token, and
 * only those.
 */
export async function checkAppCheck(standIn: StandIn, tally: Tally): Promise<string> {
  await standIn.restart({ environment: { ENFORCE_APP_CHECK: 'true' } });
  const user = StandInUser.signUp(standIn);
  const now = Math.floor(Date.now() / 1_000);
  const { authority } = standIn;
  const bad = {
    none: undefined,
    'an ID token': user.idToken,
    expired: authority.appToken({ exp: now - 60, iat: now - HOUR_S }),
    'of another project': authority.appToken({ aud: ['projects/1', 'projects/another-project'] }),
    'of another issuer': authority.appToken({ iss: 'https://example.com/1234567890' }),
    unsigned: `${authority.unsigned(user.user, {}, { alg: 'none' })}.`,
    forged: authority.forge(user.user, { aud: 'projects/1234567890' }),
  };
  const inputs = callableInputs(`0x${'1'.repeat(40)}`);
  const ask = (name: string, token: string | undefined) =>
    user.ask(name, inputs[name], user.idToken, token === undefined ? {} : { 'x-firebase-appcheck': token });
  for (const name of Object.keys(inputs)) {
    for (const [what, token] of Object.entries(bad)) {
      const { status, error } = await ask(name, token);
      const holds = status === 401 && error?.details?.reason === 'appUnverified';
      tally.expect(holds, `${name}, an App Check token ${what}: ${status} ${error?.message ?? ''}`);
    }
    const { status, error } = await ask(name, authority.appToken());
    tally.expect(
      status !== 401 && status < 500,
      `${name}, a good App Check token: ${status} ${error?.message ?? ''}`,
    );
  }
  await standIn.restart();
  return `${Object.keys(bad).length} tokens`;
}
