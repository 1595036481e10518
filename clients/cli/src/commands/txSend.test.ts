import { writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Transaction } from 'ethers/transaction';
import { encryptKeystoreJson, Wallet } from 'ethers/wallet';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { hangUp, json, problem, type Reply } from '../../../typescript/src/testing/startFakeApi.ts';
import { hasTerminals, runEw, runEwOnTerminal, temporaryHome } from '../testing/runEw.ts';
import { estimate, startWalletApi, type Routes } from '../testing/startWalletApi.ts';

const sender = new Wallet(`0x${'22'.repeat(32)}`);
const password = 'correct horse';
const to = '0x52908400098527886E0F7030069857D2E4169EE7';
let keystore = '';

beforeAll(async () => {
  // Fewer rounds than real keystores have, since the tests open it many times.
  keystore = await encryptKeystoreJson(sender, password, { scrypt: { N: 1024 } });
});

async function scene(routes: Routes = {}) {
  const api = await startWalletApi(routes);
  const home = temporaryHome();
  const file = join(home, 'keystore.json');
  writeFileSync(file, keystore);
  return { ...api, file, env: { ...api.env, XDG_CONFIG_HOME: home } };
}

/** Signed bytes that the server received, in order. */
function broadcasts(seen: readonly { method: string; body: string }[]): string[] {
  return seen
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => (JSON.parse(body) as { signedTransaction: string }).signedTransaction);
}

function transfer(file: string, value = '0.1', recipient = to): string[] {
  return ['tx', 'send', '--keystore', file, '--to', recipient, '--value', value];
}

