/** Folder of the earlier pictures, and their file names. */
interface EarlierPictures {
  /** Relative to the gallery, ending with a slash. */
  readonly folder: string;
  readonly files: readonly string[];
}

/**
 * Returns a page with a row for each screen.
 *
 * @param pictures file names, `<screen>.<width>.<scheme>.png`
 * @param earlier pictures to show beside those of the same name
 */
export function writeGallery(pictures: readonly string[], earlier?: EarlierPictures): string {
  const known = new Set(earlier?.files);
  const screens = Object.groupBy(pictures.toSorted(), (file) => file.split('.')[0] ?? '');
  const rows = Object.entries(screens).map(([screen, files = []]) => {
    const images = files.flatMap((file) => [
      ...(earlier && known.has(file) ? [figure(`${earlier.folder}${file}`, `${file}, before`)] : []),
      figure(file, file),
    ]);
    return `<h2>${screen}</h2>\n<div>${images.join('\n')}</div>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Everything Wallet: every screen</title>
<style>
  body { font: 16px system-ui; margin: 2rem; background: #8885 }
  div { display: flex; gap: 1rem; align-items: start; overflow-x: auto }
  figure { margin: 0 }
  img { height: 640px; border-radius: 8px }
</style>
${rows.join('\n')}
</html>
`;
}

function figure(path: string, caption: string): string {
  return `<figure><img src="${path}" alt="" loading="lazy"><figcaption>${caption}</figcaption></figure>`;
}
