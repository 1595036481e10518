/* Run by `firebase deploy` on the repository's own firebase.json, whose policy names the local project's functions and
 * whose folder of functions has no lock file. */
console.error('firebase.json is a template: deploy with npm run deploy -- --project <id>');
process.exit(1);