describe('ew tx send --keystore', () => {
  it('signs the displayed transfer locally, and broadcasts it', async () => {
    const { env, file, seen } = await scene();
    const { code, stdout, stderr } = await runEw([...transfer(file), '--yes', '--password-stdin', '--json'], {
      env,
      input: `${password}\n`,
    });
    expect(code).toBe(0);
    const [bytes = ''] = broadcasts(seen);
    const decoded = Transaction.from(bytes);
    expect(decoded).toMatchObject({
      type: 2,
      chainId: 11155111n,
      from: sender.address,
      to,
      value: 10n ** 17n,
      nonce: 7,
      gasLimit: 21000n,
      maxFeePerGas: 2_000_000_000n,
      maxPriorityFeePerGas: 1_000_000_000n,
      data: '0x',
    });
    expect(JSON.parse(stdout)).toEqual({
      txHash: decoded.hash,
      network: 'sepolia',
      chainId: 11155111,
      currency: 'SepoliaETH',
      from: sender.address,
      to,
      value: '0.1',
      valueWei: '100000000000000000',
      highestFee: '0.000042',
      highestFeeWei: '42000000000000',
      nonce: 7,
    });
    for (const shown of [
      sender.address,
      to,
      '0.1 SepoliaETH',
      '0.000042 SepoliaETH',
      '0.100042 SepoliaETH at most',
    ]) {
      expect(stderr).toContain(shown);
    }
    expect(stderr).toContain(`Signed ${decoded.hash ?? ''}`);
    expect(stdout + stderr).not.toContain(password);
    expect(stdout + stderr).not.toContain(sender.privateKey.slice(2));
  });

  describe('of a token', () => {
    const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
    const other = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
    const reported = (contract: string, decimals?: number) =>
      json({
        ...{
          network: 'mainnet',
          chainId: 1,
          currency: 'ETH',
          digest: '0x',
          agreement: 'agreed',
          parties: [],
        },
        nodes: { configured: 3, answered: 3, needed: 2, agreeing: 3 },
        call: {
          kind: 'tokenTransfer',
          title: 't',
          digest: '0x',
          movements: [],
          permissions: [],
          warnings: [],
        },
        tokens: [{ contract, symbol: 'ANY', name: 'Any', decimals, isListed: true }],
      });
    const sendToken = async (contract: string, simulate: Reply, ...more: string[]) => {
      const api = await scene({
        simulate,
        'gas/estimate': json({
          ...estimate,
          chainId: 1,
          network: 'mainnet',
          gasLimit: '60000',
          toIsContract: true,
        }),
      });
      const args = [...transfer(api.file, '12.5'), '--token', contract, '--network', 'mainnet', ...more];
      const run = await runEw([...args, '--yes', '--json'], {
        env: { ...api.env, EW_KEYSTORE_PASSWORD: password },
      });
      const signed = api.seen
        .filter(({ method, url }) => method === 'POST' && url.endsWith('/transaction'))
        .map(({ body }) =>
          Transaction.from((JSON.parse(body) as { signedTransaction: string }).signedTransaction),
        );
      return { ...run, signed, seen: api.seen };
    };

    it('calls its contract with the amount in its decimals, and sends no coin', async () => {
      const { code, stdout, stderr, signed } = await sendToken(usdc, reported(usdc, 6));
      expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' });
      const amount = (12_500_000).toString(16).padStart(64, '0');
      expect(signed[0]).toMatchObject({
        ...{ chainId: 1n, to: usdc, value: 0n, gasLimit: 60_000n },
        data: `0xa9059cbb${to.slice(2).toLowerCase().padStart(64, '0')}${amount}`,
      });
      expect(JSON.parse(stdout)).toMatchObject({
        to,
        value: '12.5',
        token: usdc,
        symbol: 'USDC',
        units: '12500000',
      });
      for (const shown of [to, '12.5 USDC', `${usdc}, 6 decimals`]) expect(stderr).toContain(shown);
    });

    it('signs nothing where a server states other decimals than the known ones', async () => {
      const { code, stderr, signed } = await sendToken(usdc, reported(usdc, 8));
      expect(code).not.toBe(0);
      expect(stderr).toContain('decimals_differ');
      expect(signed).toEqual([]);
    });

    it('sends one that it does not know by decimals that are stated and that the nodes confirm', async () => {
      const unknown = await sendToken(other, reported(other, 2));
      expect([unknown.code, unknown.signed]).toEqual([2, []]);
      expect(unknown.stderr).toContain('--decimals');
      const wrong = await sendToken(other, reported(other, 2), '--decimals', '6');
      expect([wrong.code, wrong.signed]).toEqual([2, []]);
      const silent = await sendToken(other, reported(other), '--decimals', '6');
      expect([silent.code, silent.signed]).toEqual([2, []]);
      const toItself = await sendToken(other, reported(other, 2), '--decimals', '2', '--to', other);
      expect([toItself.code, toItself.signed]).toEqual([2, []]);
      const right = await sendToken(other, reported(other, 2), '--decimals', '2');
      expect(right.signed[0]?.data).toMatch(/4e2$/);
      expect(right.stderr).toContain('anyone can copy a symbol');
    });

    it.each([
      ['more decimals than it has', ['--value', '0.1234567']],
      ['an amount of nothing', ['--value', '0']],
      ['its own contract as the recipient', ['--to', usdc]],
      ['a wrong checksum', ['--token', usdc.replace('A0b8', 'a0b8')]],
    ])('refuses %s', async (_, args) => {
      const { code, signed } = await sendToken(usdc, reported(usdc, 6), ...args);
      expect([code, signed]).toEqual([2, []]);
    });
  });

  it('takes the password from the environment, and an address in small letters', async () => {
    const { env, file, seen } = await scene();
    const { code } = await runEw([...transfer(file, '0.1', to.toLowerCase()), '--yes'], {
      env: { ...env, EW_KEYSTORE_PASSWORD: password },
    });
    expect(code).toBe(0);
    expect(Transaction.from(broadcasts(seen)[0] ?? '').to).toBe(to);
  });

  it.runIf(hasTerminals)('asks for password and confirmation on a terminal', async () => {
    const { env, file, seen } = await scene();
    const { code, stdout } = await runEwOnTerminal(
      transfer(file),
      [
        ['Keystore password (not shown): ', `${password}\r`],
        ['Sign and send it? [y/N] ', 'y\r'],
      ],
      env,
    );
    expect(code).toBe(0);
    expect(stdout).not.toContain(password);
    expect(stdout.indexOf('0.100042')).toBeLessThan(stdout.indexOf('Sign and send it?'));
    expect(broadcasts(seen)).toHaveLength(1);
  });

  it.runIf(hasTerminals).each(['n\r', '\r', '\u0004', '\u0003'])(
    'signs nothing after the answer %j',
    async (answer) => {
      const { env, file, seen } = await scene();
      const { code, stdout } = await runEwOnTerminal(transfer(file), [['Sign and send it? [y/N] ', answer]], {
        ...env,
        EW_KEYSTORE_PASSWORD: password,
      });
      expect(code).toBe(130);
      expect(stdout).not.toContain('Signed');
      expect(broadcasts(seen)).toEqual([]);
    },
  );

  test.each<[string, string[], string]>([
    ['a wrong checksum', ['--to', to.replace('E7', 'e7')], 'checksum'],
    ['a malformed recipient', ['--to', to.slice(2)], '--to is not an address'],
    ['the zero address', ['--to', `0x${'0'.repeat(40)}`], 'zero address'],
    ['the network itself', ['--to', `0x${'dead'.padStart(40, '0')}`], 'an address without a key'],
    ['19 decimals', ['--value', '0.0000000000000000001'], '18 decimals'],
    ['an exponent', ['--value', '1e-3'], 'plain decimal'],
    ['an amount of nothing', ['--value', '0.0'], 'above 0'],
    ['a fee above the limit', ['--max-fee', '0.00004'], 'Nothing was signed'],
    ['a keystore that is not there', ['--keystore', '/nowhere.json'], 'cannot be read'],
    ['a file that is not a keystore', ['--keystore', '/dev/null'], 'not an encrypted keystore'],
    ['bytes beside a keystore', ['--raw', '0x02'], 'cannot be used with'],
  ])('refuses %s', async (_what, args, message) => {
    const { env, file, seen } = await scene();
    const { code, stdout, stderr } = await runEw([...transfer(file), '--yes', ...args], {
      env: { ...env, EW_KEYSTORE_PASSWORD: password },
    });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(message);
    expect(broadcasts(seen)).toEqual([]);
  });

  it('refuses a wrong password, without quoting it', async () => {
    const { env, file, seen } = await scene();
    const { code, stderr } = await runEw([...transfer(file), '--yes'], {
      env: { ...env, EW_KEYSTORE_PASSWORD: 'wrong battery' },
    });
    expect(code).toBe(2);
    expect(stderr).toContain('could not be opened');
    expect(stderr).not.toContain('battery');
    expect(seen).toEqual([]);
  });

  test.each<[string, string[], string, Record<string, string>?]>([
    ['without consent', ['--password-stdin'], 'confirmation'],
    ['without a password', ['--yes'], 'There is no terminal to ask for the keystore password'],
    [
      'with an empty one',
      ['--yes'],
      'There is no terminal to ask for the keystore password',
      { EW_KEYSTORE_PASSWORD: '' },
    ],
  ])('refuses to send without a terminal and %s', async (_what, args, message, more) => {
    const { env, file, seen } = await scene();
    const { code, stderr } = await runEw([...transfer(file), ...args], {
      env: { ...env, ...more },
      input: password,
    });
    expect(code).toBe(2);
    expect(stderr).toContain(message);
    expect(seen).toEqual([]);
  });

  it('reports that nodes disagree about the estimate', async () => {
    const { env, file } = await scene({ 'gas/estimate': json({ ...estimate, agreement: 'unconfirmed' }) });
    const { stderr } = await runEw([...transfer(file), '--yes'], {
      env: { ...env, EW_KEYSTORE_PASSWORD: password },
    });
    expect(stderr).toContain('check the nonce');
  });

  it('signs nothing for the chain of another network', async () => {
    const { env, file, seen } = await scene({ 'gas/estimate': json({ ...estimate, chainId: 1 }) });
    const { code, stderr } = await runEw([...transfer(file), '--yes'], {
      env: { ...env, EW_KEYSTORE_PASSWORD: password },
    });
    expect(code).toBe(1);
    expect(stderr).toContain('Nothing was signed');
    expect(broadcasts(seen)).toEqual([]);
  });

  it('reports a refusal as such', async () => {
    const { env, file, seen } = await scene({ transaction: problem(422, 'insufficient_funds') });
    const { code, stderr } = await runEw([...transfer(file), '--yes'], {
      env: { ...env, EW_KEYSTORE_PASSWORD: password },
    });
    expect(code).toBe(5);
    expect(stderr).toContain('Send less');
    expect(stderr).not.toContain('--raw');
    expect(broadcasts(seen)).toHaveLength(1);
  });

  const uncertain = problem(504, 'broadcast_uncertain', {}, { 'Retry-After': '0' });

  test.each<[string, Reply]>([
    ['the API does not know', uncertain],
    ['the connection breaks', hangUp],
    ['the answer is of another transaction', json({ txHash: `0x${'0'.repeat(64)}` })],
  ])('prints the hash and the same bytes when %s', async (_what, reply) => {
    const { env, file, seen } = await scene({ transaction: reply });
    const args = [...transfer(file), '--yes'];
    const { code, stderr } = await runEw([...args, '--json'], {
      env: { ...env, EW_KEYSTORE_PASSWORD: password },
    });
    expect([1, 7]).toContain(code);
    const lines = stderr.trim().split('\n');
    const { error } = JSON.parse(lines.at(-1) ?? '') as { error: Record<string, string> };
    const sent = new Set(broadcasts(seen));
    expect(sent.size).toBe(1);
    expect(error['code']).toBe('outcome_unknown');
    expect(sent).toContain(error['signedTransaction']);
    expect(error['txHash']).toBe(Transaction.from(error['signedTransaction'] ?? '').hash);
    expect(error['remedy']).toMatch(/Do not sign it again.*ew tx get 0x.*ew tx send .*--raw 0x/s);
  });

  const again = { 'Retry-After': '0' };

  test.each<[string, number, Reply[]]>([
    ['too many requests', 6, [problem(429, 'rate_limited', {}, again)]],
    ['a refusal after too many requests', 5, [problem(429, 'rate_limited', {}, again), problem(422, 'oops')]],
    ['no node that answers', 7, [problem(502, 'upstream_unavailable', {}, again)]],
  ])('reports that nothing was sent after %s', async (_what, expected, replies) => {
    const { env, file } = await scene({
      transaction: (response) => (replies.length > 1 ? replies.shift() : replies[0])?.(response),
    });
    const { code, stderr } = await runEw([...transfer(file), '--yes'], {
      env: { ...env, EW_KEYSTORE_PASSWORD: password },
    });
    expect(code).toBe(expected);
    expect(stderr).not.toContain('It is unknown');
  });

  it.each([problem(503, 'service_unavailable', {}, again), problem(504, 'upstream_timeout', {}, again)])(
    'does not know it after other failures of the service',
    async (reply) => {
      const { env, file } = await scene({ transaction: reply });
      const { code, stderr } = await runEw([...transfer(file), '--yes'], {
        env: { ...env, EW_KEYSTORE_PASSWORD: password },
      });
      expect(code).toBe(7);
      expect(stderr).toContain('It is unknown whether');
      expect(stderr).toContain('Request id: req_');
    },
  );

  it('prints the hash and the bytes after Ctrl-C', async () => {
    const { promise: isAsked, resolve } = Promise.withResolvers<undefined>();
    const { env, file, seen } = await scene({
      transaction: () => {
        resolve(undefined);
      },
    });
    const { code, stderr } = await runEw([...transfer(file), '--yes'], {
      env: { ...env, EW_KEYSTORE_PASSWORD: password },
      interruptAfter: isAsked,
    });
    expect(code).toBe(130);
    const [bytes = ''] = broadcasts(seen);
    expect(stderr).toContain(`ew tx get ${Transaction.from(bytes).hash ?? ''} --network sepolia`);
    expect(stderr).toContain(`--raw ${bytes}`);
  });

  it('is content when the transaction is known after all', async () => {
    const replies = [uncertain, problem(422, 'nonce_too_low'), json({ status: 'pending' })];
    const { env, file } = await scene({ transaction: (response) => replies.shift()?.(response) });
    const { code, stdout } = await runEw([...transfer(file), '--yes', '--json'], {
      env: { ...env, EW_KEYSTORE_PASSWORD: password },
    });
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ network: 'sepolia', nonce: 7 });
  });
});

