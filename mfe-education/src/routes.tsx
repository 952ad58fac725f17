import type { RemoteModule } from '@site/platform';
import { CONTRACT_VERSION } from '@site/platform/contractVersion';

export const contractVersion = CONTRACT_VERSION;

/** The pages of this microfrontend. The chunk is named after the path: the shell host preloads it. */
export const createRoutes: RemoteModule['createRoutes'] = deps => [
  {
    path: '/education',
    lazy: async () =>
      (await import(/* webpackChunkName: "page-education" */ './pages/EducationPage.tsx')).createPage(deps),
  },
  {
    path: '/education/:level/:module',
    lazy: async () =>
      (
        await import(/* webpackChunkName: "page-education-level-module" */ './pages/LessonPage.tsx')
      ).createPage(deps),
  },
];
