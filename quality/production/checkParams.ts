import { LocalError } from '../../tools/LocalError.ts';
import type { StandIn } from './StandIn.ts';
import type { Tally } from './Tally.ts';

/** Params missing or malformed: an instance does not start, and says one line for each. */
export async function checkParams(standIn: StandIn, tally: Tally): Promise<string> {
  const wrong = {
    WEB_API_KEY: undefined,
    MAX_INSTANCES: '0',
    RPC_URLS_MAINNET: 'https://a.example, https://b.example',
    PRICE_SOURCE: 'CoinGecko',
    SITE_ORIGIN: 'https://wallet.example/',
    PHRASE_PEPPER: 'short',
    COUNTER_KEY: 'short',
  };
  let started = 0;
  const attempts: Record<string, string | undefined>[] = [
    ...Object.entries(wrong).map(([name, value]) => ({ [name]: value })),
    wrong,
  ];
  for (const environment of attempts) {
    const names = Object.keys(environment);
    const failure: unknown = await standIn
      .tryStart('getBalance', environment)
      .catch((error: unknown) => error);
    const lines = failure instanceof LocalError ? failure.message.split('\n') : [];
    tally.expect(failure instanceof LocalError, `started without ${names.join(', ')}`);
    if (!(failure instanceof LocalError)) started += 1;
    for (const name of names) {
      const said = lines.filter((line) => line.trimStart().startsWith('{') && line.includes(`${name} is m`));
      tally.expect(said.length === 1, `${name} is said in ${said.length} lines`);
    }
  }
  return `${attempts.length - started} of ${attempts.length} did not start`;
}
