import { renderStandalone } from '@site/platform/standalone';
import { createRoutes } from './routes.tsx';

renderStandalone('__name__', { createRoutes });
