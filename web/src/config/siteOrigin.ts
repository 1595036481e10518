/** Where the site stands: where this page was loaded from, or, while the build writes pages, where they will be. */
export const siteOrigin: string =
  typeof location === 'undefined' ? String(import.meta.env['SITE_ORIGIN']) : location.origin;
