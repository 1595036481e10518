import type { DescriptorReader } from './DescriptorReader.ts';

let loading: Promise<DescriptorReader> | undefined;

/**
 * Loads the registry and its reader once, on first use: they are larger than all of the wallet's own texts.
 */
export async function loadClearSigning(): Promise<DescriptorReader> {
  loading ??= import('./DescriptorReader.ts').then(({ DescriptorReader: Reader }) => new Reader());
  try {
    return await loading;
  } catch (error) {
    // A failed load is tried again the next time.
    loading = undefined;
    throw error;
  }
}
