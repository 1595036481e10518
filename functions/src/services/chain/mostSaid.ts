/** How many say each of some values. */
function votesOf(values: readonly bigint[]): ReadonlyMap<bigint, number> {
  const votes = new Map<bigint, number>();
  for (const value of values) votes.set(value, (votes.get(value) ?? 0) + 1);
  return votes;
}

/**
 * What most nodes say an account has; where no value is said more often than the others, the lowest of those (or the highest).
 *
 * Of three nodes two that agree outvote one that is behind or lies. Where nobody agrees, one that says too much would have Max sign
 * what the network refuses, and a page show coins that are not there; one that says too little hides for a while what nobody can take
 * away, and the next answer in which two agree shows it. So too little is the better error, except where an account is looked for.
 *
 * @param inDoubt which of values that equally many say
 * @returns undefined of none
 */
export function mostSaid(
  values: readonly bigint[],
  inDoubt: 'lowest' | 'highest' = 'lowest',
): bigint | undefined {
  const votes = votesOf(values);
  const most = Math.max(...votes.values());
  return [...votes.keys()]
    .filter((value) => votes.get(value) === most)
    .reduce<bigint | undefined>((best, value) => {
      if (best === undefined) return value;
      return value < best === (inDoubt === 'lowest') ? value : best;
    }, undefined);
}

/** Whether one value is said by so many of all nodes that no other answer changes what most say. */
export function isSettled(values: readonly bigint[], nodes: number): boolean {
  return [...votesOf(values).values()].some((votes) => 2 * votes > nodes);
}
