import { createHash } from 'node:crypto';
import { generateApiKey } from '@everything-wallet/core/callables/generateApiKey';
import { Wallet } from 'ethers';
import { callableInputs } from './callableInputs.ts';
import { CLIENT_HEADER } from './proxyTo.ts';
import { standInWebKey } from './standInProject.ts';
import type { StandIn } from './StandIn.ts';
import { StandInUser } from './StandInUser.ts';
import type { Tally } from './Tally.ts';

/** Parsers quote only the begin of a text that they cannot parse. */
const QUOTED_CHARACTERS = 10;

/**
 * Sends unique secrets to every endpoint, in the right place and in every wrong one, and searches for them in
 * the output of all processes since the stand-in started.
 */
export async function checkLogs(standIn: StandIn, tally: Tally): Promise<string> {
  const user = StandInUser.signUp(standIn);
  const { phrase, account } = await user.finishSetup();
  const to = Wallet.createRandom().address;
  const signed = await account.signTransaction({ type: 2, chainId: 11_155_111, to, value: 1n, nonce: 0 });
  const canaries: Record<string, string> = {
    phrase,
    'private key': account.privateKey.slice(2),
    digest: createHash('sha256').update(phrase).digest('hex'),
    'e-mail': user.user.email,
    'ID token': user.idToken.split('.')[1] ?? '',
    'API key': await user.call(generateApiKey, {}),
    address: account.address.slice(2),
    recipient: to.slice(2),
    'signed bytes': signed.slice(10, 90),
  };
  const inputs: Record<string, object> = {
    ...callableInputs(account.address),
    sendTransaction: { signedTransaction: signed, network: 'sepolia' },
    verifyRecoveryPhrase: { phrase_to_verify: canaries['digest'] },
  };
  let sent = 0;
  const post = async (url: string, body: string, headers: Record<string, string>) => {
    sent += 1;
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [CLIENT_HEADER]: user.address, ...headers },
      body,
    });
    await response.arrayBuffer();
  };
  const sendAll = async (url: string, credential: string, good: object) => {
    const right = { authorization: `Bearer ${credential}` };
    await post(url, JSON.stringify(good), right);
    for (const body of brokenBodies(canaries)) await post(url, body, right);
    for (const canary of Object.values(canaries)) {
      await post(url, canary, { ...right, 'content-type': `application/${canary}` });
      await post(url, '{}', { authorization: canary });
      for (const token of brokenTokens(canary)) {
        await post(url, '{}', { authorization: `Bearer ${token}`, 'x-firebase-appcheck': token });
      }
      await post(url, '{}', { ...right, 'content-encoding': 'gzip' });
    }
  };
  await Promise.all(
    Object.entries(inputs).map(([name, data]) =>
      sendAll(`${standIn.functionsUrl}/${name}`, user.idToken, { data }),
    ),
  );
  await sendAll(`${standIn.functionsUrl}/supportChat`, standInWebKey, {
    messages: [{ role: 'user', content: phrase }],
  });
  const forApi = { signedTransaction: signed, network: 'sepolia' };
  await sendAll(`${standIn.hosting.url}/api/v1/transaction`, canaries['API key'] ?? '', forApi);
  await sendAll(`${standIn.functionsUrl}/api/api/v1/transaction`, canaries['API key'] ?? '', forApi);

  const text = standIn.written().toLowerCase();
  for (const [what, canary] of Object.entries(canaries)) {
    const at = text.indexOf(canary.toLowerCase());
    tally.expect(at === -1, `${what} in a log: …${text.slice(Math.max(0, at - 300), Math.max(0, at))}`);
  }
  for (const what of ['phrase', 'private key']) {
    const beginning = (canaries[what] ?? '').slice(0, QUOTED_CHARACTERS).toLowerCase();
    const at = text.indexOf(beginning);
    tally.expect(
      at === -1,
      `the beginning of a ${what} in a log: …${text.slice(Math.max(0, at - 300), Math.max(0, at))}`,
    );
  }
  tally.expect(text.length > 1_000, 'nothing was logged at all');
  tally.expect(!text.includes('was asked for\n'), 'a host outside of the stand-in was asked for');
  return `${sent} requests, ${Object.keys(canaries).length} canaries, ${Math.round(text.length / 1_024)} kB of logs`;
}

/** Bodies that are wrong in every way that a parser has words for. */
function brokenBodies(canaries: Readonly<Record<string, string>>): string[] {
  const all = JSON.stringify(canaries);
  const { phrase = '', 'private key': key } = canaries;
  return [
    ...Object.values(canaries).flatMap((canary) => [canary, `{"data":{"value":${canary}`, `{"${canary}":1}`]),
    `{"data":${all}`,
    all,
    `[${all}]`,
    JSON.stringify(phrase),
    JSON.stringify({ data: canaries }),
    JSON.stringify({ data: null, [phrase]: key }),
    JSON.stringify({ data: { '@type': phrase, value: key } }),
    JSON.stringify({ messages: [{ role: phrase, content: all }] }),
    JSON.stringify({ messages: [{ role: 'user', content: all }] }),
    `${'{"data":'.repeat(2_000)}${all}`,
  ];
}

/** Returns malformed tokens in forms that token parsers accept. */
function brokenTokens(canary: string): string[] {
  const encode = (text: string) => Buffer.from(text).toString('base64url');
  const header = encode('{"alg":"RS256","typ":"JWT","kid":"x"}');
  return [
    encodeURIComponent(canary),
    `${header}.${encode(canary)}.x`,
    `${encode(canary)}.${encode(canary)}.x`,
    `${header}.${encode(JSON.stringify({ aud: canary, iss: canary, sub: canary }))}.x`,
    `${encode(JSON.stringify({ alg: canary, typ: 'JWT', kid: canary }))}.${encode('{}')}.x`,
  ];
}
