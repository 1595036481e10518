import { setTimeout as pause } from 'node:timers/promises';
import { generateApiKey } from '@everything-wallet/core/callables/generateApiKey';
import { refreshWallet } from '@everything-wallet/core/callables/refreshWallet';
import type { Maintenance } from '@everything-wallet/core/documents/maintenance';
import { maintenanceDocument } from '../../tools/maintenance/readMaintenanceOptions.ts';
import { callableInputs } from './callableInputs.ts';
import { insertKey } from './insertKey.ts';
import { standInWebKey } from './standInProject.ts';
import type { StandIn } from './StandIn.ts';
import { StandInUser } from './StandInUser.ts';
import type { Tally } from './Tally.ts';
import { UserDocuments } from './UserDocuments.ts';

/** Milliseconds after which every instance has read the switch again. */
const READ_AGAIN_MS = 11_000;

/** Callables that change something, and are refused while nothing may be changed. */
const CHANGING = [
  'sendTransaction',
  'estimateGas',
  'generateApiKey',
  'reconcileTransactions',
  'accountAccess',
  'storeListing',
];

/**
 * Checks the maintenance switch: functions, rules and the API follow it within seconds, and the wallet is
 * notified.
 */
export async function checkMaintenance(standIn: StandIn, tally: Tally): Promise<undefined> {
  const user = StandInUser.signUp(standIn);
  const { account } = await user.finishSetup();
  const key = await user.call(generateApiKey, {});
  await insertKey(standIn, user, key);
  const spareRow = await insertKey(standIn, user, await user.call(generateApiKey, {}));
  const documents = new UserDocuments(standIn, user.idToken);
  const contact = `contacts/${user.user.uid}_maintenance`;
  await documents.insert(
    contact,
    {
      user_id: { stringValue: user.user.uid },
      name: { stringValue: 'Mia' },
      address: { stringValue: account.address },
      network: { stringValue: 'ethereum' },
    },
    'created_at',
  );
  const isDeleted = (path: string) =>
    documents.delete(path).then(
      () => true,
      () => false,
    );
  const inputs = callableInputs(account.address);
  const reasonOf = async (name: string) => (await user.ask(name, inputs[name])).error?.details?.reason;
  const apiStatus = async () =>
    (await fetch(`${standIn.hosting.url}/api/v1/networks`, { headers: { authorization: `Bearer ${key}` } }))
      .status;
  const chatStatus = async () =>
    (
      await fetch(`${standIn.functionsUrl}/supportChat`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${standInWebKey}` },
        body: JSON.stringify({ messages: [{ role: 'user', content: 'How do I receive coins?' }] }),
      })
    ).status;
  const reported = async () =>
    (await user.call(refreshWallet, { balances: [{ address: account.address, network: 'sepolia' }] }))
      .maintenance;
  const warmUp = async () => {
    for (let times = 0; times < 2; times += 1) {
      await Promise.all([...CHANGING.map(reasonOf), apiStatus(), chatStatus(), reported()]);
    }
  };

  await warmUp();
  await set(standIn, { read_only: true, paused: [], message: 'Back soon.' });
  await pause(READ_AGAIN_MS);
  await warmUp();
  for (const name of CHANGING)
    tally.expect(
      (await reasonOf(name)) === 'serviceUnavailable',
      `${name} goes on while nothing may be changed`,
    );
  tally.expect((await user.ask('getBalance', inputs['getBalance'])).status === 200, 'a balance is refused');
  tally.expect((await reported())?.message === 'Back soon.', 'the wallet is not told');
  tally.expect((await apiStatus()) === 200, 'reading by the API is refused');
  tally.expect(!(await isDeleted(contact)), 'the rules allow a write during maintenance');
  tally.expect(
    typeof (await documents.read(contact)) !== 'number',
    'the rules refuse a read during maintenance',
  );
  // A leaked key must be revocable at any time.
  tally.expect(await isDeleted(spareRow), 'the rules refuse to revoke a key during maintenance');

  await set(standIn, { read_only: false, paused: ['send', 'chat', 'api'], message: '' });
  await pause(READ_AGAIN_MS);
  await warmUp();
  tally.expect((await reasonOf('sendTransaction')) === 'serviceUnavailable', 'sending goes on');
  tally.expect((await reasonOf('estimateGas')) === 'serviceUnavailable', 'something can still be signed');
  tally.expect((await user.ask('generateApiKey', {})).status === 200, 'more is off than sending');
  tally.expect((await apiStatus()) === 503, 'the API answers');
  tally.expect((await chatStatus()) === 503, 'the chat answers');

  await set(standIn, undefined);
  await pause(READ_AGAIN_MS);
  await warmUp();
  for (const name of ['estimateGas', 'sendTransaction'])
    tally.expect((await reasonOf(name)) !== 'serviceUnavailable', `${name} stays off`);
  tally.expect((await apiStatus()) === 200, 'the API stays off');
  tally.expect((await reported()) === undefined, 'the wallet still says so');
  return undefined;
}

/** Writes the switch past the rules, as `npm run maintenance` does. */
async function set(standIn: StandIn, maintenance: Maintenance | undefined): Promise<void> {
  const response = await fetch(`${standIn.documentsUrl}/maintenance/current`, {
    method: maintenance ? 'PATCH' : 'DELETE',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    ...(maintenance && { body: JSON.stringify(maintenanceDocument(maintenance)) }),
  });
  if (!response.ok) throw new Error(`maintenance: ${response.status}`);
}
