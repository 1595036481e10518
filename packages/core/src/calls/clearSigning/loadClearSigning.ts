import type { DescriptorReader } from './DescriptorReader.ts';

let loading: Promise<DescriptorReader> | undefined;

/** The registry and what reads it, loaded once and when it is asked for: they weigh more than all of the wallet's own texts. */
export async function loadClearSigning(): Promise<DescriptorReader> {
  loading ??= import('./DescriptorReader.ts').then(({ DescriptorReader: Reader }) => new Reader());
  try {
    return await loading;
  } catch (error) {
    // What did not arrive is asked for again the next time.
    loading = undefined;
    throw error;
  }
}
