/*
 * Code of this feature that is loaded when it is shown. In one file, since the build lists what such an import needs beside each file that
 * has one, and the lists are nearly the same.
 */

/** Effects of a transfer: the decoder of calls and its texts are larger than the dialog that opens without them. */
export const loadTransferEffects = async () =>
  (await import('./transfer/TransferEffects.tsx')).TransferEffects;

/** Steps of the Send dialog, which only phones show. */
export const loadSendSteps = async () => (await import('./transfer/SendSteps.tsx')).SendSteps;

/** Choice of fees: most people keep the usual one. */
export const loadFeePicker = async () => (await import('./fees/FeePicker.tsx')).FeePicker;

/** List of apps' contracts, which comes with the first recipient. */
export const loadAppContractName = async () =>
  (await import('@everything-wallet/core/recipients/appContractName')).appContractName;
