/*
 * Code of this feature that is loaded when it is shown. All imports are in one file, since the build adds a list of needed files to each
 * file with such an import, and these lists would be nearly the same.
 */

/** Effects of a transfer: the decoder of calls and its texts are larger than the dialog that opens without them. */
export const loadTransferEffects = async () =>
  (await import('./transfer/TransferEffects.tsx')).TransferEffects;

/** Steps of the Send dialog, which only phones show. */
export const loadSendSteps = async () => (await import('./transfer/SendSteps.tsx')).SendSteps;

/** Choice of fees: most people use the usual one. */
export const loadFeePicker = async () => (await import('./fees/FeePicker.tsx')).FeePicker;

/** List of apps' contracts, which comes with the first recipient. */
export const loadAppContractName = async () =>
  (await import('@everything-wallet/core/recipients/appContractName')).appContractName;
