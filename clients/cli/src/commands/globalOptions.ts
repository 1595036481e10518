import { Option } from 'commander';
import { networks } from '../networks.ts';

/** Flags of every command. */
export const globalOptions = [
  new Option('--network <name>', 'network, by its name or chain id (EW_NETWORK)'),
  new Option('--api-key <key>', 'key of the API (EW_API_KEY); others on the machine may see it in a flag'),
  new Option('--base-url <url>', 'address of the API (EW_BASE_URL)'),
  new Option('--json', 'write one JSON document to stdout'),
] as const;

/** Completions of --network. */
export const networkNames = networks.map(({ rpcName }) => rpcName);
