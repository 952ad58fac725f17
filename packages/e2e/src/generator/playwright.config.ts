import { defineConfig } from '@playwright/test';
import base from '../../../../playwright.config.ts';

// For a copy of the checkout to which the generator added a microfrontend: npm test -- generator
export default defineConfig({ ...base, testDir: '.', projects: [{ name: 'generator' }] });
