/** Origin of the site: of this page, or, while the build prerenders pages, of their future address. */
export const siteOrigin: string =
  typeof location === 'undefined' ? String(import.meta.env['SITE_ORIGIN']) : location.origin;
