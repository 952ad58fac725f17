import { standAlone } from '@site/platform/standalone';
import { createRoutes } from './routes.tsx';

standAlone('education', { createRoutes });
