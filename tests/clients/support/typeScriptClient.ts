import type { NetworkName } from '../../../clients/typescript/src/answers.ts';
import { ApiError } from '../../../clients/typescript/src/ApiError.ts';
import { EverythingWallet } from '../../../clients/typescript/src/EverythingWallet.ts';
import { environment } from '../../functions/support/environment.ts';
import type { Client, Question } from './Client.ts';
import { isPlainRead } from './isPlainRead.ts';
import { plainReads } from './plainReads.ts';

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
  if (isPlainRead(question)) {
    const [word, ...values] = question;
    const { method, required } = plainReads[word];
    const read = wallet[method] as (parameters: object) => Promise<unknown>;
    return read.call(wallet, Object.fromEntries(required.map((name, index) => [name, values[index]])));
  }
  switch (question[0]) {
    case 'health':
      return wallet.getHealth();
    case 'networks':
      return { networks: await wallet.listNetworks() };
    case 'estimate': {
      const [, from, to, value, network] = question;
      return wallet.estimateGas({ from, to, value, network: network as NetworkName });
    }
    case 'simulate': {
      const [, from, to, data, network] = question;
      return wallet.simulate({ from, to, data, network: network as NetworkName });
    }
    case 'send':
      return wallet.sendTransaction({ signedTransaction: question[1], network: question[2] as NetworkName });
    case 'transaction':
      return wallet.getTransaction({ hash: question[1], network: question[2] as NetworkName });
  }
}
