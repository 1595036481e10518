import type { HoldingsAnswer, HoldingsQuestion } from '@everything-wallet/core/schemas/holdings';
import type { Network } from '@everything-wallet/core/networks/networks';
import { HoldingsReader } from '../../functions/src/services/holdings/HoldingsReader.ts';
import type { TokenList } from '../../functions/src/services/holdings/tokenListOf.ts';
import type { Tally } from '../production/Tally.ts';
import type { FigureChain } from './FigureChain.ts';
import { lieKinds, lieOf, type LieKind } from './lies.ts';
import type { LyingNode } from './LyingNode.ts';
import { seededRandom } from './seededRandom.ts';

/** Longest that figures may take while the first node is dead, in ms. */
const LONGEST_MS = 3_000;

const LIES = 50;

/** No list: every token is unverified, and its decimals need a quorum. */
const noList: TokenList = { tokens: [], byContract: new Map(), contracts: new Set() };

/** Environment of the checks of figures. */
export interface FigureFixture {
  readonly chain: FigureChain;
  readonly nodes: readonly [LyingNode, LyingNode, LyingNode];
  readonly accounts: readonly string[];
  readonly tokens: readonly string[];
}

function readerOf(network: Network, nodes: readonly LyingNode[]) {
  const urls = nodes.map(({ url }) => url);
  const reader = new HoldingsReader(network, urls, { tokenList: () => Promise.resolve(noList) });
  return async (addresses: readonly string[], tokens: readonly string[]): Promise<HoldingsAnswer> => {
    const question: Omit<HoldingsQuestion, 'network'> = {
      addresses: [...addresses],
      tokens: [...tokens],
      discovers: false,
      discoversFrom: 0,
    };
    return reader.read(question, []);
  };
}

/** Reads the true values from the chain. */
async function truthOf(chain: FigureChain, { holdings }: HoldingsAnswer): Promise<readonly bigint[]> {
  return chain.unitsOf(holdings);
}

/** Counts reliable figures that differ from the chain; the sum of the others is what a total may have. */
function wrongOf({ holdings }: HoldingsAnswer, truth: readonly bigint[]): number {
  return holdings.filter(({ units }, index) => units !== null && BigInt(units) !== truth[index]).length;
}

/** Lets one node of three lie in many ways, and one of two. */
export async function checkLies(
  { chain, nodes, accounts, tokens }: FigureFixture,
  tally: Tally,
): Promise<string> {
  const random = seededRandom(13);
  const addresses = accounts.slice(0, 5);
  const contracts = tokens.slice(0, 5);
  const kinds = new Map<LieKind, number>();
  for (let count = 0; count < LIES; count += 1) {
    const kind = lieKinds[Math.floor(random() * lieKinds.length)] ?? 'coin';
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    const liar = nodes[Math.floor(random() * nodes.length)] ?? nodes[0];
    liar.lie = lieOf(kind, random);
    const what = `lie ${count + 1} (${kind})`;

    const answer = await readerOf(chain.network, nodes)(addresses, contracts);
    const truth = await truthOf(chain, answer);
    tally.expect(answer.holdings.length === 30, `${what}: ${answer.holdings.length} figures`);
    tally.expect(
      answer.holdings.every(({ agreement, agreeing }) => agreement === 'agreed' && agreeing >= 2),
      `${what}: a figure is not agreed`,
    );
    tally.expect(wrongOf(answer, truth) === 0, `${what}: a figure is wrong`);
    tally.expect(answer.nodes.differing === 1, `${what}: ${answer.nodes.differing} nodes flagged`);
    tally.expect(
      answer.block?.number === (await chain.blockNumber()),
      `${what}: of block ${answer.block?.number}`,
    );
    tally.expect(
      answer.tokens.every(({ decimals, symbol }, index) => decimals === 18 && symbol === `T${index}`),
      `${what}: facts of a token are wrong`,
    );

    // With two nodes neither is believed: a value on which they disagree has no figure.
    const honest = nodes.find((node) => node !== liar) ?? nodes[0];
    const ofTwo = await readerOf(chain.network, count % 2 === 0 ? [liar, honest] : [honest, liar])(
      addresses,
      contracts,
    );
    tally.expect(
      wrongOf(ofTwo, await truthOf(chain, ofTwo)) === 0,
      `${what}: a figure of two nodes is wrong`,
    );
    tally.expect(
      ofTwo.tokens.every(({ decimals }) => decimals === 18 || decimals === null),
      `${what}: decimals of two nodes are wrong`,
    );
    liar.lie = undefined;
  }
  return [...kinds].map(([kind, count]) => `${kind} ${count}`).join(', ');
}

