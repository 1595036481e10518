import type { DescriptorReader } from '@everything-wallet/core/calls/clearSigning/DescriptorReader';
import { networks } from '@everything-wallet/core/networks/networks';
import { Transaction } from 'ethers';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Tally } from '../production/Tally.ts';
import { otherWords } from './otherWords.ts';

interface Vector {
  readonly description: string;
  readonly rawTx?: string;
  readonly from?: string;
  readonly expected: {
    readonly intent: string;
    readonly fields?: readonly { readonly label: string; readonly value: string }[];
  };
}

interface VectorFile {
  readonly dataProvider?: {
    readonly tokens?: Readonly<Record<string, { readonly symbol: string; readonly decimals: number }>>;
    readonly addressNames?: Readonly<Record<string, string>>;
    readonly ensNames?: Readonly<Record<string, string>>;
    readonly blockTimestamps?: Readonly<Record<string, number>>;
  };
  readonly tests: readonly Vector[];
}

/**
 * Describes every vector of the registry's calls, and compares intent and fields word for word.
 *
 * @param directory the registry's own
 * @returns the number of each outcome
 */
export async function checkClearSigning(
  tally: Tally,
  reader: DescriptorReader,
  directory: string,
): Promise<string> {
  const counts = new Map<string, number>();
  const files = readdirSync(join(directory, 'registry'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /testsv2\/calldata.*\.json$/.test(file))
    .sort();
  for (const file of files) {
    const vectors = JSON.parse(readFileSync(join(directory, 'registry', file), 'utf8')) as VectorFile;
    for (const vector of vectors.tests) {
      const outcome = await runVector(reader, vectors, vector);
      counts.set(outcome.what, (counts.get(outcome.what) ?? 0) + 1);
      if (outcome.what === 'right') tally.expect(true, file);
      if (outcome.what === 'in other words') {
        const reason = otherWords.get(basename(file, '.tests.json'));
        tally.expect(reason !== undefined, `${file}, ${vector.description}: ${outcome.detail ?? ''}`);
      }
    }
  }
  return [...counts].map(([what, count]) => `${count} ${what}`).join(', ');
}

async function runVector(
  reader: DescriptorReader,
  { dataProvider = {} }: VectorFile,
  { rawTx, from, expected }: Vector,
): Promise<{ readonly what: string; readonly detail?: string }> {
  if (rawTx === undefined) return { what: 'without a transaction' };
  const { to, data, value, chainId } = Transaction.from(rawTx);
  if (to === null) return { what: 'without a contract' };
  if (!networks.some((network) => BigInt(network.chainId) === chainId)) return { what: 'of other networks' };
  const at = <Item>(items: Readonly<Record<string, Item>> = {}, address: string) =>
    Promise.resolve(Object.entries(items).find(([key]) => key.toLowerCase() === address.toLowerCase())?.[1]);
  const described = await reader.describe(
    { to, data, value, chainId: Number(chainId) },
    {
      sender: from ?? to,
      tokenAt: (address) => at(dataProvider.tokens, address),
      nameOf: (address) => at({ ...dataProvider.ensNames, ...dataProvider.addressNames }, address),
      timeOfBlock: (block) => Promise.resolve(dataProvider.blockTimestamps?.[String(block)]),
    },
  );
  if (!described) return { what: 'not described, since bytes follow that its function does not have' };
  const read = written(described.intent, described.fields);
  const wanted = written(expected.intent, expected.fields ?? []);
  return read === wanted
    ? { what: 'right' }
    : { what: 'in other words', detail: `${read} instead of ${wanted}` };
}

function written(
  intent: string,
  fields: readonly { readonly label: string; readonly value: string }[],
): string {
  return JSON.stringify([intent, ...fields.map(({ label, value }) => [label, value])]);
}
