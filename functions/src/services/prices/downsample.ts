/**
 * A list with no more than so many of its elements, evenly chosen; the first and the last stay.
 *
 * @param most at least 2
 */
export function downsample<Element>(elements: readonly Element[], most: number): Element[] {
  if (elements.length <= most) return [...elements];
  const step = (elements.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, index) => elements[Math.round(index * step)]).filter(
    (element) => element !== undefined,
  );
}
