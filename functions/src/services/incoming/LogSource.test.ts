import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryLedger, MemoryNode, newHash } from '../../testing/MemoryLedger.ts';
import { RpcError } from '../chain/RpcError.ts';
import { LogSource } from './LogSource.ts';
import { addressTopic } from '../abi/word.ts';
import { TRANSFER, TRANSFER_BATCH, TRANSFER_SINGLE } from '../abi/transferTopics.ts';

const DEPTH = 12;
const OWN = '0x9858effd232b4033e47d90003d41ec34ecaeda94';
const OTHER = '0x6fac4d18c912343bf86fa7049364dd4e424ab9c0';
const STRANGER = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266';

let node: MemoryNode;
let ledger: MemoryLedger;
let source: LogSource;

const mine = (blocks: number) => {
  for (let block = 0; block < blocks; block += 1) node.mine();
};
const send = (to: string, event = TRANSFER_SINGLE) => {
  const hash = newHash();
  const topics =
    event === TRANSFER
      ? [event, addressTopic(STRANGER), addressTopic(to)]
      : [event, addressTopic(STRANGER), addressTopic(STRANGER), addressTopic(to)];
  node.mine({ hash, from: STRANGER, to: STRANGER, logs: [{ address: STRANGER, topics, data: '0x' }] });
  return hash;
};
const find = async (from: bigint, address = OWN) => {
  const { places } = await source.find({
    positions: new Map([[address, from]]),
    reach: { number: node.head, hash: '', at: 0 },
    isLate: () => false,
  });
  return places.map(({ txHash }) => txHash);
};

beforeEach(() => {
  node = new MemoryNode();
  mine(100);
  ledger = new MemoryLedger(node);
  source = new LogSource(ledger, DEPTH);
});

describe('ERC-1155 transfers in the last blocks', () => {
  it.each([TRANSFER_SINGLE, TRANSFER_BATCH])('are found in the logs of all accounts (%s)', async (event) => {
    const own = send(OWN, event);
    send(OTHER, event);
    const asked = vi.spyOn(ledger, 'findLogs');
    expect(await find(90n)).toEqual([own]);
    expect(asked.mock.calls.map(([, topics]) => topics.length).toSorted()).toEqual([1, 3]);
  });

  it('are requested in the same way for every user and every cursor', async () => {
    const asked = vi.spyOn(ledger, 'findLogs');
    await find(90n);
    await find(95n, OTHER);
    const ofAll = asked.mock.calls.filter(([, topics]) => topics.length === 1);
    expect(ofAll[0]).toEqual(ofAll[1]);
    expect(ofAll).toHaveLength(2);
  });

  it('that were read before are not found once more', async () => {
    const hash = send(OWN);
    mine(5);
    expect(await find(101n)).toEqual([hash]);
    expect(await find(102n)).toEqual([]);
  });

  it('are those to the accounts alone if there are more blocks', async () => {
    const own = send(OWN);
    send(OTHER);
    const asked = vi.spyOn(ledger, 'findLogs');
    expect(await find(20n)).toEqual([own]);
    expect(asked.mock.calls.map(([, topics]) => topics.length).toSorted()).toEqual([3, 4]);
  });

  it('are limited to the accounts for ten scans, if nodes refuse so many', async () => {
    const own = send(OWN);
    const findLogs = ledger.findLogs.bind(ledger);
    const asked = vi.spyOn(ledger, 'findLogs').mockImplementation((range, topics) => {
      if (topics.length === 1) throw new RpcError(-32005, 'too many');
      return findLogs(range, topics);
    });
    for (let scan = 0; scan < 11; scan += 1) expect(await find(90n)).toEqual([own]);
    expect(asked.mock.calls.filter(([, topics]) => topics.length === 1)).toHaveLength(2);
  });
});

it('finds tokens of other standards by their recipient', async () => {
  const own = send(OWN, TRANSFER);
  send(OTHER, TRANSFER);
  expect(await find(90n)).toEqual([own]);
});
