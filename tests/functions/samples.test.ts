import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { generateApiKey } from '@everything-wallet/core/callables/generateApiKey';
import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { Wallet } from 'ethers';
import { beforeAll, describe, expect, it } from 'vitest';
import { writeDocument } from './support/documents.ts';
import { environment } from './support/environment.ts';
import { LocalChain } from './support/LocalChain.ts';
import { postJson } from './support/postJson.ts';
import { TestUser } from './support/TestUser.ts';

/* The code that the pages for developers show (docs/samples), run as a reader would run it. */

const BALANCE = 1_234_567_890_123_456_789n;

const chain = new LocalChain('mainnet');
const { address } = Wallet.createRandom();
const account = { email: `${crypto.randomUUID()}@example.com`, password: 'correct horse' };
const deployment = () => ({
  apiKey: 'any',
  authUrl: environment.authUrl(),
  functionsUrl: environment.functionsUrl(),
});

beforeAll(async () => {
  await postJson(`${environment.authUrl()}/accounts:signUp?key=any`, account);
  await chain.setBalance(address, BALANCE);
});

describe('readBalance.sh', () => {
  const run = async (password: string) => {
    const { apiKey, authUrl, functionsUrl } = deployment();
    const { stdout } = await promisify(execFile)(
      'sh',
      [fileURLToPath(new URL('../../docs/samples/readBalance.sh', import.meta.url))],
      {
        env: {
          ...process.env,
          API_KEY: apiKey,
          AUTH_URL: authUrl,
          FUNCTIONS_URL: functionsUrl,
          EMAIL: account.email,
          PASSWORD: password,
          ADDRESS: address,
        },
      },
    );
    return stdout;
  };

  it('answers what the chain says', async () => {
    expect(JSON.parse(await run(account.password))).toEqual({
      result: { balance: formatAmount(await chain.balanceOf(address)) },
    });
  });

  it('fails with a wrong password', async () => {
    await expect(run('wrong')).rejects.toThrow();
  });
});

describe('balance.sh', () => {
  const run = async (apiKey: string) => {
    const { stdout } = await promisify(execFile)(
      'sh',
      [fileURLToPath(new URL('../../docs/samples/balance.sh', import.meta.url))],
      {
        env: {
          ...process.env,
          EW_API_KEY: apiKey,
          EW_BASE_URL: environment.hostingUrl(),
          ADDRESS: address,
        },
      },
    );
    return stdout;
  };

  it('answers what the chain says', async () => {
    const user = await TestUser.signUp();
    const key = await user.call(generateApiKey, {});
    await writeDocument(`api_keys/${createHash('sha256').update(key).digest('hex')}`, {
      user_id: user.uid,
      name: 'Sample',
      key,
    });
    const balance = await chain.balanceOf(address);
    expect(JSON.parse(await run(key))).toMatchObject({
      address,
      balance: formatAmount(balance),
      balanceWei: balance.toString(),
    });
  });

  it('fails without a key that is one', async () => {
    await expect(run('ew_live_none')).rejects.toThrow();
  });
});
