import type { StandIn } from './StandIn.ts';
import { callFunction, StandInUser } from './StandInUser.ts';
import { callableInputs } from './callableInputs.ts';
import { refusedTokens } from './refusedTokens.ts';
import type { Tally } from './Tally.ts';

/** Tokens that are tried at the same time. */
const AT_ONCE = 10;

/**
 * Sends every callable every token that opens nothing, and expects 401 with the catalogue's sentence each time; then a good
 * token of the same user, so that it was not for another reason. The same to the chat, and of sessions that are over.
 *
 * @returns how many were refused
 */
export async function checkTokens(standIn: StandIn, tally: Tally): Promise<string> {
  const user = StandInUser.signUp(standIn);
  const { account } = await user.finishSetup();
  const inputs = callableInputs(account.address);
  const tokens = refusedTokens(standIn.authority, user.user);
  tally.expect(tokens.length >= 200, `only ${tokens.length} tokens`);
  tally.expect(new Set(tokens.map(([, token]) => token)).size === tokens.length, 'two tokens are the same');
  let refused = 0;
  for (const [name, data] of Object.entries(inputs)) {
    for (let at = 0; at < tokens.length; at += AT_ONCE) {
      await Promise.all(
        tokens.slice(at, at + AT_ONCE).map(async ([what, token]) => {
          const { status, error } = await callFunction(standIn, name, data, `Bearer ${token}`);
          const holds =
            status === 401 && error?.status === 'UNAUTHENTICATED' && error.message === 'Sign in to continue.';
          tally.expect(holds, `${name}, a token ${what}: ${status} ${error?.message ?? ''}`);
          if (holds) refused += 1;
        }),
      );
    }
    for (const authorization of [undefined, '', 'Bearer', 'Bearer ', `Basic ${user.idToken}`, user.idToken]) {
      const { status } = await callFunction(standIn, name, data, authorization);
      tally.expect(
        status === 401,
        `${name} without a bearer (${authorization?.slice(0, 8) ?? 'no header'}): ${status}`,
      );
    }
    const { status, error } = await user.ask(name, data);
    tally.expect(
      status !== 401 && status < 500,
      `${name} with a good token: ${status} ${error?.message ?? ''}`,
    );
  }
  for (let at = 0; at < tokens.length; at += AT_ONCE) {
    await Promise.all(
      tokens.slice(at, at + AT_ONCE).map(async ([what, token]) => {
        const status = await askChat(standIn, token);
        tally.expect(status === 401, `supportChat, a token ${what}: ${status}`);
        if (status === 401) refused += 1;
      }),
    );
  }
  tally.expect((await askChat(standIn, user.idToken)) === 200, 'supportChat with a good token');
  refused += await checkEndedSessions(standIn, tally);
  return `${tokens.length} tokens and ${Object.keys(inputs).length} callables, ${refused} refusals`;
}

/** Sessions whose tokens are good, and whose users are not: what changes something is refused to them. */
async function checkEndedSessions(standIn: StandIn, tally: Tally): Promise<number> {
  const endings = {
    revoked: (uid: string) => change(uid, { validSince: Math.floor(Date.now() / 1_000) + 60 }),
    disabled: (uid: string) => change(uid, { disabled: true }),
    deleted: (uid: string) => void standIn.google.accounts.delete(uid),
  };
  function change(uid: string, changes: { readonly validSince?: number; readonly disabled?: boolean }) {
    const account = standIn.google.accounts.get(uid);
    if (account) Object.assign(account, changes);
  }
  let refused = 0;
  for (const [ending, end] of Object.entries(endings)) {
    const user = StandInUser.signUp(standIn);
    const { account } = await user.finishSetup();
    end(user.user.uid);
    const inputs = callableInputs(account.address);
    for (const name of [
      'accountAccess',
      'finishSetup',
      'generateApiKey',
      'sendTransaction',
      'storeListing',
      'storeRecoveryPhraseHash',
      'verifyRecoveryPhrase',
    ]) {
      const { status, error } = await user.ask(name, inputs[name]);
      const holds = status === 401 && error?.message === 'Your session has ended. Sign in again.';
      tally.expect(holds, `${name} to a user who was ${ending}: ${status} ${error?.message ?? ''}`);
      if (holds) refused += 1;
    }
  }
  return refused;
}

async function askChat(standIn: StandIn, token: string): Promise<number> {
  const response = await fetch(`${standIn.functionsUrl}/supportChat`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ messages: [{ role: 'user', content: 'How do I send?' }] }),
  });
  await response.arrayBuffer();
  return response.status;
}
