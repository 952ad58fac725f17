// Replaces shell/src/federation/microfrontends.ts in the single bundle; singleBundle.ts resolves the names.
import * as contact from 'bundled/contact';
import * as education from 'bundled/education';
import * as marketing from 'bundled/marketing';

const remotes = { contact, education, marketing };

export const createMicrofrontends = () => ({
  load: async (name, use) => use(remotes[name]),
  refresh: async () => {},
  shown: () => undefined,
  versionIn: () => undefined,
});
