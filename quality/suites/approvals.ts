import type { NamedApproval } from '@everything-wallet/core/schemas/approvals';
import type { ApprovalsAnswer } from '@everything-wallet/core/schemas/approvalsAnswer';
import { toBeHex } from 'ethers';
import { approvalKey } from '@everything-wallet/core/approvals/approvalKey';
import { ApprovalsReader } from '../../functions/src/services/approvals/ApprovalsReader.ts';
import type { TokenList } from '../../functions/src/services/holdings/tokenListOf.ts';
import { abi } from '../figures/LyingNode.ts';
import { seededRandom } from '../figures/seededRandom.ts';
import type { Tally } from '../production/Tally.ts';
import { ApprovalWorld } from '../simulation/ApprovalWorld.ts';
import { erc20, OTHER, SENDER, type CallChain } from '../simulation/CallChain.ts';
import { onCallChain } from '../simulation/onCallChain.ts';

const STEPS = 300;

/**
 * Spam contract that emits Approval(first argument, second argument, 7) on any call, and returns 7: an
 * approval that the owner never gave.
 */
const SPAM = '0x00000000000000000000000000000000000bad00';
const SPAM_CODE =
  '0x60076000526024356004357f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b92560206000a360206000f3';

const emptyTokenList: TokenList = { tokens: [], byContract: new Map(), contracts: new Set() };

const CLAIM =
  'The wallet finds every ERC-20, ERC-721 and ERC-1155 approval in the logs, with the amount at risk. It misses none when a node hides logs or allowances or answers for few blocks, or when a spam contract invents approvals.';

/** Allowances given and taken back at random on a local chain, found by their logs and compared with the books (decision 48). */
export const approvals = onCallChain(CLAIM, async ({ chain, nodes, tally }) => {
  const [liar] = nodes;
  const urls = nodes.map(({ url }) => url);
  const tokenList = () => Promise.resolve(emptyTokenList);
  const newReader = () => new ApprovalsReader(chain.network, urls, { tokenList });
  const world = new ApprovalWorld(chain, seededRandom(480));
  const compare = (what: string, found: readonly ApprovalsAnswer['approvals'][number][]) => {
    const reported = new Map(found.map((one) => [approvalKey(one), one]));
    for (const [key, { units }] of world.allowed) {
      const one = reported.get(key);
      tally.expect(
        one?.agreement === 'agreed' && one.units === units.toString(),
        `${what}: ${key}: told ${one?.units ?? 'nothing'} (${one?.agreement ?? '—'}), books ${units}`,
      );
      reported.delete(key);
    }
    tally.expect(reported.size === 0, `${what}: told ${[...reported.keys()].join()}, which is over`);
  };

  await tally.part(`${STEPS} approvals given and taken back`, async () => {
    for (let step = 0; step < STEPS; step += 1) await world.step();
    const { found, scans } = await readWhole(newReader());
    compare('all at once', found);
    await checkAtRisk(chain, found, tally);
    return `${found.length} in force, ${scans} scans`;
  });
  await tally.part('approvals after a scan', async () => {
    const reader = newReader();
    const before = await readWhole(reader);
    for (let step = 0; step < 50; step += 1) await world.step();
    const { found } = await readWhole(reader, before);
    compare('after a scan', found);
    return undefined;
  });
  await tally.part('nodes that tell of few blocks at once', async () => {
    for (const node of nodes) node.maxBlocks = 100;
    const { found, scans } = await readWhole(newReader());
    compare('few blocks', found);
    for (const node of nodes) node.maxBlocks = Infinity;
    return `${scans} scans`;
  });
  await tally.part('nodes that tell no logs', async () => {
    for (const node of nodes) node.without = ['eth_getLogs'];
    const { answer } = await readWhole(newReader());
    tally.expect(answer.logs === 'refused', `without logs: ${answer.logs}`);
    for (const node of nodes) node.without = [];
    return undefined;
  });
  await tally.part('one node of three that lies', async () => {
    liar.change = (method, result) => (method === 'eth_getLogs' ? [] : result);
    compare('hides logs', (await readWhole(newReader())).found);
    liar.change = (_, result) => result;
    liar.lie = ({ callData }) =>
      callData.startsWith('0xdd62ed3e') ? { success: true, returnData: abi('uint256', 0n) } : undefined;
    const { found } = await readWhole(newReader());
    compare('hides allowances', found);
    const ofTokens = found.filter(({ kind }) => kind === 'allowance');
    tally.expect(
      ofTokens.length > 0 && ofTokens.every(({ agreeing }) => agreeing === 2),
      'hides allowances: it is not counted',
    );
    liar.lie = undefined;
    return undefined;
  });
  await tally.part('one node of three that says alone that all is over', async () => {
    const before = await readWhole(newReader());
    for (const node of nodes) node.without = node === liar ? [] : ['eth_call'];
    liar.lie = ({ callData }) =>
      ['0xdd62ed3e', '0xe985e9c5', '0x081812fc'].includes(callData.slice(0, 10))
        ? { success: true, returnData: abi('uint256', 0n) }
        : undefined;
    const { found } = await readWhole(newReader(), before);
    const reported = new Map(found.map((one) => [approvalKey(one), one]));
    for (const key of world.allowed.keys())
      tally.expect(
        reported.get(key)?.units === null && reported.get(key)?.agreement !== 'agreed',
        `alone: ${key}: ${reported.get(key)?.agreement ?? 'left out'}`,
      );
    liar.lie = undefined;
    for (const node of nodes) node.without = [];
    compare('afterwards', (await readWhole(newReader(), { ...before, found })).found);
    return undefined;
  });
  await tally.part('spam', async () => {
    await chain.ask('anvil_setCode', SPAM, SPAM_CODE);
    for (let index = 0; index < 200; index += 1) {
      const data = erc20.encodeFunctionData('transfer', [SENDER, 0n]).slice(0, 74);
      await chain.make({ from: OTHER, to: SPAM, data: `${data}${toBeHex(index + 1, 32).slice(2)}` });
    }
    const { found, scans, leftOut } = await readWhole(newReader());
    compare(
      'beside spam',
      found.filter(({ contract }) => contract.toLowerCase() !== SPAM),
    );
    tally.expect(leftOut === 0 && scans > 1, `spam: ${leftOut} left out in ${scans} scans`);
    return `${scans} scans`;
  });
});

