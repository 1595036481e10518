/** Offer of a new release. */
export const releaseTexts = {
  'release.title': 'Version {version} is ready',
  'release.text': 'Your open tabs reload. Your keys and coins stay where they are.',
  'release.changes': 'Changes',
  'release.update': 'Update',
  'release.later': 'Later',
  'release.busy': 'Finish or close what you are signing or sending, also in other tabs. Then update.',
  'release.error': "Couldn't update. Reload the page and try again.",
} as const;
