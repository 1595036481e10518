/** Offer of a new release. */
export const releaseTexts = {
  'release.title': 'Version {version} is ready',
  'release.text': 'Your open tabs reload. Your keys and coins stay where they are.',
  'release.changes': 'Changes',
  'release.update': 'Update',
  'release.later': 'Later',
  'release.busy': 'Finish or close every open signature and transfer, in all tabs. Then update.',
  'release.error': "Couldn't update. Reload the page and try again.",
} as const;
