import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { finishSetup } from '@everything-wallet/core/callables/finishSetup';
import { reconcileTransactions } from '@everything-wallet/core/callables/reconcileTransactions';
import { sendTransaction } from '@everything-wallet/core/callables/sendTransaction';
import { verifyRecoveryPhrase } from '@everything-wallet/core/callables/verifyRecoveryPhrase';
import { HDNodeWallet } from 'ethers';
import { repositoryRoot } from '../../tools/repositoryRoot.ts';
import { stackDirectory } from '../../tools/stackDirectory.ts';
import { stackEnvironment } from '../../tools/stackEnvironment.ts';
import { stackPorts } from '../../tools/stackPorts.ts';
import { waitUntil } from '../../tools/waitUntil.ts';
import { LocalChain } from '../../tests/functions/support/LocalChain.ts';
import { TestKey } from '../../tests/functions/support/TestKey.ts';
import { TestUser } from '../../tests/functions/support/TestUser.ts';
import { signTransfer } from '../../tests/functions/support/TestWallet.ts';
import { writeDocument } from '../../tests/functions/support/documents.ts';
import type { QualitySuite } from '../QualitySuite.ts';
import { readState, type StackState } from '../restore/readState.ts';

/** Beside the stacks of `npm start` and the tests. */
const OFFSET = 23_000;
const USERS = 5;
const START_MS = 300_000;

/**
 * Rehearses a restore: exports and ends a stack with state, deletes all of its data, and starts it from the
 * export. Every document, account and balance must be restored, and data that depends on the secret outside
 * the database.
 */
export const restore: QualitySuite = {
  claim:
    'A local stack that starts from an export has every document, account and balance of before. Passwords, phrases and API keys still work.',
  async work({ family, directory, log }) {
    const failures: string[] = [];
    let passed = 0;
    const expect = (holds: boolean, failure: string) => {
      if (holds) passed += 1;
      else failures.push(failure);
    };

    const ports = stackPorts(OFFSET);
    Object.assign(process.env, stackEnvironment(ports));
    const stack = stackDirectory(`main-${OFFSET}`);
    const backup = join(directory, 'backup');

    /** Starts the stack with the existing state; returns a function that ends it, which exports. */
    async function start(name: string): Promise<() => Promise<void>> {
      const logFile = join(directory, `${name}.log`);
      const output = openSync(logFile, 'w');
      const child = family.spawn(process.execPath, ['tools/start.ts', '--port-offset', String(OFFSET)], {
        cwd: repositoryRoot,
        stdio: ['ignore', output, output],
      });
      const ended = once(child, 'exit');
      await waitUntil(`the stack does not start: ${logFile}`, START_MS, () => {
        const text = readFileSync(logFile, 'utf8');
        if (child.exitCode !== null) throw new Error(text);
        return text.includes('is ready after');
      });
      return async () => {
        child.kill('SIGINT');
        await ended;
      };
    }

    rmSync(stack, { recursive: true, force: true });
    let end = await start('filled');
    const people = [];
    for (let count = 0; count < USERS; count += 1) people.push(await createPerson());
    const addresses = people.map(({ address }) => address);
    const before = await readState(ports, addresses);
    await end();
    cpSync(join(stack, 'state'), backup, { recursive: true });
    log(`  exported: ${size(before)}`);

    rmSync(stack, { recursive: true, force: true });
    end = await start('emptied');
    const empty = await readState(ports, addresses);
    await end();
    log(`  deleted: ${size(empty)}`);
    expect(
      size(empty) === size({ documents: {}, accounts: {}, balances: {} }),
      `left behind: ${size(empty)}`,
    );

    rmSync(stack, { recursive: true, force: true });
    cpSync(backup, join(stack, 'state'), { recursive: true });
    end = await start('restored');
    const after = await readState(ports, addresses);
    log(`  restored: ${size(after)}`);
    for (const part of ['documents', 'accounts', 'balances'] as const) {
      for (const name of Object.keys({ ...before[part], ...after[part] })) {
        expect(isDeepStrictEqual(before[part][name], after[part][name]), `${part}: ${name} is not as it was`);
      }
    }
    for (const { user, phraseHash, key } of people) {
      // With the password; an import of the Auth emulator ends the sessions of before.
      const again = await user.signInAgain();
      const isKnown = await again.call(verifyRecoveryPhrase, { phrase_to_verify: phraseHash });
      expect(isKnown, 'a phrase is not known any more');
      expect((await key.ask('/networks')).status === 200, 'an API key opens nothing any more');
    }
    await end();
    rmSync(stack, { recursive: true, force: true });
    if (existsSync(stack)) failures.push(`${stack} could not be removed`);
    return { passed, failed: failures.length, skipped: 0, failures };
  },
};

/** Creates a user with a wallet, coins, a transfer, a contact and an API key. */
async function createPerson() {
  const wallet = HDNodeWallet.createRandom();
  const phrase = wallet.mnemonic?.phrase ?? '';
  const phraseHash = createHash('sha256').update(phrase).digest('hex');
  const user = await TestUser.signUp();
  const { address } = wallet;
  await user.call(finishSetup, { phrase_hash: phraseHash, address });
  const chain = new LocalChain('mainnet');
  await chain.setBalance(address, 10n ** 19n);
  const recipient = HDNodeWallet.createRandom().address;
  const { bytes } = await signTransfer({ user, key: wallet, address }, chain, recipient, 10n ** 17n);
  await user.call(sendTransaction, { signedTransaction: bytes, network: 'mainnet' });
  await user.call(reconcileTransactions, {});
  await writeDocument(`contacts/${user.uid}_first`, {
    user_id: user.uid,
    name: 'Someone',
    address: recipient,
    network: 'ethereum',
  });
  return { user, address, phraseHash, key: await TestKey.create(user) };
}

function size({ documents, accounts, balances }: StackState): string {
  const coins = Object.values(balances).filter((balance) => BigInt(balance) > 0n);
  return `${Object.keys(documents).length} documents, ${Object.keys(accounts).length} accounts, ${coins.length} balances`;
}
