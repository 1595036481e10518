import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError, type EverythingWallet, type Transaction } from '@everything-wallet/sdk';
import { InvalidArgumentError, type Command } from 'commander';
import { resolveSettings } from '../config/resolveSettings.ts';
import { connect } from '../connect.ts';
import { CliError } from '../errors/CliError.ts';
import { usageError } from '../errors/usageError.ts';
import { exitCodes } from '../exitCodes.ts';
import { findNetwork } from '../findNetwork.ts';
import type { KnownNetwork } from '../networks.ts';
import { formatFields } from '../output/formatFields.ts';
import { printResult } from '../output/printResult.ts';
import { interruption } from '../terminal/interruption.ts';

interface TxGetOptions {
  readonly wait?: boolean;
  /** Seconds. */
  readonly timeout: number;
}

/** How often --wait asks. A block of Ethereum takes 12 s, one of Polygon 2 s. */
const POLL_MS = 2_000;

/** ew tx get: what became of a transaction. */
export function addTxGetCommand(tx: Command): void {
  tx.command('get')
    .description('print a transaction and its status')
    .argument('<hash>', 'the hash of the transaction')
    .option('--wait', 'wait until it is in a block')
    .option('--timeout <seconds>', 'how long --wait waits', parseSeconds, 300)
    .action(async (hash: string, { wait, timeout }: TxGetOptions, command: Command) => {
      const settings = resolveSettings(command);
      if (!/^0x[0-9a-fA-F]{64}$/.test(hash)) {
        throw usageError('This is not the hash of a transaction.', 'A hash is 0x and 64 hex digits.');
      }
      const network = findNetwork(settings.network);
      const wallet = connect(settings);
      const transaction = wait
        ? await waitForBlock(wallet, hash, network, timeout)
        : await wallet.getTransaction({ hash, network: network.rpcName }, { signal: interruption });
      printResult(settings.isJson, transaction, () => textOf(transaction));
    });
}

function parseSeconds(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError('It must be a whole number of seconds.');
  return Number(text);
}

/** Asks until the transaction is in a block; one that was just sent may not be known yet. */
async function waitForBlock(
  wallet: EverythingWallet,
  hash: string,
  network: KnownNetwork,
  seconds: number,
): Promise<Transaction> {
  const deadline = AbortSignal.timeout(seconds * 1_000);
  const signal = AbortSignal.any([interruption, deadline]);
  let state = 'could not be looked up';
  try {
    for (;;) {
      const transaction = await find(wallet, hash, network, signal);
      if (transaction && transaction.status !== 'pending') return transaction;
      state = transaction ? 'still waits for a block' : 'is not known to the network';
      await sleep(POLL_MS, undefined, { signal });
    }
  } catch (error) {
    interruption.throwIfAborted();
    if (!deadline.aborted) throw error;
    throw new CliError('still_pending', `After ${seconds} s the transaction ${state}.`, {
      exitCode: exitCodes.unexpected,
      remedy: 'Ask again later; it may still get into a block.',
    });
  }
}

async function find(
  wallet: EverythingWallet,
  hash: string,
  network: KnownNetwork,
  signal: AbortSignal,
): Promise<Transaction | undefined> {
  try {
    return await wallet.getTransaction({ hash, network: network.rpcName }, { signal });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'transaction_not_found') return undefined;
    throw error;
  }
}

function textOf(transaction: Transaction): string {
  const { currency } = transaction;
  return formatFields([
    ['Hash', transaction.txHash],
    ['Network', transaction.network],
    ['Status', transaction.status],
    ['From', transaction.from],
    ['To', transaction.to ?? 'creates a contract'],
    ['Amount', `${transaction.value} ${currency}`],
    ['Fee', transaction.fee && `${transaction.fee} ${currency}`],
    ['Nonce', transaction.nonce.toString()],
    ['Block', transaction.blockNumber?.toString()],
    ['Confirmations', transaction.confirmations.toString()],
  ]);
}
