import type { NetworkName } from '../../../clients/typescript/src/answers.ts';
import { ApiError } from '../../../clients/typescript/src/ApiError.ts';
import { EverythingWallet } from '../../../clients/typescript/src/EverythingWallet.ts';
import { environment } from '../../functions/support/environment.ts';
import type { Client, Question } from './Client.ts';

/** The TypeScript SDK. */
export const typeScriptClient: Client = {
  name: 'TypeScript',
  isHere: true,
  async ask(question, key) {
    const wallet = new EverythingWallet({ apiKey: key, baseUrl: environment.hostingUrl() });
    try {
      return { answer: await answerOf(wallet, question) };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { status, code, message, errors } = error;
      return { refusal: { status, code, detail: message, fields: errors.map(({ field }) => field) } };
    }
  },
};

async function answerOf(wallet: EverythingWallet, question: Question): Promise<unknown> {
  switch (question[0]) {
    case 'health':
      return wallet.getHealth();
    case 'networks':
      return { networks: await wallet.listNetworks() };
    case 'balance':
      return wallet.getBalance({ address: question[1], network: question[2] as NetworkName });
    case 'estimate': {
      const [, from, to, value, network] = question;
      return wallet.estimateGas({ from, to, value, network: network as NetworkName });
    }
    case 'simulate': {
      const [, from, to, data, network] = question;
      return wallet.simulate({ from, to, data, network: network as NetworkName });
    }
    case 'approvals':
      return wallet.listApprovals({ address: question[1], network: question[2] as NetworkName });
    case 'tokens':
      return wallet.listTokens({ address: question[1], network: question[2] as NetworkName });
    case 'positions':
      return wallet.listPositions({ address: question[1], network: question[2] as NetworkName });
    case 'nfts':
      return wallet.listNfts({ address: question[1], network: question[2] as NetworkName });
    case 'transfers':
      return wallet.listTransfers({ address: question[1], network: question[2] as NetworkName });
    case 'send':
      return wallet.sendTransaction({ signedTransaction: question[1], network: question[2] as NetworkName });
    case 'transaction':
      return wallet.getTransaction({ hash: question[1], network: question[2] as NetworkName });
  }
}