/** Requests until everything is read, as a page does. */
async function readWhole(
  reader: ApprovalsReader,
  before?: { found: readonly NamedApproval[]; answer: ApprovalsAnswer },
): Promise<{ found: ApprovalsAnswer['approvals']; answer: ApprovalsAnswer; scans: number; leftOut: number }> {
  let known = before?.found ?? [];
  let read = before?.answer.read ?? null;
  let leftOut = 0;
  for (let scans = 1; ; scans += 1) {
    const answer = await reader.read({ addresses: [SENDER, OTHER], read, known: known.map(asNamed) });
    ({ read } = answer);
    known = answer.approvals;
    leftOut += answer.leftOut;
    if (answer.logs !== 'behind' || scans > 200) return { found: answer.approvals, answer, scans, leftOut };
  }
}

function asNamed({
  kind,
  owner,
  contract,
  spender,
  tokenId,
  changedBlock,
  changedAt,
}: NamedApproval): NamedApproval {
  return { kind, owner, contract, spender, tokenId, changedBlock, changedAt };
}

/** Checks that the amount at risk is the lesser of allowance and balance on chain. */
async function checkAtRisk(
  chain: CallChain,
  found: ApprovalsAnswer['approvals'],
  tally: Tally,
): Promise<void> {
  for (const { kind, owner, contract, units, atRisk } of found) {
    if (kind !== 'allowance' || owner !== SENDER) continue;
    const held = (await chain.valueOf({ kind: 'erc20', contract })) ?? 0n;
    const allowed = BigInt(units ?? 0);
    const expected = allowed < held ? allowed : held;
    tally.expect(atRisk === expected.toString(), `at risk ${atRisk ?? '—'}, chain ${expected}`);
  }
}
