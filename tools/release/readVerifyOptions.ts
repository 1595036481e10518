import { parseArgs } from 'node:util';
import { LocalError } from '../LocalError.ts';

const USAGE = 'Usage: npm run verify-release -- <address of the site> [--built]';

/** Site to verify, and whether it has to be built. */
export interface VerifyOptions {
  /** Origin of the site, without a final slash. */
  readonly origin: string;
  /** True if web/dist has the build to compare with. */
  readonly isBuilt: boolean;
}

/**
 * Reads the command line of the verification.
 *
 * @throws {LocalError} without the address of a site
 */
export function readVerifyOptions(args: readonly string[]): VerifyOptions {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { built: { type: 'boolean', default: false } },
    });
    const [address, ...others] = positionals;
    const url = new URL(address ?? '');
    if (others.length > 0 || !/^https?:$/.test(url.protocol)) throw new TypeError('not a site');
    return { origin: url.origin, isBuilt: values.built };
  } catch (cause) {
    throw new LocalError(USAGE, { cause });
  }
}
