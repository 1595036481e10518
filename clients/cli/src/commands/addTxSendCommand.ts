import type { GasEstimate, SentTransaction } from '@everything-wallet/sdk';
import { Option, type Command } from 'commander';
import { resolveSettings, type Settings } from '../config/resolveSettings.ts';
import { createApiClient } from '../createApiClient.ts';
import { CliError } from '../errors/CliError.ts';
import { usageError } from '../errors/usageError.ts';
import { exitCodes } from '../exitCodes.ts';
import { findNetwork } from '../findNetwork.ts';
import { describeTransaction } from '../output/describeTransaction.ts';
import { formatFields } from '../output/formatFields.ts';
import { paint } from '../output/paint.ts';
import { printNote } from '../output/printNote.ts';
import { printResult } from '../output/printResult.ts';
import { confirm } from '../terminal/confirm.ts';
import { interruption } from '../terminal/interruption.ts';
import { isInteractive } from '../terminal/isInteractive.ts';
import { readStdin } from '../terminal/readStdin.ts';
import { askPassword } from '../transactions/askPassword.ts';
import { broadcast } from '../transactions/broadcast.ts';
import { formatCoin } from '../transactions/formatCoin.ts';
import { highestFee } from '../transactions/highestFee.ts';
import { openKeystore } from '../transactions/openKeystore.ts';
import { parseCoin } from '../transactions/parseCoin.ts';
import { parseRecipient } from '../transactions/parseRecipient.ts';
import { parseCoinToSend } from '../transactions/parseCoinToSend.ts';
import { planSending, type Sending } from '../transactions/planSending.ts';
import { planTransfer } from '../transactions/planTransfer.ts';
import { readKeystore } from '../transactions/readKeystore.ts';
import { readSigned } from '../transactions/readSigned.ts';
import { refuseTokenContract } from '../transactions/refuseTokenContract.ts';
import { signTransfer } from '../transactions/signTransfer.ts';
import type { Transfer } from '../transactions/Transfer.ts';
import { waitAfterSending } from '../transactions/waitAfterSending.ts';

const UNCONFIRMED =
  'The nodes disagree on the nonce or the fees, or only one of several answered: check the nonce.';
import { withRemedyForBytes } from '../transactions/withRemedyForBytes.ts';
import { addWaitOptions, type WaitOptions } from './addWaitOptions.ts';

interface TxSendOptions extends WaitOptions {
  readonly keystore?: string;
  readonly to?: string;
  readonly value?: string;
  readonly token?: string;
  readonly decimals?: string;
  readonly maxFee?: string;
  readonly passwordStdin?: boolean;
  readonly yes?: boolean;
  readonly raw?: string;
}

/** ew tx send: signs a transfer on this machine and broadcasts it, or broadcasts what was signed elsewhere. */
export function addTxSendCommand(tx: Command): void {
  addWaitOptions(tx.command('send'))
    .description(
      'sign a coin or token transfer on this machine and broadcast it, or broadcast a signed transaction',
    )
    .option('--keystore <file>', 'encrypted keystore of the sender (JSON)')
    .option('--to <address>', 'the recipient')
    .option('--value <amount>', 'the amount, in coin or in the token')
    .option('--token <contract>', 'send this ERC-20 token')
    .option('--decimals <number>', 'the decimals of a token that ew does not know')
    .option('--max-fee <amount>', 'refuse to sign if the fee may be higher, in coin')
    .option('--password-stdin', 'read the password of the keystore from stdin (or set EW_KEYSTORE_PASSWORD)')
    .option('--yes', 'do not ask before signing')
    .addOption(
      new Option('--raw <hex>', 'broadcast this signed transaction; - reads it from stdin').conflicts([
        'keystore',
        'to',
        'value',
        'token',
        'decimals',
        'maxFee',
        'passwordStdin',
      ]),
    )
    .action(async (options: TxSendOptions, command: Command) => {
      const settings = resolveSettings(command);
      await (options.raw === undefined
        ? sendTransfer(options, settings)
        : sendRaw(options.raw, options, settings));
    });
}

async function sendRaw(raw: string, { wait, timeout }: WaitOptions, settings: Settings): Promise<void> {
  const network = findNetwork(settings.network);
  const wallet = createApiClient(settings);
  const bytes = raw === '-' ? await readStdin() : raw;
  const signed = await readSigned(bytes.trim(), network);
  let sent: SentTransaction;
  try {
    sent = await broadcast(wallet, signed);
  } catch (error) {
    throw withRemedyForBytes(error, signed);
  }
  if (wait) {
    const transaction = await waitAfterSending(wallet, signed, timeout);
    printResult(settings.isJson, transaction, () => describeTransaction(transaction));
    return;
  }
  printResult(settings.isJson, sent, () =>
    formatFields([
      ['Hash', sent.txHash],
      ['Network', sent.network],
    ]),
  );
}

