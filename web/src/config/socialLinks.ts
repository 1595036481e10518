/** A profile of the product on another site. */
export interface SocialLink {
  readonly name: 'GitHub' | 'X';
  readonly url: string;
}

/** The two social links of the footer (docs/product.md §2, Landing page). */
export const socialLinks: readonly SocialLink[] = [
  { name: 'GitHub', url: 'https://github.com/everything-wallet' },
  { name: 'X', url: 'https://x.com/everythingwallet' },
];
