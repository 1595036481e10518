import type { CallBatches } from './CallBatches.ts';
import { checkRequest } from './checkRequest.ts';
import { isReadMethod } from './isReadMethod.ts';
import type { EverythingWalletProvider, RedirectAnswer } from './provider.ts';
import { ProviderRpcError } from './ProviderRpcError.ts';
import { readNode } from './readNode.ts';
import type { SiteStore } from './SiteStore.ts';
import { stateAnswers } from './stateAnswers.ts';
import { StoredJson } from './StoredJson.ts';
import { takeRedirectAnswer } from './takeRedirectAnswer.ts';
import { toRpcError } from './toRpcError.ts';
import { WalletWindow } from './WalletWindow.ts';
import { windowMethods } from './windowMethods.ts';

/**
 * Returns the part of a provider that answers requests: from the stored state, from nodes, or from the wallet's window.
 *
 * @param url Origin of the wallet.
 * @param nodeOf Returns the address of the node for a chain id as hex.
 */
export function createRequest(
  url: string,
  store: SiteStore,
  nodeOf: (chainId: string) => string,
): Pick<EverythingWalletProvider, 'request' | 'redirectAnswer'> {
  const walletWindow = new WalletWindow(url, (state) => {
    store.save(state);
    store.current();
  });
  let batches: Promise<CallBatches> | undefined;
  let added: unknown;
  const loadBatches = () =>
    // Only some sites send batches.
    (batches ??= import('./CallBatches.ts').then(
      (module) => new module.CallBatches(new StoredJson(`everything-wallet:${url}:calls`)),
      () => {
        batches = undefined;
        throw new ProviderRpcError(-32603, 'A part of this package did not load.');
      },
    ));

  const addBatch = async (params: unknown, chainId: string, result: unknown): Promise<unknown> => {
    // Loaded while the user decides. A batch that was sent is answered even if this fails.
    const loaded = loadBatches().catch(() => undefined);
    const answer = await result;
    return (await loaded)?.add({ params, chainId, result: answer }) ?? answer;
  };

  // Runs up to the window before it returns, in the task of the click.
  const request: EverythingWalletProvider['request'] = async (args, { signal } = {}) => {
    signal?.throwIfAborted();
    const { method, params } = checkRequest(args);
    const list: readonly unknown[] = Array.isArray(params) ? params : [];
    const state = store.current();
    const { accounts, chainId } = state;

    const answer = Object.hasOwn(stateAnswers, method) && stateAnswers[method]?.(state, list, store);
    if (answer !== undefined && answer !== false) {
      store.current();
      return answer;
    }
    const read = (chain: string, name: string, values: unknown) =>
      readNode(nodeOf(chain), name, values, signal);
    if (isReadMethod(method)) return read(chainId, method, params);
    if (method === 'wallet_getCallsStatus') {
      await added;
      const status = await (await loadBatches()).status(list[0], read);
      if (status) return status;
      throw new ProviderRpcError(typeof list[0] === 'string' ? 5730 : -32602, 'The batch id is unknown.');
    }
    if (!windowMethods.includes(method)) {
      throw new ProviderRpcError(4200, `The wallet does not support ${method}.`);
    }
    if (!accounts[0] && windowMethods.indexOf(method) > 1) {
      throw new ProviderRpcError(4100, 'The site is not connected.');
    }
    const result = walletWindow.request({ method, params, chainId }, signal);
    return method === 'wallet_sendCalls' ? addBatch(params, chainId, result) : result;
  };

  const takeAnswer = (): RedirectAnswer | undefined => {
    const taken = takeRedirectAnswer(url);
    if (!taken) return undefined;
    const { method, params, chainId, answer } = taken;
    const { result, error, state } = answer;
    store.save(state);
    // Once listeners can be there.
    setTimeout(() => store.current());
    if (error) return { method, params, error: toRpcError(error) };
    if (method === 'wallet_sendCalls') added = addBatch(params, chainId, result);
    return { method, params, result };
  };

  return { request, redirectAnswer: takeAnswer() };
}
