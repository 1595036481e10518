import type { PoolsAnswer } from '@everything-wallet/core/schemas/poolsAnswer';
import { abi, type Lie, type LyingNode } from '../figures/LyingNode.ts';
import type { Tally } from '../production/Tally.ts';
import type { PoolChain } from './PoolChain.ts';

/** Far more than there is. */
const MUCH = abi('uint256', 10n ** 30n);

/** Returns one node's lie about calls of a function. */
function lieAbout(selector: string): Lie {
  return ({ callData, success }) =>
    callData.startsWith(selector) && success ? { success, returnData: MUCH } : undefined;
}

const LIES: readonly (readonly [string, (node: LyingNode) => void])[] = [
  ['what all is worth', (node) => (node.lie = lieAbout('0x01e1d114'))],
  ['what a share is worth', (node) => (node.lie = lieAbout('0x07a2d13a'))],
  ['who has how many shares', (node) => (node.lie = lieAbout('0x70a08231'))],
  ['what shares would bring', (node) => (node.lie = lieAbout('0x4cdad506'))],
  ['what may leave', (node) => (node.lie = lieAbout('0xce96cb77'))],
  ['decimals', (node) => (node.lie = lieAbout('0x313ce567'))],
  ['the asset', (node) => (node.lie = lieAbout('0x38d52e0f'))],
  ['logs, of which it tells none', (node) => (node.change = without('eth_getLogs', []))],
  ['code, of which it sees none', (node) => (node.change = without('eth_getCode', '0x'))],
  ['nothing at all', (node) => (node.isSilent = true)],
];

/** Lets one node of three lie, and then one of two, and searches for its lies in the functions' answers. */
export async function checkLiars(
  chain: PoolChain,
  nodes: readonly LyingNode[],
  ask: (urls: readonly string[]) => Promise<PoolsAnswer>,
  tally: Tally,
): Promise<void> {
  const urls = nodes.map(({ url }) => url);
  const [liar] = nodes;
  if (!liar) return;
  const truth = figuresOf(await ask(urls));
  for (const [name, lie] of LIES) {
    lie(liar);
    const ofThree = figuresOf(await ask(urls));
    tally.expect(
      JSON.stringify(ofThree) === JSON.stringify(truth),
      `one of three lies about ${name}, and the figures are others`,
    );
    const ofTwo = figuresOf(await ask(urls.slice(0, 2)));
    const believed = ofTwo.filter((figure, index) => figure !== null && figure !== truth[index]);
    tally.expect(believed.length === 0, `one of two lies about ${name}, and is believed: ${believed.join()}`);
    liar.lie = undefined;
    liar.change = (_, result) => result;
    liar.isSilent = false;
  }
  tally.expect(
    truth.every((figure) => figure !== null) && truth.length > chain.accounts.length,
    'the truth has gaps',
  );
}

function without(method: string, answer: unknown): LyingNode['change'] {
  return (requested, result) => (requested === method ? answer : result);
}

/** Every figure about money, in one order. */
function figuresOf({ vaults }: PoolsAnswer): readonly (string | null)[] {
  return vaults.flatMap(({ totalAssets, sharePrice, positions }) => [
    totalAssets,
    sharePrice,
    ...positions.flatMap(({ shares, assets, maxWithdraw, maxRedeem, earned }) => [
      ...[shares, assets, maxWithdraw, maxRedeem, earned],
    ]),
  ]);
}
