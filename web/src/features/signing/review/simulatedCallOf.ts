import type { SimulationQuestion } from '@everything-wallet/core/schemas/simulation';
import type { SimulatedCall } from '@everything-wallet/core/simulation/SimulatedCall';
import type { TransferFees } from '@everything-wallet/core/transactions/transferFees';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';

/** Returns the call to simulate: the bytes to be signed, with the selected gas and fees. */
export function simulatedCallOf(request: CallRequest, fees: TransferFees | undefined): SimulatedCall {
  const { network, sender, to, value, data } = request;
  const call = { chainId: network.chainId, from: sender.address, to, value, data };
  if (!fees) return call;
  const { gasLimit, gasPrice, maxPriorityFeePerGas } = fees;
  return maxPriorityFeePerGas === undefined
    ? { ...call, gasLimit, gasPrice }
    : { ...call, gasLimit, maxFeePerGas: gasPrice, maxPriorityFeePerGas };
}

/** Returns the simulation request for it. */
export function simulationQuestionOf(
  request: CallRequest,
  fees: TransferFees | undefined,
): SimulationQuestion {
  const { from, to, data, ...call } = simulatedCallOf(request, fees);
  const text = (wei: bigint | undefined) => wei?.toString();
  return {
    network: request.network.rpcName,
    from,
    to,
    data,
    value: call.value.toString(),
    watched: [...(request.watched ?? [])],
    ...(fees && {
      gasLimit: text(call.gasLimit),
      gasPrice: text(call.gasPrice),
      maxFeePerGas: text(call.maxFeePerGas),
      maxPriorityFeePerGas: text(call.maxPriorityFeePerGas),
    }),
  };
}
