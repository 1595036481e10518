import type { Tally } from '../production/Tally.ts';
import { LATE } from './EventTransaction.ts';
import { replay } from './replay.ts';
import { Simulation, type SimulationSize } from './Simulation.ts';

/** Runs a simulation, and compares its records with a replay of the chain; returns figures, and counts of what happened. */
export async function checkSimulation(
  size: SimulationSize,
  tally: Tally,
  log: (line: string) => void,
): Promise<{ readonly figure: string; readonly counts: Simulation['counts'] }> {
  const simulation = new Simulation(size);
  await simulation.run(log);
  const { chain, chainId, watched } = simulation;
  const { expected, possible } = replay(chain, chainId, 1, watched.from);
  const found = new Map<string, string>();
  let doubled = 0;
  for (const [id, text] of simulation.sink.records) {
    if (found.has(id)) doubled += 1;
    found.set(id, text);
  }
  const lost = [...expected.keys()].filter((id) => !found.has(id));
  const invented = [...found.keys()].filter((id) => !expected.has(id) && !possible.has(id));
  const wrong = [...expected, ...possible].filter(([id, text]) => found.has(id) && found.get(id) !== text);
  tally.expect(doubled === 0, `${doubled} records are doubled`);
  tally.expect(lost.length === 0, `${lost.length} records are lost, such as ${lost[0]}`);
  tally.expect(
    invented.length === 0,
    `${invented.length} records are of no movement, such as ${invented[0]}`,
  );
  tally.expect(
    wrong.length === 0,
    `${wrong.length} records have another content: ${wrong[0]?.[1]} is ${found.get(wrong[0]?.[0] ?? '')}`,
  );
  tally.expect(simulation.partialCommits > 0, 'no step needed several commits');
  tally.expect(watched.from.size === LATE, `${watched.from.size} of ${LATE} late addresses are found`);
  const { counts, sink } = simulation;
  const figure = [
    `${chain.head.toLocaleString('en')} blocks, ${expected.size.toLocaleString('en')} records`,
    `${LATE} addresses added meanwhile`,
    `${counts.reorgs} reorgs, ${counts.rewound} seen by the scanner`,
    `${counts.kills} kills, ${counts.overlaps} times two scanners (${counts.moved} commits refused)`,
    `${counts.stops} reorgs that were too deep, ${counts.unreverted} of which left records to people`,
    `${simulation.partialCommits} commits of a part of a step's events`,
    `${simulation.lies.size} kinds of lies in ${counts.lies} turns, ${counts.faults} turns of lagging or failing nodes`,
    `${counts.waiting} of ${counts.steps} steps waited for a quorum or for newer addresses`,
    `${sink.redelivered} of ${sink.delivered} deliveries repeated`,
  ].join('; ');
  return { figure, counts };
}
