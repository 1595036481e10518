import { explainCall } from '@everything-wallet/core/calls/explainCall';
import type { Command } from 'commander';
import { resolveSettings } from '../config/resolveSettings.ts';
import { findNetwork } from '../findNetwork.ts';
import { contractsOf } from '../output/contractsOf.ts';
import { describeCall } from '../output/describeCall.ts';
import { printResult } from '../output/printResult.ts';
import { tokenNames } from '../tokens/tokenNames.ts';
import { checkAddress } from '../transactions/checkAddress.ts';
import { checkCallData } from '../transactions/checkCallData.ts';
import { parseCoin } from '../transactions/parseCoin.ts';

interface DecodeOptions {
  readonly value: string;
  readonly from?: string;
}

/** Address without an owner: effects of a call without a sender do not depend on it. */
const ANYBODY = '0x00000000000000000000000000000000DeaDBeef';

/** ew decode: effects read from call data. Sends no request. */
export function addDecodeCommand(program: Command): void {
  program
    .command('decode')
    .description('decode a contract call offline: its declared effects and its warnings')
    .argument('<to>', 'the contract to call')
    .argument('<data>', 'the call data, as 0x-prefixed hex')
    .option('--value <amount>', 'the amount of coin to send', '0')
    .option('--from <address>', 'the sender')
    .action(async (to: string, data: string, { value, from }: DecodeOptions, command: Command) => {
      const settings = resolveSettings(command);
      checkAddress(to, '<to>');
      if (from !== undefined) checkAddress(from, '--from');
      checkCallData(data);
      const wei = parseCoin(value, '--value');
      const { chainId, currency } = findNetwork(settings.network);
      const transaction = { to, data, value: wei, chainId };
      const now = BigInt(Math.floor(Date.now() / 1_000));
      const reported = explainCall(transaction, { sender: from ?? ANYBODY, now });
      // Without a sender, a transfer to another address cannot be recognised.
      const warnings = reported.warnings.filter(
        ({ type }) => from !== undefined || type !== 'otherRecipient',
      );
      const call = { ...reported, warnings };
      const nameOf = await tokenNames(chainId, contractsOf(call));
      printResult(settings.isJson, call, () => describeCall(call, currency, nameOf));
    });
}
