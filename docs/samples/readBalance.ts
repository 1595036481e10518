/*
 * Shown on the pages for developers, from one region mark to the other. tests/functions/samples.test.ts runs it.
 */

// #region shown
/** Where a deployment answers; the documentation says where each value comes from. */
export interface Deployment {
  apiKey: string;
  authUrl: string;
  functionsUrl: string;
}

/** Reads the balance of an address on Ethereum Mainnet, in ETH, to the last wei. */
export async function readBalance(
  { apiKey, authUrl, functionsUrl }: Deployment,
  account: { email: string; password: string },
  address: string,
): Promise<string> {
  // 1. Sign in. The token is good for an hour.
  const { idToken } = await post<{ idToken: string }>(
    `${authUrl}/accounts:signInWithPassword?key=${apiKey}`,
    { ...account, returnSecureToken: true },
  );
  // 2. Call a function, with the token as bearer.
  const { result } = await post<{ result: { balance: string } }>(
    `${functionsUrl}/getBalance`,
    { data: { address, network: 'mainnet' } },
    { authorization: `Bearer ${idToken}` },
  );
  return result.balance;
}

async function post<Answer>(url: string, body: unknown, headers = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}
// #endregion
