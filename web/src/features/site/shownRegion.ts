const REGION = /^[^\n]*#region shown(?: -->)?\n(.*?)\n[^\n]*#endregion/ms;

/**
 * Returns the part of a sample that pages show: between the marks '#region shown' and '#endregion'.
 *
 * @throws Error without the marks, so that a page never shows a whole file by accident
 */
export function shownRegion(source: string): string {
  const shown = REGION.exec(source)?.[1];
  if (!shown) throw new Error('A sample has no region called shown');
  return shown;
}
