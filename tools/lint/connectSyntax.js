/** Objects that a site or the address of the page controls. */
const CLAIMED = '/^(data|message|params|hello|request|parameters|search|query|hash)$/';

const identity = 'the origin that the browser reports is the identity of a site, nothing that the site says';
const phrase = 'no screen of /connect has a field for the recovery phrase';

/** A target of `*` lets any page read a message. `ready` says nothing, so it may be read. */
export const targetSyntax = [
  'CallExpression[callee.property.name="postMessage"]:has(> Literal[value="*"]):not(:has(Property[key.name="everythingWallet"][value.value="ready"]))',
  'CallExpression[callee.property.name="postMessage"] Property[key.name="targetOrigin"][value.value="*"]',
  'CallExpression[callee.property.name="postMessage"] > TemplateLiteral[quasis.0.value.raw="*"]',
].map((selector) => ({
  selector,
  message: 'only `ready` is posted to any origin (docs/connect-protocol.md)',
}));

/** What only the wallet's side of a connection must not do. */
export const windowSyntax = [
  { selector: 'Identifier[name=/^(URLSearchParams|useSearchParams|useParams)$/]', message: identity },
  { selector: 'MemberExpression[property.name="searchParams"]', message: identity },
  {
    selector: 'MemberExpression[object.property.name="location"][property.name="search"]',
    message: identity,
  },
  { selector: 'MemberExpression[object.name="location"][property.name="search"]', message: identity },
  { selector: `MemberExpression[object.name=${CLAIMED}][property.name="origin"]`, message: identity },
  { selector: `MemberExpression[object.name=${CLAIMED}][property.value="origin"]`, message: identity },
  {
    selector: `VariableDeclarator[init.name=${CLAIMED}] > ObjectPattern > Property[key.name="origin"]`,
    message: identity,
  },
  { selector: 'ImportDeclaration[source.value=/phrase/i]', message: phrase },
  { selector: 'ImportExpression[source.value=/phrase/i]', message: phrase },
  { selector: 'JSXIdentifier[name=/phrase/i]', message: phrase },
  { selector: 'JSXAttribute[name.name=/^(name|id|label)$/][value.value=/phrase/i]', message: phrase },
];
