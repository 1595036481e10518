import { Tally } from '../production/Tally.ts';
import type { QualitySuite } from '../QualitySuite.ts';
import { checkNames } from '../recipients/checkNames.ts';
import { countLookAlikes } from '../recipients/countLookAlikes.ts';
import { NameChain } from '../recipients/NameChain.ts';
import { nameContracts } from '../recipients/nameContracts.ts';

const LOOK_ALIKES = 10_000;
const RANDOM = 1_000_000;

/** Maximum share of random addresses that may count as lookalikes. */
const MAX_FALSE_ALARMS = 0.001;

/** Of four hex digits there are so many. */
const DIGITS = 65_536;

/** Maximum relative difference between a measured rate and the probability. */
const CHANCE_TOLERANCE = 0.15;

/** Two nodes of one network. */
const PORTS = [18_645, 18_646] as const;

/** Judges generated lookalikes and random addresses, and resolves names with the registry's own contracts. */
export const recipients: QualitySuite = {
  claim:
    "Every generated lookalike of a known address is stopped or warned about. Of random addresses, at most 0.1% raise a false alarm with up to 32 known ones. Names resolve as in the registry's own contracts.",
  gaps: [
    'Above 32 known addresses, chance alone raises more than 0.1% false alarms (n / 32,768). The rule stays strict.',
  ],
  async work(run) {
    const tally = new Tally(run.log);
    await tally.part('look-alikes', () => {
      const { misjudged, falseAlarms, known } = countLookAlikes(LOOK_ALIKES, RANDOM);
      for (const one of misjudged) tally.expect(false, one);
      tally.passed += LOOK_ALIKES - misjudged.length;
      tally.expect(falseAlarms <= RANDOM * MAX_FALSE_ALARMS, `${falseAlarms} false alarms of ${RANDOM}`);
      const rate = ((falseAlarms / RANDOM) * 100).toFixed(3);
      return Promise.resolve(`${rate} % false alarms of ${RANDOM} random addresses, ${known} known`);
    });
    // Above 32 known addresses the goal and the rule contradict: an address that is similar at one end by
    // chance cannot be distinguished from a made one. The rule applies at every size, and the rate equals the
    // probability.
    await tally.part('more known addresses', () => {
      const rates = [3, 16].map((times) => {
        const { misjudged, falseAlarms, random, known } = countLookAlikes(LOOK_ALIKES, 200_000, times);
        for (const one of misjudged) tally.expect(false, one);
        tally.passed += LOOK_ALIKES - misjudged.length;
        const [rate, chance] = [falseAlarms / random, (2 * known) / DIGITS];
        tally.expect(
          Math.abs(rate / chance - 1) < CHANCE_TOLERANCE,
          `${rate} false alarms where chance makes ${chance}, ${known} known`,
        );
        return `${(rate * 100).toFixed(2)} % false alarms with ${known} known, ${(chance * 100).toFixed(2)} % by chance`;
      });
      return Promise.resolve(rates.join('; '));
    });
    await tally.part('names', async () => {
      const [registry, reverseRegistrar] = await nameContracts(run, 'ens', [
        'ENSRegistry',
        'ReverseRegistrar',
      ]);
      const [resolver] = await nameContracts(run, 'resolver', ['PublicResolver']);
      if (!registry || !reverseRegistrar || !resolver) throw new TypeError('A contract is missing');
      const artefacts = { registry, reverseRegistrar, resolver };
      const one = await NameChain.start(run, PORTS[0], artefacts);
      const other = await NameChain.start(run, PORTS[1], artefacts);
      await checkNames(tally, [one, other]);
      return undefined;
    });
    return tally.counts;
  },
};
