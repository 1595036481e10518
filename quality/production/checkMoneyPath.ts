import { getBalance } from '@everything-wallet/core/callables/getBalance';
import { reconcileTransactions } from '@everything-wallet/core/callables/reconcileTransactions';
import { refreshWallet } from '@everything-wallet/core/callables/refreshWallet';
import { sendTransaction } from '@everything-wallet/core/callables/sendTransaction';
import { alwaysOnNetworks, networks, type Network } from '@everything-wallet/core/networks/networks';
import { Wallet } from 'ethers';
import { balanceOf, mine, nonceOf, setBalance } from './chains.ts';
import { signCoins } from './signCoins.ts';
import type { StandIn } from './StandIn.ts';
import { StandInUser } from './StandInUser.ts';
import type { Tally } from './Tally.ts';
import { UserDocuments } from './UserDocuments.ts';

const COIN = 10n ** 18n;
const AMOUNT = COIN / 4n;

/** Enough confirmations for finality on every network. */
const BLOCKS_UNTIL_FINAL = 300;

/** From signing up to a transfer that is completed, on every network; once the schedule completes it, in the user's absence. */
export async function checkMoneyPath(standIn: StandIn, tally: Tally): Promise<string> {
  for (const network of alwaysOnNetworks) await journey(standIn, tally, network);
  await scheduledJourney(standIn, tally);
  return `${alwaysOnNetworks.length + 1} journeys`;
}

async function journey(standIn: StandIn, tally: Tally, network: Network): Promise<void> {
  const { rpcName, name } = network;
  const user = StandInUser.signUp(standIn);
  const { uid } = user.user;
  const documents = new UserDocuments(standIn, user.idToken);
  const { account } = await user.finishSetup();
  const profile = await documents.read(`profiles/${uid}`);
  const isVerified = typeof profile === 'object' && profile['verified']?.['booleanValue'] === true;
  tally.expect(isVerified, `${name}: setup did not verify`);

  await setBalance(standIn, rpcName, account.address, COIN);
  const { balance } = await user.call(getBalance, { address: account.address, network: rpcName });
  tally.expect(balance === '1', `${name}: the balance is ${balance}`);
  const requested = {
    balances: [{ address: account.address, network: rpcName }],
    prices: { symbols: ['ETH'] },
    settling: {},
  };
  const { balances, prices, settling } = await user.call(refreshWallet, requested);
  const [first] = balances;
  tally.expect(
    first !== undefined && 'answer' in first && first.answer.balance === '1',
    `${name}: refreshWallet`,
  );
  tally.expect(
    prices !== undefined && 'answer' in prices && prices.answer.source === 'coingecko',
    `${name}: prices`,
  );
  tally.expect(
    settling !== undefined && 'answer' in settling && settling.answer.pending === 0,
    `${name}: settling`,
  );

  const recipient = Wallet.createRandom().address;
  const signed = await signCoins(user, account, network, recipient, AMOUNT);
  const data = { signedTransaction: signed.signedTransaction, network: rpcName };
  // The second time is that of a browser whose answer was lost.
  for (const time of ['first', 'second']) {
    const { txHash } = await user.call(sendTransaction, data);
    tally.expect(txHash === signed.txHash, `${name}: another hash, the ${time} time`);
  }
  const arrived = await balanceOf(standIn, rpcName, recipient);
  tally.expect(arrived === AMOUNT, `${name}: ${arrived} wei arrived`);
  tally.expect((await nonceOf(standIn, rpcName, account.address)) === 1, `${name}: sent more than once`);

  await mine(standIn, rpcName, BLOCKS_UNTIL_FINAL);
  const { pending } = await user.call(reconcileTransactions, {});
  tally.expect(pending === 0, `${name}: ${pending} are pending`);
  const records = await documents.transactionsOf(uid);
  const [record] = records;
  tally.expect(records.length === 1, `${name}: ${records.length} records`);
  tally.expect(record?.['status']?.['stringValue'] === 'completed', `${name}: the record is not completed`);
  tally.expect(record?.['amount']?.['stringValue'] === '0.25', `${name}: the record's amount`);

  const stranger = StandInUser.signUp(standIn);
  const forStranger = await new UserDocuments(standIn, stranger.idToken).read(`profiles/${uid}`);
  tally.expect(forStranger === 403, `${name}: a stranger reads the profile: ${JSON.stringify(forStranger)}`);
}

/** The user goes away after sending; Cloud Scheduler calls the function that settles, as it does every five minutes. */
async function scheduledJourney(standIn: StandIn, tally: Tally): Promise<void> {
  const [, network] = networks;
  const user = StandInUser.signUp(standIn);
  const { account } = await user.finishSetup();
  await setBalance(standIn, network.rpcName, account.address, COIN);
  const signed = await signCoins(user, account, network, Wallet.createRandom().address, AMOUNT);
  await user.call(sendTransaction, { signedTransaction: signed.signedTransaction, network: network.rpcName });
  await mine(standIn, network.rpcName, BLOCKS_UNTIL_FINAL);
  const documents = new UserDocuments(standIn, user.idToken);
  const statusOf = async () =>
    (await documents.transactionsOf(user.user.uid))[0]?.['status']?.['stringValue'];
  tally.expect((await statusOf()) === 'pending', 'schedule: the record is not pending before');
  const response = await fetch(`${standIn.functionsUrl}/reconcilePendingTransactions`, {
    method: 'POST',
    headers: {
      'user-agent': 'Google-Cloud-Scheduler',
      'x-cloudscheduler': 'true',
      'x-cloudscheduler-jobname': 'firebase-schedule-reconcilePendingTransactions-us-central1',
      'x-cloudscheduler-scheduletime': new Date().toISOString(),
      'content-type': 'application/octet-stream',
    },
  });
  tally.expect(response.ok, `schedule: ${response.status}`);
  tally.expect((await statusOf()) === 'completed', 'schedule: the record is not completed');
}
