import { seededRandom } from '../figures/seededRandom.ts';
import { mixed, seededHex } from './seededHex.ts';

/** Addresses of the world; the first ones are watched. */
export const ADDRESSES = 1_000_000;
export const WATCHED = 5_000;

/** The last ones of them, which a simulation adds later; they have a fifth of all movements. */
export const LATE = 100;
const LATE_SHARE = 0.2;

const ADDRESS = 1;
const CONTRACT = 2;
const TRANSACTION = 3;
const CONTRACTS = 200;

/** Topics, written here once more: the simulation shares no constant with what it tests. */
const SYNC = '0x1c411e9a96e071241c2f21f7726b17ae89e3cab4c78be50e062b03a9fffbbad1';
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const SINGLE = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62';
const BATCH = '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb';
const APPROVAL = '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925';
const FOR_ALL = '0x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31';

const PERMIT2 = '0x000000000022d473030f116ddee9f6b43ac78ba3';
const PERMIT2_APPROVAL = '0xda9fa7c1b00402c17d0161b249b1ab8bbec047c5a52207b9c112deffd817036b';
const LOCKDOWN = '0x89b1add15eff56b3dfe299ad94e01f2b52fbcb80ae1a3baea6ae8c04cb2b98a4';

/** A log without its place in the chain. */
interface EventLog {
  readonly address: string;
  readonly topics: readonly string[];
  readonly data: string;
}

/** Entry of a transaction for one address, by the books of the simulation: `<place>:<direction>`, and a text of the rest. */
interface Booked {
  readonly key: string;
  readonly text: string;
}

/** A random transaction of the simulation. */
export interface EventTransaction {
  readonly hash: string;
  readonly from: string;
  readonly to: string;
  readonly value: bigint;
  readonly nonce: number;
  readonly succeeded: boolean;
  readonly logs: readonly EventLog[];
  /** Entries of watched addresses. */
  readonly booked: readonly Booked[];
}

/** Returns an address of the world. */
export function addressAt(index: number): string {
  return seededHex(20, ADDRESS, index);
}

function word(value: bigint | number | string): string {
  return (typeof value === 'string' ? value.slice(2) : value.toString(16)).padStart(64, '0');
}

const topic = (value: bigint | number | string) => `0x${word(value)}`;
const data = (...values: (bigint | number)[]) => `0x${values.map(word).join('')}`;

/** Collects logs and what they book. */
class Writer {
  readonly logs: EventLog[] = [];
  readonly booked: Booked[] = [];
  readonly #isWatched: ReadonlySet<string>;

  constructor(parties: readonly (readonly [string, boolean])[]) {
    this.#isWatched = new Set(parties.flatMap(([address, isWatched]) => (isWatched ? [address] : [])));
  }

  log(address: string, topics: readonly string[], content: string): number {
    return this.logs.push({ address, topics, data: content }) - 1;
  }

  book(place: string, [from, to]: readonly [string, string], rest: readonly unknown[]): void {
    const add = (address: string, direction: string) => {
      if (!this.#isWatched.has(address)) return;
      this.booked.push({ key: `${place}:${direction}`, text: [address, from, to, ...rest].join(' ') });
    };
    if (from === to) add(from, 'self');
    else {
      add(from, 'out');
      add(to, 'in');
    }
  }
}

/**
 * Makes the transaction of a seed: coin (some of it fails), tokens and NFTs of all standards, batches, and approvals, also
 * those of Permit2, after up to two logs that are nothing of these.
 *
 * @param isNoise true for one without watched addresses
 */
export function eventTransaction(seed: number, isNoise: boolean): EventTransaction {
  const random = seededRandom(mixed(seed));
  const below = (count: number) => Math.floor(random() * count);
  const stranger = () => WATCHED + below(ADDRESSES - WATCHED);
  const watched = () => (random() < LATE_SHARE ? WATCHED - 1 - below(LATE) : below(WATCHED));
  const one = isNoise ? stranger() : watched();
  const other = isNoise || random() < 0.9 ? stranger() : random() < 0.1 ? one : watched();
  const [first, second] = random() < 0.5 ? [one, other] : [other, one];
  const [from, to] = [addressAt(first), addressAt(second)];
  const writer = new Writer([
    [from, first < WATCHED],
    [to, second < WATCHED],
  ]);
  const contract = seededHex(20, CONTRACT, below(CONTRACTS));
  for (let count = below(3); count > 0; count -= 1) writer.log(contract, [SYNC], data(below(1_000), 2));
  const amount = BigInt(1 + below(2 ** 31)) * 10n ** BigInt(below(20));
  const id = below(2 ** 31);
  const parties = [from, to] as const;
  const sender = seededHex(20, ADDRESS, ADDRESSES + below(1_000));
  const call = { from: sender, to: contract, value: 0n, succeeded: true };
  const kind = below(100);
  let sent: Pick<EventTransaction, 'from' | 'to' | 'value' | 'succeeded'> = call;
  if (kind < 25) {
    sent = { from, to, value: amount, succeeded: random() > 0.1 };
    if (sent.succeeded) writer.book('coin', parties, ['coin', amount]);
    else writer.logs.length = 0;
  } else if (kind < 55) {
    const place = writer.log(contract, [TRANSFER, topic(from), topic(to)], data(amount));
    writer.book(String(place), parties, ['erc20', contract, amount]);
  } else if (kind < 65) {
    const place = writer.log(contract, [TRANSFER, topic(from), topic(to), topic(id)], '0x');
    writer.book(String(place), parties, ['erc721', contract, id, 1]);
  } else if (kind < 75) {
    const topics = [SINGLE, topic(sender), topic(from), topic(to)];
    const place = writer.log(contract, topics, data(id, amount));
    writer.book(String(place), parties, ['erc1155', contract, id, amount]);
  } else if (kind < 80) {
    const items = Array.from(
      { length: 1 + below(4) },
      (_, item) => [id + item, amount + BigInt(item)] as const,
    );
    const ids = items.map(([token]) => token);
    const units = items.map(([, count]) => count);
    const content = data(64, 96 + 32 * items.length, items.length, ...ids, items.length, ...units);
    const place = writer.log(contract, [BATCH, topic(sender), topic(from), topic(to)], content);
    for (const [item, [token, count]] of items.entries())
      writer.book(`${place}.${item}`, parties, ['erc1155', contract, token, count]);
  } else if (kind < 90) {
    const place = writer.log(contract, [APPROVAL, topic(from), topic(to)], data(amount));
    writer.book(String(place), parties, ['allowance', contract, amount]);
  } else if (kind < 95) {
    const place = writer.log(contract, [APPROVAL, topic(from), topic(to), topic(id)], '0x');
    writer.book(String(place), parties, ['tokenApproval', contract, id, 1]);
  } else if (kind < 96) {
    const topics = [PERMIT2_APPROVAL, topic(from), topic(contract), topic(to)];
    const place = writer.log(PERMIT2, topics, data(amount, 1));
    writer.book(String(place), parties, ['permit2', contract, amount]);
  } else if (kind < 97) {
    const content = `0x${word(contract)}${word(to)}`;
    const place = writer.log(PERMIT2, [LOCKDOWN, topic(from)], content);
    writer.book(String(place), parties, ['permit2', contract, 0]);
  } else {
    const isGiven = below(2);
    const place = writer.log(contract, [FOR_ALL, topic(from), topic(to)], data(isGiven));
    writer.book(String(place), parties, ['operator', contract, isGiven]);
  }
  const hash = seededHex(32, TRANSACTION, seed);
  return { hash, nonce: below(1_000), ...sent, logs: writer.logs, booked: writer.booked };
}