async function sendTransfer(options: TxSendOptions, settings: Settings): Promise<void> {
  const {
    keystore: path,
    to: recipient,
    value: amount,
    maxFee,
    passwordStdin = false,
    yes = false,
  } = options;
  if (path === undefined || recipient === undefined || amount === undefined) {
    throw usageError(
      'Use --keystore, --to and --value together, or --raw alone.',
      'Run "ew tx send --help".',
    );
  }
  const network = findNetwork(settings.network);
  const to = await parseRecipient(recipient);
  await refuseTokenContract(network, to, options.token);
  if (options.token === undefined) checkCoinToSend(amount, options.decimals);
  const feeLimit = maxFee === undefined ? undefined : parseCoin(maxFee, '--max-fee');
  if (!yes && (passwordStdin || !isInteractive())) {
    throw usageError(
      'There is no terminal to ask for confirmation. Nothing was signed.',
      'Add --yes to send without confirmation.',
    );
  }
  const api = createApiClient(settings);
  const keystore = await readKeystore(path);
  const signer = await openKeystore(keystore, await askPassword(passwordStdin));

  const sending = await planSending(api, options, { network, from: signer.address, to, amount });
  const { wanted, token, units } = sending;
  const estimate = await api.estimateGas(
    {
      ...{ from: wanted.from, to: wanted.to, value: wanted.value.toString(), network: network.rpcName },
      ...(token && { data: wanted.data }),
    },
    { signal: interruption },
  );
  const transfer = planTransfer(wanted, estimate);
  const fee = highestFee(transfer);
  if (feeLimit !== undefined && fee > feeLimit) throw feeTooHigh(fee, feeLimit, network.currency);
  const total = transfer.value + fee;
  printNote(summary(transfer, sending, fee, total));
  for (const warning of warningsOf(token, estimate)) printNote(paint('yellow', warning, process.stderr));
  if (!yes && !(await confirm('Sign and send it?'))) {
    throw new CliError('declined', 'Nothing was signed.', { exitCode: exitCodes.interrupted });
  }
  interruption.throwIfAborted();

  const signed = await signTransfer(signer, transfer, total);
  // Printed before the broadcast: whatever fails from here on, the hash finds the transaction.
  printNote(`Signed ${signed.hash}`);
  const sent = await broadcast(api, signed);
  const transaction = options.wait ? await waitAfterSending(api, signed, options.timeout) : undefined;
  const result = {
    ...sent,
    ...transaction,
    from: transfer.from,
    to,
    value: sending.amount,
    ...(token
      ? { token: token.contract, symbol: token.symbol, units: units.toString() }
      : { valueWei: units.toString() }),
    highestFee: formatCoin(fee),
    highestFeeWei: fee.toString(),
    nonce: transfer.nonce,
  };
  printResult(settings.isJson, result, () =>
    transaction
      ? describeTransaction(transaction)
      : formatFields([
          ['Hash', sent.txHash],
          ['Network', sent.network],
        ]),
  );
}

function checkCoinToSend(amount: string, decimals: TxSendOptions['decimals']): void {
  if (decimals !== undefined) {
    throw usageError('--decimals needs a token: give its contract with --token.');
  }
  parseCoinToSend(amount);
}

function warningsOf(token: Sending['token'], { agreement, toIsContract }: GasEstimate): string[] {
  return [
    ...(token && !token.isKnown ? ['ew does not know this token: anyone can copy a symbol.'] : []),
    ...(agreement === 'agreed' ? [] : [UNCONFIRMED]),
    ...(!token && toIsContract ? ['The recipient is a contract.'] : []),
  ];
}

function summary(
  { network, from, nonce }: Transfer,
  { to, amount, token }: Sending,
  fee: bigint,
  total: bigint,
): string {
  const { currency } = network;
  return formatFields(
    [
      ['From', from],
      ['To', to],
      ['Amount', `${amount} ${token?.symbol ?? currency}`],
      ['Token', token && `${token.contract}, ${token.decimals} decimals`],
      ['Highest fee', `${formatCoin(fee)} ${currency}`],
      ['Total', token ? undefined : `${formatCoin(total)} ${currency} at most`],
      ['Network', `${network.name} (${network.type}, chain ${network.chainId})`],
      ['Nonce', nonce.toString()],
    ],
    process.stderr,
  );
}

function feeTooHigh(fee: bigint, limit: bigint, currency: string): CliError {
  const message = `The fee may reach ${formatCoin(fee)} ${currency}, but --max-fee is ${formatCoin(limit)}. Nothing was signed.`;
  return new CliError('fee_too_high', message, {
    exitCode: exitCodes.usage,
    remedy: 'Wait for lower fees, or raise --max-fee.',
  });
}