/** Makes the first node fail: silent, or unreachable. */
export async function checkDeadNode(
  { chain, nodes, accounts, tokens }: FigureFixture,
  tally: Tally,
): Promise<string> {
  const [first, second, third] = nodes;
  const notes: string[] = [];
  const [some, contracts] = [accounts.slice(0, 10), tokens.slice(0, 30)];
  first.isSilent = true;
  for (const [name, used] of [
    ['of three', [first, second, third]],
    ['of two', [first, second]],
  ] as const) {
    const read = readerOf(chain.network, used);
    const times: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const begunAt = performance.now();
      const answer = await read(some, contracts);
      times.push(performance.now() - begunAt);
      const wrong = wrongOf(answer, await truthOf(chain, answer));
      tally.expect(wrong === 0, `${name}, round ${round}: ${wrong} wrong figures`);
      tally.expect(
        answer.holdings.every(({ agreement }) => agreement === 'agreed'),
        `${name}, round ${round}: a figure is not agreed`,
      );
      // As long as it takes until a dead one is known to be dead.
      if (round === 0) await new Promise((resolve) => setTimeout(resolve, 2_600));
    }
    tally.expect(
      Math.max(...times) < LONGEST_MS,
      `${name}: figures after ${times.map(Math.round).join(', ')} ms`,
    );
    notes.push(`${name} ${times.map((ms) => ms.toFixed(0)).join(', ')} ms`);
  }
  first.isSilent = false;
  return notes.join('; ');
}

/** Lets a node lag two blocks behind while an account's coin changes. */
export async function checkBehind(
  { chain, nodes, accounts, tokens }: FigureFixture,
  tally: Tally,
): Promise<undefined> {
  const [first, second, third] = nodes;
  const [account = ''] = accounts;
  await chain.mine(3);
  await chain.setCoin(account, 7n);
  await chain.mine(2);
  first.behind = 2;
  const before = (await chain.blockNumber()) - 2;
  const ofThree = await readerOf(chain.network, nodes)(accounts.slice(0, 5), tokens.slice(0, 5));
  tally.expect(wrongOf(ofThree, await truthOf(chain, ofThree)) === 0, 'of three: a figure is wrong');
  tally.expect(
    ofThree.holdings.every(({ agreement }) => agreement === 'agreed'),
    'of three: a figure is not agreed',
  );
  await chain.mine(1);
  await chain.setCoin(account, 9n);
  await chain.mine(1);
  const ofTwo = await readerOf(chain.network, [first, second])([account], []);
  // It knows the coin at the block that both have, and names that block.
  const head = await chain.blockNumber();
  const [figure] = ofTwo.holdings;
  tally.expect(figure?.agreement === 'agreed', `of two: ${JSON.stringify(figure)}`);
  tally.expect(figure?.units === '7' || figure?.units === '9', `of two: ${figure?.units}`);
  tally.expect(
    ofTwo.block?.number === head - 2,
    `of two: of block ${ofTwo.block?.number}, the chain at ${head}`,
  );
  tally.expect(before < head, 'no block was made');
  first.behind = 0;
  const all = await readerOf(chain.network, [first, second, third])([account], []);
  tally.expect(all.holdings[0]?.units === '9', 'all: the current coin balance is not reported');
  return undefined;
}

/** Reads all figures of many accounts, and counts the requests to nodes. */
export async function checkMany(
  { chain, nodes, accounts, tokens }: FigureFixture,
  tally: Tally,
): Promise<string> {
  const read = readerOf(chain.network, nodes);
  await read(accounts.slice(0, 1), tokens);
  for (const node of nodes) node.requests = 0;
  const begunAt = performance.now();
  const answer = await read(accounts, tokens);
  const ms = performance.now() - begunAt;
  const truth = await truthOf(chain, answer);
  tally.expect(
    answer.holdings.length === accounts.length * (tokens.length + 1),
    `${answer.holdings.length} figures`,
  );
  tally.expect(wrongOf(answer, truth) === 0, 'a figure is wrong');
  tally.expect(
    answer.holdings.every(({ agreement, agreeing }) => agreement === 'agreed' && agreeing === 3),
    'a figure is not agreed by all',
  );
  const requests = nodes.reduce((sum, node) => sum + node.requests, 0);
  tally.expect(requests === 3, `${requests} requests to three nodes`);
  return `${answer.holdings.length} figures in ${requests} requests, ${ms.toFixed(0)} ms`;
}

/** Reads the same where the network has no Multicall3. */
export async function checkWithoutMulticall(
  { chain, nodes, accounts, tokens }: FigureFixture,
  tally: Tally,
): Promise<string> {
  await chain.removeMulticall();
  const read = readerOf(chain.network, nodes);
  const answer = await read(accounts.slice(0, 5), tokens.slice(0, 20));
  tally.expect(answer.holdings.length === 5 * 21, `${answer.holdings.length} figures`);
  tally.expect(wrongOf(answer, await truthOf(chain, answer)) === 0, 'a figure is wrong');
  tally.expect(
    // The third node is not waited for long: one chain behind all three answers a hundred questions one after the other.
    answer.holdings.every(({ agreement, agreeing }) => agreement === 'agreed' && agreeing >= 2),
    'a figure is not agreed',
  );
  tally.expect(
    answer.tokens.every(({ decimals }) => decimals === 18),
    'decimals are wrong',
  );
  for (const node of nodes) node.requests = 0;
  await read(accounts.slice(0, 5), tokens.slice(0, 20));
  const requests = nodes.reduce((sum, node) => sum + node.requests, 0);
  tally.expect(requests === 3, `${requests} requests to three nodes, once it is known`);
  return `${answer.holdings.length} figures in ${requests} requests`;
}
