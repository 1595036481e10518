import { collections, serverCollections } from '@everything-wallet/core/documents/collections';
import { alwaysOnNetworks } from '@everything-wallet/core/networks/networks';
import { z } from 'zod';
import { projectId } from '../../tools/projectId.ts';
import type { StackPorts } from '../../tools/stackPorts.ts';

/** State of a stack: documents by path, accounts by id, balances by network and address. */
export interface StackState {
  readonly documents: Readonly<Record<string, unknown>>;
  readonly accounts: Readonly<Record<string, unknown>>;
  readonly balances: Readonly<Record<string, string>>;
}

const documentsSchema = z.object({
  documents: z.array(z.object({ name: z.string(), fields: z.unknown() })).default([]),
  nextPageToken: z.string().optional(),
});
/**
 * Fields of an account. An import into the Auth emulator resets the time from which sessions are valid: they
 * end.
 */
const accountSchema = z.object({
  localId: z.string(),
  email: z.string(),
  emailVerified: z.boolean().optional(),
  passwordHash: z.string(),
  salt: z.string(),
  createdAt: z.string(),
});
const accountsSchema = z.object({ userInfo: z.array(accountSchema).default([]) });
const balanceSchema = z.object({ result: z.string() });

/** Headers of an administrator for the emulators. */
const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };

/**
 * Reads the whole state of a stack, bypassing its rules.
 *
 * @param addresses whose balances are read, on every network
 */
export async function readState(ports: StackPorts, addresses: readonly string[]): Promise<StackState> {
  const documents: Record<string, unknown> = {};
  for (const collection of Object.values({ ...collections, ...serverCollections })) {
    let token: string | undefined = '';
    while (token !== undefined) {
      const query = new URLSearchParams({ pageSize: '300', ...(token && { pageToken: token }) });
      const root = `http://127.0.0.1:${ports.firestore}/v1/projects/${projectId}/databases/(default)/documents`;
      const page = documentsSchema.parse(await ask(`${root}/${collection}?${query.toString()}`));
      for (const { name, fields } of page.documents) documents[name.replace(/^.*\/documents\//, '')] = fields;
      token = page.nextPageToken;
    }
  }

  const auth = `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1/projects/${projectId}`;
  const { userInfo } = accountsSchema.parse(await ask(`${auth}/accounts:query`, {}));
  const accounts = Object.fromEntries(userInfo.map((account) => [account.localId, account]));

  const balances: Record<string, string> = {};
  for (const { rpcName } of alwaysOnNetworks) {
    for (const address of addresses) {
      const question = { jsonrpc: '2.0', id: 1, method: 'eth_getBalance', params: [address, 'latest'] };
      const answer = await ask(`http://127.0.0.1:${ports.chains[rpcName]}`, question);
      balances[`${rpcName} ${address}`] = balanceSchema.parse(answer).result;
    }
  }
  return { documents, accounts, balances };
}

async function ask(url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    headers,
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}