describe('ew tx send --raw', () => {
  const unsigned = {
    to,
    value: 1n,
    chainId: 11155111n,
    nonce: 1,
    gasLimit: 21000n,
    type: 2,
    maxFeePerGas: 5n,
  };

  it('broadcasts the bytes as they are, from a flag or from stdin', async () => {
    const bytes = await sender.signTransaction(unsigned);
    const { env, seen } = await scene();
    const { code, stdout } = await runEw(['tx', 'send', '--raw', bytes, '--json'], { env });
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ txHash: Transaction.from(bytes).hash });
    expect(await runEw(['tx', 'send', '--raw', '-'], { env, input: `${bytes}\n` })).toMatchObject({
      code: 0,
    });
    expect(broadcasts(seen)).toEqual([bytes, bytes]);
  });

  it('refuses bytes signed for another network, and names it', async () => {
    const { env, seen } = await scene();
    const bytes = await sender.signTransaction({ ...unsigned, chainId: 137n });
    const { code, stderr } = await runEw(['tx', 'send', '--raw', bytes], { env });
    expect(code).toBe(2);
    expect(stderr).toContain('--network polygon-mainnet');
    expect(seen).toEqual([]);
  });

  it('ends with 130 on Ctrl-C while it reads stdin', async () => {
    const { env, seen } = await scene();
    // More than a pipe's buffer holds: it is written while the program reads.
    const input = '0'.repeat(2 ** 21);
    const { code } = await runEw(['tx', 'send', '--raw', '-'], { env, input, isInterruptedAtInput: true });
    expect(code).toBe(130);
    expect(seen).toEqual([]);
  });

  test.each(['nonce_too_low', 'nonce_taken', 'underpriced', 'gas_too_low'])(
    'does not suggest signing again after %s',
    async (refusal) => {
      const bytes = await sender.signTransaction(unsigned);
      const { env } = await scene({ transaction: problem(422, refusal) });
      const { code, stderr } = await runEw(['tx', 'send', '--raw', bytes], { env });
      expect(code).toBe(5);
      expect(stderr).toContain('Check the transaction and the account before you sign again');
      expect(stderr).toContain(`ew tx get ${Transaction.from(bytes).hash ?? ''} --network sepolia`);
      expect(stderr).toContain('Request id: req_');
      expect(stderr).not.toContain('Run the command again');
    },
  );

  test.each([
    ['a private key', sender.privateKey],
    ['words', 'abandon abandon about'],
    ['an unsigned transaction', Transaction.from(unsigned).unsignedSerialized],
  ])('refuses %s, without quoting it', async (_what, raw) => {
    const { env, seen } = await scene();
    const { code, stderr } = await runEw(['tx', 'send', '--raw', raw], { env });
    expect(code).toBe(2);
    expect(stderr).not.toContain(raw);
    expect(seen).toEqual([]);
  });
});

