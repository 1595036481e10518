import { parseArgs } from 'node:util';
import { parsePortOffset } from './parsePortOffset.ts';
import { runSupervised } from './runSupervised.ts';
import { stackDirectory } from './stackDirectory.ts';
import { stackNetworks } from './stackNetworks.ts';
import { stackPorts } from './stackPorts.ts';
import { startStack } from './startStack.ts';

/* `npm start`: the whole product on this machine, with its state saved between runs. */

const { values } = parseArgs({
  options: {
    fresh: { type: 'boolean', default: false },
    'port-offset': { type: 'string', default: '0' },
    networks: { type: 'string', default: '' },
  },
});

const portOffset = parsePortOffset(values['port-offset']);
const networks = stackNetworks(values.networks);
// Stacks at other ports can run at the same time, so each has its own state.
const name = portOffset === 0 ? 'main' : `main-${portOffset}`;
const started = Date.now();

await runSupervised(stackDirectory(name), 0, async (run) => {
  const ports = stackPorts(portOffset);
  const stack = await startStack(run, {
    name,
    ports,
    networks,
    fresh: values.fresh,
    keepState: true,
  });
  run.log(
    [
      '',
      `Everything Wallet is ready after ${((Date.now() - started) / 1000).toFixed(0)} s. Open`,
      '',
      `    http://127.0.0.1:${ports.hosting}`,
      '',
      'Test coins: npm run faucet -- <address> [network] [amount] [token]. Ctrl-C ends it; the state is kept.',
    ].join('\n'),
  );
  return stack.failed;
});
