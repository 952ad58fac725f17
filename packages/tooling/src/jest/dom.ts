import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom/jest-globals';

// Testing Library gives up after one second, which a busy machine may need for one render.
configure({ asyncUtilTimeout: 10_000 });