describe('ew tx send --wait', () => {
  const inBlock = (hash: string) => ({
    txHash: hash,
    network: 'sepolia',
    chainId: 11155111,
    currency: 'SepoliaETH',
    status: 'completed',
    agreement: 'agreed',
    nodes: { configured: 2, answered: 2, needed: 2 },
    from: sender.address,
    to,
    value: '0.1',
    valueWei: '100000000000000000',
    nonce: 7,
    gasLimit: '21000',
    blockNumber: 5,
    confirmations: 1,
    fee: '0.00002',
    feeWei: '20000000000000',
  });
  const hashOf = ({ req }: ServerResponse) => /0x\w+/.exec(req.url ?? '')?.[0] ?? '';
  const signed = () =>
    sender.signTransaction({
      type: 2,
      chainId: 11155111n,
      to,
      value: 1n,
      gasLimit: 21000n,
      maxFeePerGas: 2n,
      maxPriorityFeePerGas: 1n,
    });

  it('prints the outcome once it is in a block', async () => {
    const lookups: Reply[] = [
      problem(404, 'transaction_not_found'),
      (response) => json({ ...inBlock(hashOf(response)), status: 'pending' })(response),
    ];
    const { env, file, seen } = await scene({
      lookup: (response) => (lookups.shift() ?? json(inBlock(hashOf(response))))(response),
    });
    const { code, stdout, stderr } = await runEw(
      [...transfer(file), '--yes', '--password-stdin', '--json', '--wait'],
      { env, input: `${password}\n` },
    );
    expect(code).toBe(0);
    const hash = Transaction.from(broadcasts(seen)[0] ?? '').hash ?? '';
    expect(JSON.parse(stdout)).toMatchObject({ ...inBlock(hash), highestFee: '0.000042' });
    expect(stderr).toContain(`Sent ${hash}; waiting for a block`);
    expect(lookups).toEqual([]);
    expect(broadcasts(seen)).toHaveLength(1);
  });

  it('does the same for bytes that were signed elsewhere', async () => {
    const { env } = await scene({ lookup: (response) => json(inBlock(hashOf(response)))(response) });
    const { code, stdout } = await runEw(['tx', 'send', '--raw', await signed(), '--wait'], { env });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Status +completed$/m);
    expect(stdout).toMatch(/^Fee +0\.00002 SepoliaETH$/m);
  });

  it.each([
    ['is over', 1, 'still_pending', json({ status: 'pending' })],
    ['is refused, to a key that may not read', 3, 'scope_missing', problem(403, 'scope_missing')],
  ])('reports that it was sent when the wait %s', async (_what, exitCode, errorCode, lookup) => {
    const { env } = await scene({ lookup });
    const bytes = await signed();
    const hash = Transaction.from(bytes).hash ?? '';
    const { code, stdout, stderr } = await runEw(
      ['tx', 'send', '--raw', bytes, '--wait', '--timeout', '1', '--json'],
      { env },
    );
    expect({ code, stdout }).toEqual({ code: exitCode, stdout: '' });
    const { error } = JSON.parse(stderr.trim().split('\n').at(-1) ?? '') as { error: Record<string, string> };
    expect(error).toMatchObject({ code: errorCode, txHash: hash, network: 'sepolia' });
    expect(error['message']).toContain(`The transaction ${hash} was sent.`);
    expect(error['remedy']).toContain('Do not sign it again');
  });
});
