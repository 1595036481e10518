/* Run by `firebase deploy` on the repository's own firebase.json, whose policy names the local project's functions. */
console.error('firebase.json is a template: deploy with npm run deploy -- <project>');
process.exit(1);
