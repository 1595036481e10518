declare const known: unique symbol;

/**
 * Name of a picture in `web/public/asset-icons`. Only a network's coin, a contract of the known tokens, and the built-in catalogue
 * have one: a symbol that a contract claims gives it none, so a lookalike cannot show the picture of the token it imitates.
 */
export type AssetPicture = string & { readonly [known]: true };

/** Returns the picture of a symbol, or of a coin's id, of the wallet's own lists. */
export function listedPicture(name: string): AssetPicture {
  return name.toLowerCase() as AssetPicture;
}
