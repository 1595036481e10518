import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MadeTransfer, TransferChain } from './TransferChain.ts';

const lists: Readonly<Record<string, MadeTransfer['kind']>> = {
  txlist: 'coin',
  tokentx: 'erc20',
  tokennfttx: 'erc721',
  token1155tx: 'erc1155',
};

/** An explorer's API of one chain that answers with pages, rows twice, and gaps that are filled later; it lies about all amounts. */
export async function startExplorer(
  chain: TransferChain,
  made: readonly MadeTransfer[],
  hasGaps: () => boolean,
): Promise<{ readonly url: string; readonly end: () => void }> {
  let questions = 0;
  const server = createServer((request, response) => {
    questions += 1;
    const query = new URL(request.url ?? '', 'http://localhost').searchParams;
    const number = (name: string) => Number(query.get(name));
    const say = (answer: object) => response.end(JSON.stringify(answer));
    if (questions % 17 === 0) {
      say({ status: '0', message: 'NOTOK', result: 'Max calls per sec rate limit reached (5/sec)' });
      return;
    }
    const rows = made
      .filter(
        ({ kind, to }) =>
          kind === lists[query.get('action') ?? ''] && to.toLowerCase() === query.get('address'),
      )
      .filter(({ block }) => block >= number('startblock') && block <= number('endblock'))
      .filter((_, index) => !hasGaps() || index % 5 !== 3)
      .flatMap((transfer, index) => (index % 4 === 0 ? [transfer, transfer] : [transfer]))
      .map(({ hash, block, to }) => ({
        blockNumber: String(block),
        hash,
        from: to,
        to,
        value: '999999999999999999999',
        contractAddress: to,
      }));
    const first = (number('page') - 1) * number('offset');
    const page = rows.slice(first, first + number('offset'));
    say(
      page.length > 0
        ? { status: '1', message: 'OK', result: page }
        : { status: '0', message: 'No transactions found', result: [] },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/${chain.network.id}`,
    end: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
