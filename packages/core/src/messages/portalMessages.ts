/** The words of /developer-portal (specification §2, Developer portal). */
export const portalMessages = {
  'portal.error.nameRequired': 'Please enter a name for your API key',
  'portal.error.nameTooLong': 'A name has at most 100 characters',
  'portal.error.scopeRequired': 'Choose at least one thing the key may be used for',
} as const;
