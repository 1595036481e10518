/**
 * Returns the address at which the build has written this page in a language, with the query and fragment of the document;
 * undefined for a page that exists once.
 *
 * @param language BCP 47 tag
 */
export function ownAddress(language: string): string | undefined {
  const link = document.querySelector<HTMLLinkElement>(`link[hreflang="${language}"]`);
  if (!link) return undefined;
  const { search, hash } = window.location;
  // The link names the origin of the build.
  return new URL(link.href).pathname + search + hash;
}
